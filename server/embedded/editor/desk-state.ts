import { dialogOfState, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';
import type { PageText, SiteMessage } from '#shared/edit-protocol/messages.ts';
import type { FormName } from '#shared/help-api/forms.ts';
import { isElsewhere } from './pages.ts';
import type { Refusal, Texts } from './desk-api.ts';
import type { Place } from './place.ts';

/** A text as it was and as the editor has it now. */
export interface Draft {
  readonly original: string;
  readonly text: string;
  /** What the content API keeps, as far as is known; `null`: nothing, so that the site has its own words. */
  readonly before: string | null;
  /** What somebody else saved while this was written. */
  readonly theirs?: string | null;
  /** Path of the page on which it was written. */
  readonly route: string;
}

/** A text of another page, such as one without a translation, and the page on which it was first met. */
export interface MissingText {
  readonly key: string;
  readonly route: string;
}

export interface DeskState {
  /** Where the frame is, as the site in it says. */
  readonly host: string;
  readonly path: string;
  /** Path and query that the desk sent it to last. */
  readonly askedPath: string;
  /** How often something was saved: pages that a browser kept from before are too old. */
  readonly saves: number;
  /** How often the page in the frame was found to be too old. */
  readonly reloads: number;
  /** The page that was asked for last has come. */
  readonly hasArrived: boolean;
  /** The page that was left for it had been ready; so whichever is ready next is another. */
  readonly leftReady: boolean;
  /** The site in the frame has entered the admin view. */
  readonly isReady: boolean;
  /** The page in the frame has said which texts it has. */
  readonly isListed: boolean;
  readonly texts: readonly PageText[];
  readonly selected: string | null;
  /** The form that was pressed in the frame just now; nothing was sent (behaviour/editor 14). */
  readonly heldForm: FormName | null;
  /** What is shown although nothing has led there. */
  readonly shownState: HiddenStateName | null;
  /** Path and query of the page that was left for it. */
  readonly pageBefore: string | null;
  /** By host, then by key. */
  readonly drafts: ByHost<Draft>;
  /** Saved since the desk was opened: pages that a browser kept do not have them yet. */
  readonly saved: ByHost<string>;
  readonly missing: ByHost<MissingText>;
}

/**
 * How the last attempt to save went; `saved-later`: kept, but the site could not be told; `refused`: the words were at
 * fault; `too-large`: there was too much at once; `overtaken`: somebody else had saved meanwhile.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'saved-later' | 'failed' | Refusal;

/** What is said of a save; only of what a save is compared with can it be overtaken. */
export type SaveWords = Readonly<
  Record<Exclude<SaveState, 'overtaken'>, string> & Partial<Record<'overtaken', string>>
>;

type ByHost<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

export type DeskAction =
  | { readonly type: 'leave'; readonly host: string; readonly path: string }
  | { readonly type: 'site'; readonly host: string; readonly message: SiteMessage }
  | { readonly type: 'show'; readonly name: HiddenStateName | null; readonly leaves: boolean }
  | { readonly type: 'select'; readonly key: string | null }
  | { readonly type: 'write'; readonly key: string; readonly text: string }
  | { readonly type: 'undo'; readonly key: string }
  | {
      readonly type: 'saved';
      readonly host: string;
      readonly texts: Texts;
    }
  /** Somebody else saved these: nothing of ours was kept. */
  | {
      readonly type: 'overtaken';
      readonly host: string;
      readonly texts: Texts;
    }
  /** Something that pages of the host show was saved, and only they know how. */
  | { readonly type: 'outdated'; readonly host: string };

export const startState = ({ host, path }: Place): DeskState => ({
  host,
  path,
  askedPath: path,
  saves: 0,
  reloads: 0,
  hasArrived: false,
  leftReady: false,
  isReady: false,
  isListed: false,
  texts: [],
  selected: null,
  heldForm: null,
  shownState: null,
  pageBefore: null,
  drafts: new Map(),
  saved: new Map(),
  missing: new Map(),
});

export const of = <T>(map: ByHost<T>, host: string): ReadonlyMap<string, T> =>
  map.get(host) ?? new Map<string, T>();

const withEntry = <T>(map: ByHost<T>, host: string, key: string, value: T): ByHost<T> =>
  new Map(map).set(host, new Map(of(map, host)).set(key, value));

const without = <T>(map: ByHost<T>, host: string, keys: readonly string[]): ByHost<T> => {
  const left = new Map(of(map, host));
  for (const key of keys) left.delete(key);
  return new Map(map).set(host, left);
};

/** What the editor did, or the site in the frame said, and what the desk knows then. */
export const reduceDesk = (state: DeskState, action: DeskAction): DeskState => {
  switch (action.type) {
    case 'leave':
      return {
        ...state,
        host: action.host,
        askedPath: action.path,
        hasArrived: false,
        leftReady: state.isReady,
        isReady: false,
        isListed: false,
        texts: [],
        selected: null,
        heldForm: null,
      };
    case 'site':
      return hearSite(state, action.host, action.message);
    case 'show':
      return showState({ ...state, heldForm: null }, action.name, action.leaves);
    case 'select':
      return { ...state, selected: action.key, heldForm: null };
    case 'write':
      return write({ ...state, heldForm: null }, action.key, action.text);
    case 'undo':
      return { ...state, drafts: without(state.drafts, state.host, [action.key]) };
    case 'saved': {
      const kept = keep(state, action.host, action.texts);
      // The wording before the edit is known to the site alone.
      return Object.values(action.texts).includes(null) ? outdate(kept, action.host) : kept;
    }
    case 'outdated':
      return outdate(state, action.host);
    case 'overtaken':
      return overtake(state, action.host, action.texts);
  }
};

/** Path and query of the page in the frame, or on its way there; the site reports its path alone. */
export const pageOf = ({ askedPath, path, isReady }: DeskState): string =>
  !isReady || askedPath.split('?')[0] === path ? askedPath : path;

const showState = (state: DeskState, name: HiddenStateName | null, leaves: boolean): DeskState => ({
  ...state,
  shownState: name,
  pageBefore: name === null ? null : (state.pageBefore ?? (leaves ? pageOf(state) : null)),
});

const withoutState = { shownState: null, pageBefore: null } as const;

/**
 * A state that stands on another page is over once the editor has gone on. While the page that was asked for is on its way,
 * the one that is being left may still say that it has come, unless `isAnother` says that it is not that one.
 */
const arrive = (state: DeskState, host: string, path: string, isAnother = false): DeskState => {
  const hasArrived = state.hasArrived || path === state.askedPath.split('?')[0];
  const isLeft = !state.isReady && !hasArrived && !isAnother;
  const isOver = !isLeft && state.shownState !== null && isElsewhere(state.shownState, path);
  return { ...state, host, path, hasArrived, ...(isOver && withoutState) };
};

const hearSite = (state: DeskState, host: string, message: SiteMessage): DeskState => {
  switch (message.type) {
    case 'hello': {
      const sameHost = host === state.host;
      const samePage = sameHost && message.path === state.path;
      return {
        ...arrive(state, host, message.path),
        isReady: sameHost && state.isReady,
        isListed: samePage && state.isListed,
        heldForm: null,
      };
    }
    case 'ready':
      return { ...arrive(state, host, message.path, state.leftReady), isReady: true };
    case 'page-texts':
      return { ...state, host, path: message.path, isListed: true, texts: message.texts };
    case 'missing-keys':
      return { ...state, missing: addMissing(state.missing, host, message.keys, message.route) };
    case 'data-text-icon':
      return { ...state, selected: message.key };
    case 'dialog-close':
      return state.shownState !== null && dialogOfState[state.shownState] === message.dialog
        ? { ...state, ...withoutState }
        : state;
    case 'form-held':
      return { ...state, heldForm: message.form };
    case 'loaded':
      return state;
  }
};

/** A key that is known already stays with the page where it was met first. */
const addMissing = (
  missing: ByHost<MissingText>,
  host: string,
  keys: readonly string[],
  route: string,
): ByHost<MissingText> => {
  const known = new Map(of(missing, host));
  for (const key of keys) if (!known.has(key)) known.set(key, { key, route });
  return new Map(missing).set(host, known);
};

const write = (state: DeskState, key: string, text: string): DeskState => {
  const { host, path, texts, drafts } = state;
  const draft = of(drafts, host).get(key) ?? {
    original: texts.find((each) => each.key === key)?.text ?? '',
    before: keptWords(state, key),
    route: path,
  };
  return {
    ...state,
    drafts:
      text === draft.original
        ? without(drafts, host, [key])
        : withEntry(drafts, host, key, { ...draft, text }),
  };
};

/** What the content API keeps of a text, as far as the desk and the page in the frame know; `null`: nothing. */
export const keptWords = ({ saved, host, texts }: DeskState, key: string): string | null => {
  const kept = of(saved, host).get(key);
  if (kept !== undefined) return kept || null;
  const onPage = texts.find((each) => each.key === key);
  return onPage?.source === 'edited' ? onPage.text : null;
};

/** What somebody else saved stands beside what is written here, which may be saved again. */
const overtake = (state: DeskState, host: string, texts: Texts): DeskState => {
  let { drafts, saved } = state;
  for (const [key, theirs] of Object.entries(texts)) {
    const draft = of(drafts, host).get(key);
    saved = theirs === null ? without(saved, host, [key]) : withEntry(saved, host, key, theirs);
    if (draft)
      drafts = withEntry(drafts, host, key, {
        ...draft,
        before: theirs,
        theirs,
        original: theirs ?? draft.original,
      });
  }
  return { ...state, drafts, saved };
};

/** An editor who has gone on to another host by now is left there. */
const outdate = (state: DeskState, host: string): DeskState => ({
  ...state,
  saves: state.saves + 1,
  reloads: state.reloads + (host === state.host ? 1 : 0),
});

/** What was saved is a draft no longer, unless the editor has gone on writing. */
const keep = (state: DeskState, host: string, texts: Texts): DeskState => {
  let { drafts, saved, missing } = state;
  for (const [key, text] of Object.entries(texts)) {
    const draft = of(drafts, host).get(key);
    if (text === null) {
      saved = without(saved, host, [key]);
      drafts = without(drafts, host, [key]);
      continue;
    }
    saved = withEntry(saved, host, key, text);
    missing = without(missing, host, [key]);
    drafts =
      draft && draft.text !== text
        ? withEntry(drafts, host, key, { original: text, before: text, text: draft.text, route: draft.route })
        : without(drafts, host, [key]);
  }
  return { ...state, drafts, saved, missing, saves: state.saves + 1 };
};
