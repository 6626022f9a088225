import { useEffect, useEffectEvent, useState } from 'react';
import { AnswersPanel } from './answers-panel.tsx';
import type { Host } from './desk-api.ts';
import { of, pageOf } from './desk-state.ts';
import { choiceAt } from './pages.ts';
import { NoticePanel } from './notice-panel.tsx';
import type { Panel } from './panels.ts';
import { SearchPanel } from './search-panel.tsx';
import { Stage } from './stage.tsx';
import { TextPanel } from './text-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { useDesk } from './use-desk.ts';
import { usePageGroups } from './use-page-groups.ts';
import { TypedContext, type Typed } from './use-typed.ts';
import { useWriting } from './use-writing.ts';
import type { Width } from './widths.ts';

/** The editor's desk: the site in a frame, and every text of it beside it. */
export const Desk = ({ hosts }: { hosts: readonly Host[] }) => {
  const desk = useDesk(hosts);
  const writing = useWriting(desk);
  const [width, setWidth] = useState<Width>(() =>
    matchMedia('(width < 60rem)').matches ? 'phone' : 'desktop',
  );
  const [panel, setPanel] = useState<Panel>('texts');
  const { state, host } = desk;
  const groups = usePageGroups(host);
  const typing = useState<Typed>(new Map());
  useWarningBeforeLeaving(typing[0].size > 0 || [...state.drafts.values()].some(({ size }) => size > 0));
  useSaveKey(panel === 'texts' ? writing.saveAll : null);
  return (
    <TypedContext value={typing}>
      <Toolbar
        hosts={hosts}
        host={host}
        onHost={(next) => desk.open(next, pageOf(state))}
        groups={groups}
        page={choiceAt(groups, pageOf(state))}
        onPage={desk.openPage}
        panel={panel}
        onPanel={setPanel}
        width={width}
        onWidth={setWidth}
        shownState={desk.shownState}
        onState={desk.showState}
        longest={desk.longest}
        onLongest={desk.showLongest}
      />
      {panel === 'search' && <SearchPanel key={host.host} host={host} />}
      {panel === 'answers' && <AnswersPanel key={host.host} host={host} desk={desk} />}
      {panel === 'notice' && <NoticePanel hosts={hosts} host={host} dispatch={desk.dispatch} />}
      {panel === 'texts' && (
        <TextPanel
          locale={host.locale}
          isListed={state.isListed}
          texts={state.texts}
          drafts={writing.drafts}
          saved={writing.saved}
          missing={of(state.missing, state.host)}
          selected={state.selected}
          saveState={writing.saveState}
          outdated={writing.outdated}
          actions={writing.actions}
          onSaveAll={() => void writing.saveAll()}
          onOpen={desk.openPage}
        />
      )}
      <Stage
        frame={desk.frame}
        width={width}
        isReady={state.isReady}
        heldForm={state.heldForm}
        host={host}
        onRetry={() => desk.open(host, pageOf(state))}
      />
    </TypedContext>
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

/** Ctrl+S, or Command+S, saves as it does everywhere: all texts or, without `save`, the form that is being written. */
const useSaveKey = (save: (() => Promise<void>) | null): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (save) void save();
    else document.activeElement?.closest('form')?.requestSubmit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
