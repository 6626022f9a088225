import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { dialogOfState, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';
import { nestMessages } from '#shared/text/message-tree.ts';
import type { SiteMessage } from '#shared/edit-protocol/messages.ts';
import type { Host } from './desk-api.ts';
import { of, pageOf, reduceDesk, startState, type DeskState } from './desk-state.ts';
import { createFrameLine } from './frame-line.ts';
import { hasEmptyLayout, hiddenStates } from './pages.ts';
import { charactersTooMany } from './text-lists.ts';
import { printPlace, readPlace } from './place.ts';

/** What the desk knows, and what it makes the frame do. */
export const useDesk = (hosts: readonly Host[]) => {
  const [state, dispatch] = useReducer(reduceDesk, hosts, (all) =>
    startState(readPlace(window.location.search, all)),
  );
  const [longest, setLongest] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const [line] = useState(() =>
    createFrameLine(() => frame.current?.contentWindow, new Set(hosts.map(({ origin }) => origin))),
  );
  const { shownState } = state;
  const host = hosts.find((each) => each.host === state.host) as Host;

  /** Words of this session. Those that are saved, too: a page that comes after may be the one of before (behaviour/cache 12). */
  const tellWords = (name: string) => {
    const saved = of(state.saved, name);
    const drafts = [...of(state.drafts, name)].map(([key, { text }]) => [key, text] as const);
    // One that is too long would have the frame refuse them all.
    const words = [...saved, ...drafts].filter(([, text]) => charactersTooMany(text) === 0);
    if (words.length > 0) line.tell({ type: 'text-replacements', texts: nestMessages(words) });
    if (saved.size > 0) line.tell({ type: 'texts-saved', keys: [...saved.keys()] });
  };
  const saved = state.saved.get(state.host);
  const hearSaved = useEffectEvent(() => tellWords(state.host));
  useEffect(() => hearSaved(), [saved]);

  /** A page that has just come has neither these words nor what the desk was looking at. */
  const prepareFrame = (name: string) => {
    tellWords(name);
    if (longest) line.tell({ type: 'longest-language', on: true });
    if (shownState) line.tell({ type: 'show-state', name: shownState });
  };

  const hear = useEffectEvent((message: SiteMessage, origin: string) => {
    const { host: name } = hosts.find((each) => each.origin === origin) as Host;
    dispatch({ type: 'site', host: name, message });
    if (message.type === 'hello') line.tell({ type: 'acknowledge' });
    if (message.type === 'ready') prepareFrame(name);
  });

  const open = (target: Host, path: string) => {
    line.hangUp();
    dispatch({ type: 'leave', host: target.host, path });
    if (frame.current) frame.current.src = addressOf(target, path, state.saves);
  };

  useEffect(() => line.listen((message, origin) => hear(message, origin)), [line]);
  const openHere = useEffectEvent(() => open(host, pageOf(state)));
  useEffect(() => openHere(), [line, state.reloads]);
  // A link out of the site: the desk's policy refuses it, and the frame would stay with the browser's error.
  const comeBack = useEffectEvent((refused: string) => {
    if (refused === 'frame-src' && state.isReady) openHere();
  });
  useEffect(() => {
    const hear = (event: SecurityPolicyViolationEvent) => comeBack(event.effectiveDirective);
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, []);

  // A reload, or whoever is sent the address, comes to the same page; a state that nothing has led to is over then.
  const here = printPlace({ host: state.host, path: state.pageBefore ?? pageOf(state) });
  useEffect(() => window.history.replaceState(null, '', here), [here]);

  return {
    state,
    dispatch,
    host,
    frame,
    line,
    longest,
    shownState,
    open,
    openPage: (path: string) => {
      dispatch({ type: 'show', name: null, leaves: false });
      open(host, path);
    },
    /** Shows what only an event leads to; `null` goes back to the page. */
    showState: (name: HiddenStateName | null) => {
      const path = name === null ? state.pageBefore : pageToLeaveFor(state, name);
      dispatch({ type: 'show', name, leaves: path !== null });
      if (path === null) line.tell({ type: 'show-state', name });
      else open(host, path);
    },
    showLongest: (on: boolean) => {
      setLongest(on);
      line.tell({ type: 'longest-language', on });
    },
  };
};

/** Where the frame has to go for a state; `null`: the page that is there has it. */
const pageToLeaveFor = (state: DeskState, name: HiddenStateName): string | null => {
  const { path } = hiddenStates[name];
  if (path === null) return hasEmptyLayout(pageOf(state), state.texts) ? '/' : null;
  return dialogOfState[name] !== undefined && pageOf(state) === path ? null : path;
};

export type DeskControls = ReturnType<typeof useDesk>;

const session = Math.round(performance.timeOrigin);

/** With a parameter that changes nothing for the site: of that address the browser has no copy from before a save. */
const addressOf = ({ origin }: Host, path: string, saves: number): string => {
  const url = new URL(path, origin);
  url.searchParams.set('utm_id', `${session}-${saves}`);
  return url.href;
};
