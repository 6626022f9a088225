import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from './free-port.ts';

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
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(`http://localhost:${ports.OPS_PORT}/readyz`).catch(() => null);
    if (ready?.ok)
      return { port: Number(ports.PORT), deskOrigin: `http://localhost:${ports.EMBEDDED_PORT}`, close };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await close();
  throw new Error('the site did not become ready');
};
