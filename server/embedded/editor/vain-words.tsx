import { Group } from './panel.tsx';
import type { SearchWordsDesk } from './use-search-words.ts';

interface VainWordsProps {
  desk: SearchWordsDesk;
  /** Language tag of what visitors wrote. */
  tag: string;
  picked: string | null;
  onPick: (word: string | null) => void;
}

/** What visitors looked for in vain; one press picks a word, a second one gives it to an article (behaviour/editor 12). */
export const VainWords = ({ desk: { vain, words }, tag, picked, onPick }: VainWordsProps) => {
  const known = new Set(
    [...(words?.articles.flatMap(({ keywords }) => keywords) ?? []), ...(words?.synonyms.flat() ?? [])].map(
      (word) => word.toLowerCase(),
    ),
  );
  const open = vain?.filter(({ word }) => !known.has(word));
  return (
    <Group title="Looked for in vain" count={open?.length ?? '?'}>
      {!open && <p className="nothing">The site cannot be asked what was looked for.</p>}
      {open?.length === 0 && <p className="nothing">Nothing that came up often.</p>}
      {open && open.length > 0 && (
        <ul className="vain">
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
