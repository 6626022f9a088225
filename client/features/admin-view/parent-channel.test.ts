import { describe, expect, test, vi } from 'vitest';
import { likelyParents, openParentChannel, type FrameWindow } from './parent-channel.ts';

const desk = 'http://localhost:3002';
const other = 'https://backoffice.example';

interface Around {
  readonly ancestors?: readonly string[];
  readonly referrer?: string;
}

const setUp = ({ ancestors, referrer = '' }: Around = {}, trusted: readonly string[] = [desk, other]) => {
  let receive: Parameters<FrameWindow['addEventListener']>[1] = () => {};
  const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  const frame: FrameWindow = {
    parent,
    document: { referrer },
    location: ancestors ? { ancestorOrigins: ancestors } : {},
    addEventListener: (_type, listener) => (receive = listener),
  };
  const clock = { now: 0 };
  const heard: unknown[] = [];
  const channel = openParentChannel(
    frame,
    trusted,
    (message) => heard.push(message),
    (key) => key === 'home.title',
    () => clock.now,
  );
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const { origin = desk, source = parent } = from;
    receive({ data, origin, source });
  };
  return { frame, parent, channel, heard, say, clock };
};

const acknowledge = { version: 1, type: 'acknowledge' } as const;

describe('what the frame obeys', () => {
  test('its parent, from a trusted origin', () => {
    const { say, heard } = setUp();
    say(acknowledge);
    expect(heard).toEqual([acknowledge]);
  });

  test.each([
    'null', '', 'http://localhost:3002/', 'http://localhost:30020', 'http://localhost.:3002', 'https://localhost:3002',
    'http://localhost', 'http://LOCALHOST:3002', 'http://localhost:3002.evil.example', 'http://evil.example',
    'http://127.0.0.1:3002', 'file://',
  ])('not the origin %j', (origin) => {
    const { say, heard } = setUp();
    say(acknowledge, { origin });
    expect(heard).toEqual([]);
  }); // oxfmt-ignore

  test('no other window of the right origin, nor one that is none', () => {
    const { say, heard, frame } = setUp();
    for (const source of [{}, null, frame, undefined]) say(acknowledge, { source });
    // `undefined` takes the default of `say`, which is the parent: one message is heard.
    expect(heard).toHaveLength(1);
  });

  test('nested keys to strings alone, where one of them is a text of the site', () => {
    const { say, heard } = setUp();
    const texts = { home: { title: 'X', unknown: 'Y' } };
    say(texts);
    expect(heard).toEqual([{ version: 1, type: 'text-replacements', texts }]);
  });

  test.each([
    { home: { other: 'X' } }, { home: { title: 7 } }, { home: { title: 'X' }, count: 1 }, ['home'], 'home.title', {},
    { type: 'webpackOk' },
  ])('not %j, which is no text of the site', (data) => {
    const { say, heard } = setUp();
    say(data);
    say({ home: { title: 'X' } }, { origin: 'http://evil.example' });
    expect(heard).toEqual([]);
  }); // oxfmt-ignore

  test('data of strangers is not even read', () => {
    const { frame } = setUp();
    const listener = vi.fn<() => unknown>();
    const event = {
      origin: 'http://evil.example',
      source: frame.parent,
      get data() {
        return listener();
      },
    };
    let receive: (event: never) => void = () => {};
    openParentChannel(
      { ...frame, addEventListener: (_type, added) => (receive = added as never) },
      [desk],
      () => {},
      () => true,
    );
    receive(event as never);
    expect(listener).not.toHaveBeenCalled();
  });

  test('a flood is dropped, and what comes after it is heard', () => {
    const { say, heard, clock } = setUp();
    for (let sent = 0; sent < 10_000; sent += 1) say(acknowledge);
    expect(heard.length).toBeLessThanOrEqual(60);
    clock.now = 2_000;
    const before = heard.length;
    say(acknowledge);
    expect(heard).toHaveLength(before + 1);
  });
});

describe('whom the frame tells', () => {
  test('always an origin by name, the one that spoke first once it is known', () => {
    const { channel, parent, say } = setUp();
    channel.tell({ type: 'loaded', skin: 'atd' });
    expect(parent.postMessage.mock.calls.map(([, origin]) => origin)).toEqual([desk, other]);
    say(acknowledge, { origin: other });
    channel.tell({ type: 'loaded', skin: 'atd' });
    expect(parent.postMessage.mock.calls.at(-1)).toEqual([
      { version: 1, type: 'loaded', skin: 'atd' },
      other,
    ]);
  });

  test.each([
    [{ ancestors: [other, desk] }, [other]],
    [{ ancestors: ['http://evil.example', desk] }, []],
    [{ referrer: `${desk}/editor` }, [desk]],
    [{ referrer: 'http://evil.example/' }, [desk, other]],
    [{}, [desk, other]],
  ])('around %j it may be %j', (around, expected) => {
    expect(likelyParents(setUp(around).frame, [desk, other])).toEqual(expected);
  });
});
