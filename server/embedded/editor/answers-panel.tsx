import { useState } from 'react';
import { locales } from '#shared/projects/locales.ts';
import { AnswerItem } from './answer-item.tsx';
import { ArticleForm } from './article-form.tsx';
import { isOfKind, kinds, listAnswers, orders, type Kind, type Order, type Wanted } from './answer-lists.ts';
import type { Feedback } from './answers-api.ts';
import type { Host } from './desk-api.ts';
import { Group, Panel } from './panel.tsx';
import { Picker } from './picker.tsx';
import { useFeedback } from './use-feedback.ts';
import { useSearchWords, type SearchWordsDesk } from './use-search-words.ts';
import { draftName } from './use-article-draft.ts';
import type { DeskControls } from './use-desk.ts';
import { useIsTyped } from './use-typed.ts';
import { WordsWithoutResults } from './words-without-results.tsx';
import { saveWords } from './search-panel.tsx';

interface AnswersPanelProps {
  host: Host;
  desk: DeskControls;
}

/** What visitors said of the articles of a language, those first that need someone (behaviour/editor 18). */
export const AnswersPanel = ({ host, desk }: AnswersPanelProps) => {
  const { isRead, feedback, lookAt } = useFeedback(host);
  const words = useSearchWords(host);
  const [writing, setWriting] = useState<number | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Wanted>({
    kind: 'all',
    order: 'need',
    area: null,
    search: '',
    withLookedAt: false,
    open: null,
  });
  const isTyped = useIsTyped();
  const [isLookLost, setIsLookLost] = useState(false);
  const change = (next: Partial<Wanted>) => setWanted((before) => ({ ...before, ...next }));
  const { tag, langName } = locales[host.locale];
  const listed = feedback && listAnswers(feedback, wanted);
  return (
    <Panel
      title="Answers"
      langName={langName}
      saveState={words.saveState}
      saveWords={saveWords}
      note={
        isLookLost && (
          <p role="alert" className="save-state" data-state="failed">
            “Looked at” was not kept: the content API does not answer. Press it again once it runs.
          </p>
        )
      }
      searchLabel="Find an article"
      search={wanted.search}
      onSearch={(search) => change({ search })}
      filters={<Filters feedback={feedback} tag={tag} wanted={wanted} onChange={change} />}
    >
      {!feedback && (
        <p className="nothing">
          {isRead ? 'What visitors said cannot be read: the content API does not answer.' : 'Reading …'}
        </p>
      )}
      {feedback && listed && (
        <Group title={orders[wanted.order]} label="Articles" count={listed.length}>
          {listed.length === 0 && <p className="nothing">No article fits.</p>}
          <ul>
            {listed.map((item) => (
              <AnswerItem
                key={item.id}
                item={item}
                tag={tag}
                shownFrom={feedback.shownFrom}
                days={feedback.days}
                showsComments={feedback.showsComments}
                isOpen={item.id === wanted.open}
                hasDraft={isTyped(draftName(host, item.id))}
                onOpen={(isOpen) => {
                  change({ open: isOpen ? item.id : null });
                  setWriting(null);
                  if (isOpen) desk.openPage(item.path);
                }}
                onLookedAt={() => void lookAt(item.id).then((kept) => setIsLookLost(!kept))}
                onWrite={writing === item.id ? null : () => setWriting(item.id)}
                action={
                  picked !== null && (
                    <GiveWord word={picked} article={item} desk={words} onGiven={() => setPicked(null)} />
                  )
                }
              >
                {writing === item.id && <ArticleForm host={host} article={item.id} desk={desk} />}
              </AnswerItem>
            ))}
          </ul>
        </Group>
      )}
      {words.words && <WordsWithoutResults desk={words} tag={tag} picked={picked} onPick={setPicked} />}
      {words.isRead && !words.words && (
        <p className="nothing">The keywords of articles cannot be read, so no word can be given to one.</p>
      )}
    </Panel>
  );
};

interface FiltersProps {
  feedback: Feedback | null;
  tag: string;
  wanted: Wanted;
  onChange: (next: Partial<Wanted>) => void;
}

const Filters = ({ feedback, tag, wanted, onChange }: FiltersProps) => (
  <div className="answer-filters">
    <Picker label="First" value={wanted.order} onChange={(order) => onChange({ order: order as Order })}>
      {Object.entries(orders).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Picker>
    <Picker
      label="Area"
      value={String(wanted.area ?? '')}
      onChange={(area) => onChange({ area: area === '' ? null : Number(area) })}
    >
      <option value="">All areas</option>
      {feedback?.areas.map(({ id, title }) => (
        <option key={id} value={id} lang={tag}>
          {title}
        </option>
      ))}
    </Picker>
    <Picker label="Which" value={wanted.kind} onChange={(kind) => onChange({ kind: kind as Kind })}>
      {Object.entries(kinds).map(([name, label]) => (
        <option key={name} value={name}>
          {label} ({feedback?.items.filter((item) => isOfKind(item, name as Kind)).length ?? '?'})
        </option>
      ))}
    </Picker>
    <label className="longest">
      <input
        type="checkbox"
        checked={wanted.withLookedAt}
        onChange={({ target }) => onChange({ withLookedAt: target.checked })}
      />
      Those looked at, too
    </label>
  </div>
);

interface GiveWordProps {
  word: string;
  article: { readonly id: number; readonly title: string };
  desk: SearchWordsDesk;
  onGiven: () => void;
}

/** The second press: what was searched for without results becomes a keyword of an article (behaviour/editor 12). */
const GiveWord = ({ word, article: { id, title }, desk, onGiven }: GiveWordProps) => {
  // All keywords are saved at once: without the others the word would take their place.
  const known = desk.words?.articles.find((each) => each.id === id)?.keywords;
  return (
    <div className="row-buttons pick-here">
      <button
        type="button"
        className="primary"
        aria-label={`Add “${word}” to ${title}`}
        disabled={!known || desk.saveState === 'saving'}
        onClick={() => void desk.saveKeywords(id, [...(known ?? []), word]).then((kept) => kept && onGiven())}
      >
        Add “{word}”
      </button>
    </div>
  );
};
