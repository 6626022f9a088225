/** A browser of another engine, spoken to by the standard that it speaks itself. */
export interface Engine {
  /** Goes to an address and waits until its document has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Value of an expression in the page. */
  readonly ask: (expression: string) => Promise<unknown>;
  /** Input as WebDriver and WebDriver BiDi both word it. */
  readonly act: (actions: readonly InputSource[]) => Promise<unknown>;
  /** Of the page, in pixels; an engine that cannot be so narrow is as narrow as it can. */
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly object[];
}

/** How the standard writes keys that write nothing. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', down: '\uE015' } as const;

/** Longest wait for what is to happen, in milliseconds: a busy machine is late, not wrong. */
const patience = 30_000;

/** Waits until an expression in the page is true; a page on its way has none yet. */
export const see = async (engine: Engine, expression: string): Promise<void> => {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if ((await engine.ask(`Boolean(${expression})`).catch(() => false)) === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never came true: ${expression}`);
};

/** Types text, or keys, where the focus is. */
export const type = (engine: Engine, text: string): Promise<unknown> =>
  engine.act([
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]);

/** Opens a page of the site and waits until its script has taken it over. */
export const visit = async (engine: Engine, address: string): Promise<void> => {
  await engine.open(address);
  await see(engine, `history.scrollRestoration === 'manual'`);
};

/** Where the middle of an element stood when it stood still and nothing lay over it: asked again, it might be on its way. */
const placeOf = async (engine: Engine, found: string): Promise<readonly number[]> => {
  const middle = `(({ left, top, width, height }) => [left + width / 2, top + height / 2].map(Math.round))(${found}.getBoundingClientRect())`;
  await see(
    engine,
    `((place) => {
      const stands = String(place) === window.lastPlace;
      window.lastPlace = String(place);
      return stands && ${found}.contains(document.elementFromPoint(...place));
    })(${middle})`,
  );
  return String(await engine.ask('window.lastPlace'))
    .split(',')
    .map(Number);
};

/** Presses the first element that is to be seen, with a real pointer, once it is there and can be pressed. */
export const press = async (engine: Engine, selector: string): Promise<void> => {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility() && !each.disabled)`;
  await see(engine, found);
  await engine.ask(`${found}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  const [x = 0, y = 0] = await placeOf(engine, found);
  await engine.act([
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
};
