import { Group } from './panel.tsx';
import type { SearchWordsDesk } from './use-search-words.ts';

interface WordsWithoutResultsProps {
  desk: SearchWordsDesk;
  /** Language tag of what visitors wrote. */
  tag: string;
  picked: string | null;
  onPick: (word: string | null) => void;
}

/** What visitors searched for without results; one press picks a word, a second one gives it to an article (behaviour/editor 12). */
export const WordsWithoutResults = ({
  desk: { withoutResults, words },
  tag,
  picked,
  onPick,
}: WordsWithoutResultsProps) => {
  const known = new Set(
    [...(words?.articles.flatMap(({ keywords }) => keywords) ?? []), ...(words?.synonyms.flat() ?? [])].map(
      (word) => word.toLowerCase(),
    ),
  );
  const open = withoutResults?.filter(({ word }) => !known.has(word));
  return (
    <Group title="Searched for without results" count={open?.length ?? '?'}>
      {!open && <p className="nothing">The site cannot be asked what was looked for.</p>}
      {open?.length === 0 && <p className="nothing">Nothing that came up often.</p>}
      {open && open.length > 0 && (
        <ul className="without-results">
          {open.map(({ word, count }) => (
            <li key={word}>
              <button
                type="button"
                aria-pressed={word === picked}
                aria-label={`${word}, ${count} times`}
                onClick={() => onPick(word === picked ? null : word)}
              >
                <span lang={tag}>{word}</span> <small>{count}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="picked">
        {picked !== null && `Now press “Add” at the article that answers “${picked}”.`}
      </p>
    </Group>
  );
};
