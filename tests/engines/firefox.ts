import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/setup/free-port.ts';
import type { Engine } from './engine.ts';

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
}

/** Calls of WebDriver BiDi, each answered under its number. */
const openLine = async (address: string) => {
  const socket = await connect(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let calls = 0;
  const call = async (method: string, params: object): Promise<unknown> => {
    const id = (calls += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
  return { call, close: () => socket.close() };
};

/** Until the browser listens, a connection is refused. */
const connect = async (address: string, tries = 150): Promise<WebSocket> => {
  const socket = new WebSocket(address);
  const opened = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  if (opened) return socket;
  if (tries === 0) throw new Error('the browser does not listen');
  await new Promise((resolve) => setTimeout(resolve, 200));
  return connect(address, tries - 1);
};

/** Firefox with a profile of its own, which goes with it. */
export const startFirefox = async ({ firefox }: { readonly firefox: string }): Promise<Engine> => {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = spawn(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', `${port}`],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const ended = once(browser, 'exit');
  const line = await openLine(`ws://127.0.0.1:${port}/session`);
  await line.call('session.new', { capabilities: {} });
  const { contexts } = (await line.call('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  const resize = (width: number, height: number) =>
    line.call('browsingContext.setViewport', { context, viewport: { width, height } });
  await resize(1280, 900);
  return {
    open: async (url) =>
      void (await line.call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async ask(expression) {
      const { result } = (await line.call('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: unknown } };
      return result?.value;
    },
    act: (actions) => line.call('input.performActions', { context, actions }),
    resize,
    async close() {
      line.close();
      browser.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
