import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/** A thread in the place of the sanitising one: does what the article's text says, and gives the text back. */
const megabyte = 1024 * 1024;
let heapUsed = 40 * megabyte;
let articles = 0;

const obey = async (html: string): Promise<void> => {
  articles += 1;
  if (html === 'exit' || (html === 'exit if used' && articles > 1)) process.exit();
  if (html === 'hang') await sleep(2 ** 31 - 1);
  if (html === 'grow') heapUsed += 100 * megabyte;
  if (html === 'eat memory') {
    const eaten: unknown[] = [];
    for (;;) eaten.push(Array.from({ length: megabyte }, () => eaten.length));
  }
};

parentPort?.on('message', ({ html }: { html: string }) => {
  void obey(html).then(() =>
    parentPort?.postMessage({
      kind: 'reply',
      clean: { blocks: [{ kind: 'html', html }], sections: [] },
      heapUsed,
    }),
  );
});
parentPort?.postMessage({ kind: 'ready' });
