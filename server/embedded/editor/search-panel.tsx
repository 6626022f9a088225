import { useState } from 'react';
import { locales } from '#shared/projects/locales.ts';
import type { Host } from './desk-api.ts';
import type { SaveWords } from './desk-state.ts';
import { KeywordItem } from './keyword-item.tsx';
import { Group, Panel } from './panel.tsx';
import { SynonymGroups } from './synonym-groups.tsx';
import { useSearchWords } from './use-search-words.ts';
import { WordsWithoutResults } from './words-without-results.tsx';

/** What visitors searched for without results, and the words that help them: keywords of articles, synonyms of the language. */
export const SearchPanel = ({ host }: { host: Host }) => {
  const desk = useSearchWords(host);
  const [wanted, setWanted] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const { words, saveState } = desk;
  const { tag, langName } = locales[host.locale];
  const looked = wanted.trim().toLowerCase();
  const listed = words?.articles.filter(({ title, keywords }) =>
    [title, ...keywords].some((text) => text.toLowerCase().includes(looked)),
  );
  return (
    <Panel
      title="Search words"
      langName={langName}
      saveState={saveState}
      saveWords={saveWords}
      searchLabel="Find an article or keyword"
      search={wanted}
      onSearch={setWanted}
    >
      {!words && (
        <p className="nothing">
          {desk.isRead ? 'The words could not be read: the content API does not answer.' : 'Reading …'}
        </p>
      )}
      {words && <WordsWithoutResults desk={desk} tag={tag} picked={picked} onPick={setPicked} />}
      {listed && (
        <Group title="Keywords of articles" label="Keywords" count={listed.length}>
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
        </Group>
      )}
      {words && (
        <SynonymGroups
          groups={words.synonyms}
          tag={tag}
          isSaving={saveState === 'saving'}
          onSave={desk.saveSynonyms}
        />
      )}
    </Panel>
  );
};

/** How the last change of search words went. */
export const saveWords: SaveWords = {
  idle: '',
  saving: 'Saving …',
  saved: 'Saved. The next search finds by it.',
  'saved-later':
    'Saved. The site could not be told: searches find by it within minutes. Nothing is left to do.',
  failed: 'Not saved: the content API does not answer. Save again once it runs.',
  refused:
    'Not saved: a word is longer than 80 characters, has neither letter nor digit, or there are too many.',
  'too-large': 'Not saved: there are too many words.',
};
