import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { articleDeadline, createSanitiser } from './sanitiser.ts';

const shop = { domains: ['atd-parts.de'], hosts: ['help.atd-parts.de'] };
const host = 'help.atd-parts.de';
const cleanHtml = (html: string) => ({ clean: { blocks: [{ kind: 'html', html }], sections: [] } });

describe('with threads that do what the article says', () => {
  const script = new URL('../../../tests/fakes/obedient-sanitise-worker.ts', import.meta.url);
  const start = () => {
    const died: string[] = [];
    let retired = 0;
    const sanitiser = createSanitiser(shop, {
      script,
      maxHeap: 32,
      onThreadDied: (code) => void died.push(code),
      onThreadRetired: () => (retired += 1),
    });
    onTestFinished(async () => void (await sanitiser.close()));
    return {
      sanitiser,
      died,
      retired: () => retired,
      clean: (html: string) => sanitiser.clean({ html, host }),
    };
  };

  test('an article that takes its thread down costs none of those that wait behind it', async () => {
    const { clean, died } = start();
    const [bad, ...harmless] = await Promise.all([clean('exit'), ...['1', '2', '3'].map(clean)]);
    expect(bad).toMatchObject({ refused: 'ERR_SANITISER_EXIT', permanent: false });
    expect(harmless).toEqual(['1', '2', '3'].map(cleanHtml));
    expect(died).toHaveLength(2);
  });

  test('a thread that dies of what others left in it costs nobody an article', async () => {
    const { clean, died } = start();
    await clean('1');
    expect(await clean('exit if used')).toEqual(cleanHtml('exit if used'));
    expect(died).toHaveLength(1);
  });

  test('the heap has an end, and its code is told', async () => {
    const { clean, died } = start();
    expect(await clean('eat memory')).toMatchObject({ refused: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(died).toEqual(['ERR_WORKER_OUT_OF_MEMORY', 'ERR_WORKER_OUT_OF_MEMORY']);
    expect(await clean('2')).toEqual(cleanHtml('2'));
  });

  test('an article that never ends is ended at its time, which begins with its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { clean } = start();
    const answers = Promise.all([clean('hang'), clean('2')]);
    for (let attempt = 0; attempt < 2; attempt++) {
      await turnBegins();
      vi.advanceTimersByTime(articleDeadline - 1);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(1);
    }
    expect(await answers).toEqual([{ refused: 'ERR_SANITISER_DEADLINE', permanent: false }, cleanHtml('2')]);
  });

  /** Only the article whose turn it is has a clock. */
  const turnBegins = async (): Promise<void> => {
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  };

  test('a thread that has grown retires, articles do not notice', async () => {
    const { clean, retired } = start();
    const all = await Promise.all(['1', 'grow', '2', 'grow', 'grow', '3'].map(clean));
    expect(all).toEqual(['1', 'grow', '2', 'grow', 'grow', '3'].map(cleanHtml));
    expect(retired()).toBe(2);
  });

  test('a thread that was started before the first article cleans it, and the next one is there before it is needed', async () => {
    let threads = 0;
    const count = () => void (threads += 1);
    process.on('worker', count);
    onTestFinished(() => void process.off('worker', count));
    const { sanitiser, clean } = start();
    await sanitiser.start();
    await sanitiser.start();
    expect(threads).toBe(1);
    await clean('1');
    expect(threads).toBe(1);
    await clean('grow');
    // Told of in the next turn of the loop.
    await new Promise(setImmediate);
    expect(threads).toBe(2);
    await clean('2');
    expect(threads).toBe(2);
  });
});

test('the real thread cleans', async () => {
  const sanitiser = createSanitiser(shop);
  onTestFinished(async () => void (await sanitiser.close()));
  const html = '<p onclick="x">a</p><script>1</script>';
  expect(await sanitiser.clean({ html, host })).toEqual(cleanHtml('<p>a</p>'));
});
