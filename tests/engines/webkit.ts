import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tests/setup/free-port.ts';
import type { Engine } from './engine.ts';

/** Calls of WebDriver. Rejects with what the driver says is wrong. */
const openLine = (origin: string) => async (path: string, body: object | null) => {
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'DELETE',
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
};

/** A display that nobody sees, under the first number that is free. Resolves with its name. */
const startDisplay = async (program: string) => {
  const display = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x960x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  return { display, name: `:${number.toString().trim()}` };
};

const untilGone = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Until the driver listens, a connection is refused. */
const untilListening = async (origin: string, tries = 150): Promise<void> => {
  if (await fetch(`${origin}/status`).catch(() => null)) return;
  if (tries === 0) throw new Error('the driver does not listen');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await untilListening(origin, tries - 1);
};

interface Programs {
  readonly driver: string;
  readonly display: string;
}

/** The small browser that comes with WebKit's driver; its storage goes with the session. */
export const startWebKit = async (programs: Programs): Promise<Engine> => {
  const { display, name } = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(origin);
  const call = openLine(origin);
  const { sessionId } = (await call('/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  /** Of the window, whose bars are 60 px high. */
  const resize = (width: number, height: number) =>
    call(`${session}/window/rect`, { x: 0, y: 0, width, height: height + 60 });
  await resize(1280, 900);
  return {
    open: async (url) => void (await call(`${session}/url`, { url })),
    ask: (expression) => call(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    act: (actions) => call(`${session}/actions`, { actions }),
    resize,
    async close() {
      await call(session, null).catch(() => {});
      driver.kill('SIGKILL');
      display.kill('SIGKILL');
      // Both are gone before the next begins.
      await Promise.all([driver, display].map(untilGone));
    },
  };
};
