import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from './free-port.ts';
import { whenReady } from './when-ready.ts';

/** The site on its own demo shop, as a process of its own. */
export interface DemoSite {
  readonly port: number;
  /** Origin of the editor's desk. */
  readonly deskOrigin: string;
  close(): Promise<void>;
}

/** What is built in `folder`. Resolves once it is ready; rejects after a minute. */
export const startDemo = async (folder: string): Promise<DemoSite> => {
  const ports = await freePorts();
  const site = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...ports, EMBEDDED_DATA: ':memory:', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = once(site, 'exit');
  const close = async () => {
    site.kill('SIGTERM');
    await ended;
  };
  try {
    await whenReady(ports.OPS_PORT);
  } catch (error) {
    await close();
    throw error;
  }
  return { port: Number(ports.PORT), deskOrigin: `http://localhost:${ports.EMBEDDED_PORT}`, close };
};
