import { useEffect, useId, useState } from 'react';
import { languageOf, locales } from '#shared/projects/locales.ts';
import { troubleOf, type Host } from './desk-api.ts';
import type { DeskAction, SaveState, SaveWords } from './desk-state.ts';
import { readNotices, saveNotice, type Notice } from './notice-api.ts';
import { Group, Panel } from './panel.tsx';
import { useTyped } from './use-typed.ts';

interface NoticePanelProps {
  hosts: readonly Host[];
  host: Host;
  dispatch: (action: DeskAction) => void;
}

const scopes = ['host', 'language', 'all'] as const;
type Scope = (typeof scopes)[number];

const noWords = { text: '', link: '' };

/** One notice for a host, a language or all, and where which one stands (behaviour/editor 17). */
export const NoticePanel = ({ hosts, host, dispatch }: NoticePanelProps) => {
  const { notices, saveState, save } = useNotices(dispatch);
  const byNotice = Map.groupBy(notices ?? [], ({ text, link }) => JSON.stringify([text, link]));
  const localeOf = (name: string | undefined) =>
    hosts.find((each) => each.host === name)?.locale ?? host.locale;
  return (
    <Panel
      title="Notice"
      langName={locales[host.locale].langName}
      saveState={saveState}
      saveWords={saveWords}
    >
      <Group title="New notice" count={hosts.length}>
        <NoticeForm
          key={host.host}
          hosts={hosts}
          host={host}
          isSaving={saveState === 'saving'}
          onSave={save}
        />
      </Group>
      <Group title="Shown now" count={notices?.length ?? '?'}>
        {!notices && (
          <p className="nothing">{saveState === 'failed' ? 'The notices cannot be read.' : 'Reading …'}</p>
        )}
        {notices?.length === 0 && <p className="nothing">No host has a notice.</p>}
        <ul>
          {[...byNotice.values()].map((same) => (
            <li key={same[0]?.host} className="row notice">
              <p lang={locales[localeOf(same[0]?.host)].tag}>{same[0]?.text}</p>
              {same[0]?.link && <code>{same[0].link}</code>}
              <p className="hosts">{same.map((each) => each.host).join(', ')}</p>
              <button
                type="button"
                aria-label={`Take down “${same[0]?.text}”`}
                disabled={saveState === 'saving'}
                onClick={() =>
                  void save(
                    same.map((each) => each.host),
                    noWords,
                  )
                }
              >
                Take down
              </button>
            </li>
          ))}
        </ul>
      </Group>
    </Panel>
  );
};

type Save = (hosts: readonly string[], notice: Pick<Notice, 'text' | 'link'>) => Promise<boolean>;

const useNotices = (dispatch: NoticePanelProps['dispatch']) => {
  const [notices, setNotices] = useState<readonly Notice[] | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('idle');
  useEffect(() => {
    void readNotices().then(setNotices, () => setSaveState('failed'));
  }, []);
  const save: Save = async (hosts, notice) => {
    setSaveState('saving');
    try {
      const { purged } = await saveNotice(hosts, notice);
      setSaveState(purged ? 'saved' : 'saved-later');
      const texts = { 'notice.text': notice.text.trim(), 'notice.link': notice.link.trim() };
      for (const name of hosts) dispatch({ type: 'saved', host: name, texts });
      setNotices(await readNotices());
      return true;
    } catch (error) {
      setSaveState(troubleOf(error));
      return false;
    }
  };
  return { notices, saveState, save };
};

interface NoticeFormProps {
  hosts: readonly Host[];
  host: Host;
  isSaving: boolean;
  onSave: Save;
}

const NoticeForm = ({ hosts, host, isSaving, onSave }: NoticeFormProps) => {
  const [written, setWritten] = useTyped(`notice ${host.host}`, noWords);
  const [scope, setScope] = useState<Scope>('host');
  const id = useId();
  const { tag } = locales[host.locale];
  const sameLanguage = hosts.filter(({ locale }) => languageOf(locale) === languageOf(host.locale));
  const hostsOf = { host: [host], language: sameLanguage, all: hosts } as const;
  const labels: Readonly<Record<Scope, string>> = {
    host: host.host,
    language: `all in ${locales[languageOf(host.locale)].langName}`,
    all: 'all hosts',
  };
  const targets = hostsOf[scope];
  const isEmpty = written.text.trim() === '';
  return (
    <form
      className="row-form notice-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || isSaving) return;
        void onSave(
          targets.map((each) => each.host),
          written,
        ).then((kept) => kept && setWritten((now) => (now === written ? noWords : now)));
      }}
    >
      <label htmlFor={`${id}-text`}>Words, the same on every host chosen</label>
      <textarea
        id={`${id}-text`}
        lang={tag}
        rows={3}
        maxLength={500}
        value={written.text}
        onChange={({ target }) => setWritten((now) => ({ ...now, text: target.value.replaceAll('\n', ' ') }))}
      />
      <label htmlFor={`${id}-link`}>Link, a path or https (may stay empty)</label>
      <input
        id={`${id}-link`}
        className="search"
        maxLength={500}
        value={written.link}
        onChange={({ target }) => setWritten((now) => ({ ...now, link: target.value }))}
      />
      <fieldset className="filters">
        <legend>Where</legend>
        {scopes.map((name) => (
          <label key={name}>
            <input type="radio" name="scope" checked={name === scope} onChange={() => setScope(name)} />
            <span>
              {labels[name]} ({hostsOf[name].length})
            </span>
          </label>
        ))}
      </fieldset>
      <div className="row-buttons">
        <button type="submit" className="primary" disabled={isEmpty || isSaving}>
          Set the notice
        </button>
      </div>
    </form>
  );
};

const saveWords: SaveWords = {
  idle: '',
  saving: 'Saving …',
  saved: 'Saved. Visitors get it with their next page.',
  'saved-later': 'Saved. The site could not be told: visitors get it within minutes. Nothing is left to do.',
  failed: 'The content API does not answer. Try again once it runs.',
  refused: 'Not saved: the link is neither a path nor an https address, or the words are too long.',
  'too-large': 'Not saved: the words are too long.',
};
