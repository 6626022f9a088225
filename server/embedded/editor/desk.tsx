import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { nestTexts } from '../../../shared/edit-protocol/key-path.ts';
import type { HiddenStateName } from '../../../shared/edit-protocol/hidden-states.ts';
import type { SiteMessage } from '../../../shared/edit-protocol/messages.ts';
import { saveTexts, type Host } from './desk-api.ts';
import { of, reduceDesk, startState, type SaveState } from './desk-state.ts';
import { useFrameLine } from './frame-line.ts';
import { choiceAt, hasEmptyLayout, hiddenStates } from './pages.ts';
import { Stage } from './stage.tsx';
import { TextPanel } from './text-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Width } from './widths.ts';
import { usePageGroups } from './use-page-groups.ts';

/** The editor's desk: the site in a frame, and every text of it beside it. */
export const Desk = ({ hosts }: { hosts: readonly Host[] }) => {
  const [state, dispatch] = useReducer(reduceDesk, hosts[0]?.host ?? '', startState);
  const [width, setWidth] = useState<Width>('desktop');
  const [longest, setLongest] = useState(false);
  const [shownState, setShownState] = useState<HiddenStateName | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef({ path: '/', saves: 0 });

  const byOrigin = useMemo(() => new Map(hosts.map((host) => [host.origin, host])), [hosts]);
  const host = hosts.find((each) => each.host === state.host) as Host;
  const groups = usePageGroups(host);
  const drafts = of(state.drafts, state.host);
  const saved = of(state.saved, state.host);

  const hear = (message: SiteMessage, origin: string) => {
    const from = byOrigin.get(origin) as Host;
    dispatch({ type: 'site', host: from.host, message });
    if (message.type === 'hello') line.tell({ type: 'acknowledge' });
    if (message.type === 'ready') prepareFrame(from.host);
  };
  const line = useFrameLine(
    frame,
    useMemo(() => new Set(byOrigin.keys()), [byOrigin]),
    hear,
  );

  /** A page that has just come has neither this session's words nor what the desk was looking at. */
  const prepareFrame = (name: string) => {
    const words = [
      ...of(state.saved, name),
      ...[...of(state.drafts, name)].map(([key, { text }]) => [key, text] as const),
    ];
    if (words.length > 0) line.tell({ type: 'text-replacements', texts: nestTexts(words) });
    if (longest) line.tell({ type: 'longest-language', on: true });
    if (shownState) line.tell({ type: 'show-state', name: shownState });
  };

  const open = (target: Host, path: string) => {
    line.hangUp();
    dispatch({ type: 'leave', host: target.host });
    asked.current.path = path;
    const url = new URL(path, target.origin);
    // After a save the page must be a new one, not the copy that the browser keeps for a minute.
    if (asked.current.saves > 0) url.searchParams.set('utm_id', String(asked.current.saves));
    if (frame.current) frame.current.src = url.href;
  };
  const openFirst = useEffectEvent(() => open(host, '/'));
  useEffect(() => openFirst(), []);

  const choose = (name: HiddenStateName | null) => {
    setShownState(name);
    if (name === null) return open(host, asked.current.path);
    const path = hiddenStates[name].path ?? (hasEmptyLayout(state.path) ? '/' : null);
    if (path === null) line.tell({ type: 'show-state', name });
    else open(host, path);
  };

  const write = (key: string, text: string) => {
    dispatch({ type: 'write', key, text });
    setSaveState('idle');
    line.tell({ type: 'text-replacements', texts: nestTexts([[key, text]]) });
  };

  const undo = (key: string) => {
    const draft = drafts.get(key);
    if (!draft) return;
    dispatch({ type: 'undo', key });
    line.tell({ type: 'text-replacements', texts: nestTexts([[key, draft.original || key]]) });
  };

  const save = async (texts: Readonly<Record<string, string | null>>) => {
    if (Object.keys(texts).length === 0) return;
    setSaveState('saving');
    try {
      const purged = await saveTexts(host, texts);
      asked.current.saves = Date.now();
      dispatch({ type: 'saved', host: host.host, texts });
      setSaveState(purged ? 'saved' : 'saved-later');
      // The wording before the edit is known to the site alone.
      if (Object.values(texts).includes(null)) open(host, asked.current.path);
    } catch {
      setSaveState('failed');
    }
  };
  const saveAll = () =>
    save(
      Object.fromEntries([...drafts].flatMap(([key, { text }]) => (text.trim() === '' ? [] : [[key, text]]))),
    );

  useWarningBeforeLeaving([...state.drafts.values()].some(({ size }) => size > 0));
  useSaveKey(saveAll);

  return (
    <>
      <Toolbar
        hosts={hosts}
        host={host}
        onHost={(next) => open(next, asked.current.path)}
        groups={groups}
        page={choiceAt(groups, asked.current.path, state.path)}
        onPage={(path) => {
          setShownState(null);
          open(host, path);
        }}
        width={width}
        onWidth={setWidth}
        shownState={shownState}
        onState={choose}
        longest={longest}
        onLongest={(on) => {
          setLongest(on);
          line.tell({ type: 'longest-language', on });
        }}
      />
      <TextPanel
        locale={host.locale}
        isReady={state.isReady}
        texts={state.texts}
        drafts={drafts}
        saved={saved}
        missing={of(state.missing, state.host)}
        selected={state.selected}
        saveState={saveState}
        onSelect={(key) => {
          dispatch({ type: 'select', key });
          if (key !== null) line.tell({ type: 'select', key });
        }}
        onWrite={write}
        onUndo={undo}
        onSave={(key) => void save({ [key]: drafts.get(key)?.text ?? '' })}
        onTakeBack={(key) => void save({ [key]: null })}
        onSaveAll={() => void saveAll()}
        onOpen={(path) => open(host, path)}
      />
      <Stage frame={frame} width={width} isReady={state.isReady} name={host.name} />
    </>
  );
};

/** Words that were not saved are lost with the page. */
const useWarningBeforeLeaving = (hasDrafts: boolean): void =>
  useEffect(() => {
    if (!hasDrafts) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasDrafts]);

/** Ctrl+S, or Command+S, saves as it does everywhere. */
const useSaveKey = (save: () => Promise<void>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
