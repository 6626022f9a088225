import { useId, useState } from 'react';
import { locales } from '#shared/projects/locales.ts';
import type { Host } from './desk-api.ts';
import type { SaveState } from './desk-state.ts';
import { KeywordItem } from './keyword-item.tsx';
import { SynonymGroups } from './synonym-groups.tsx';
import { useSearchWords } from './use-search-words.ts';
import { VainWords } from './vain-words.tsx';

/** What visitors looked for in vain, and the words that help them: keywords of articles, synonyms of the language. */
export const SearchPanel = ({ host }: { host: Host }) => {
  const desk = useSearchWords(host);
  const [wanted, setWanted] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const filterId = useId();
  const { words, saveState } = desk;
  const { tag, langName } = locales[host.locale];
  const looked = wanted.trim().toLowerCase();
  const listed = words?.articles.filter(({ title, keywords }) =>
    [title, ...keywords].some((text) => text.toLowerCase().includes(looked)),
  );
  return (
    <section className="panel" aria-label="Search words">
      <div className="panel-head">
        <div className="panel-title">
          <h2>
            Search words <small>{langName}</small>
          </h2>
        </div>
        <p role="status" className="save-state" data-state={saveState}>
          {saveWords[saveState]}
        </p>
        <label htmlFor={filterId} className="visually-hidden">
          Find an article or keyword
        </label>
        <input
          id={filterId}
          type="search"
          className="search"
          placeholder="Find an article or keyword"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <div className="panel-body">
        {!words && (
          <p className="nothing">
            {desk.isRead ? 'The words could not be read: the content API does not answer.' : 'Reading …'}
          </p>
        )}
        {words && <VainWords desk={desk} tag={tag} picked={picked} onPick={setPicked} />}
        {listed && (
          <section className="group" aria-label="Keywords">
            <h3>
              Keywords of articles <span className="count">{listed.length}</span>
            </h3>
            {listed.length === 0 && <p className="nothing">No article fits.</p>}
            <ul>
              {listed.map((article) => (
                <KeywordItem
                  key={article.id}
                  article={article}
                  tag={tag}
                  picked={picked}
                  isOpen={article.id === open}
                  isSaving={saveState === 'saving'}
                  onOpen={(isOpen) => setOpen(isOpen ? article.id : null)}
                  onSave={async (keywords) => {
                    const kept = await desk.saveKeywords(article.id, keywords);
                    if (kept) setPicked(null);
                    return kept;
                  }}
                />
              ))}
            </ul>
          </section>
        )}
        {words && (
          <SynonymGroups
            key={host.host}
            groups={words.synonyms}
            tag={tag}
            isSaving={saveState === 'saving'}
            onSave={desk.saveSynonyms}
          />
        )}
      </div>
    </section>
  );
};

const saveWords: Readonly<Record<SaveState, string>> = {
  idle: '',
  saving: 'Saving …',
  saved: 'Saved. The next search finds by it.',
  'saved-later':
    'Saved. The site could not be told: searches find by it within minutes. Nothing is left to do.',
  failed: 'Not saved: the content API does not answer. Save again once it runs.',
  refused:
    'Not saved: a word is longer than 80 characters, has neither letter nor digit, or there are too many.',
};
