import { useRef } from 'react';
import { ListRow } from './list-row.tsx';
import type { KeywordArticle } from './search-words-api.ts';
import { useTyped } from './use-typed.ts';

interface KeywordItemProps {
  article: KeywordArticle;
  /** Language tag of the article and its keywords. */
  tag: string;
  /** A word that waits for its article. */
  picked: string | null;
  isOpen: boolean;
  isSaving: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Keeps all keywords of the article; false where they could not be kept. */
  onSave: (keywords: readonly string[]) => Promise<boolean>;
}

/** An article with the words that it is found by; open, they can be changed. */
export const KeywordItem = (props: KeywordItemProps) => {
  const { article, tag, picked, isOpen, isSaving } = props;
  const { title, keywords } = article;
  return (
    <ListRow
      words={title}
      lang={tag}
      facts={keywords.length === 1 ? '1 keyword' : `${keywords.length} keywords`}
      isOpen={isOpen}
      onToggle={() => props.onOpen(!isOpen)}
      action={
        picked !== null && (
          <div className="row-buttons pick-here">
            <button
              type="button"
              className="primary"
              aria-label={`Add “${picked}” to ${title}`}
              disabled={isSaving}
              onClick={() => void props.onSave([...keywords, picked])}
            >
              Add “{picked}”
            </button>
          </div>
        )
      }
      renderForm={(id) => <KeywordForm id={id} {...props} />}
    />
  );
};

const KeywordForm = ({ id, article, tag, isSaving, onSave }: KeywordItemProps & { id: string }) => {
  const [written, setWritten] = useTyped(`keyword ${tag} ${article.id}`, '');
  const field = useRef<HTMLInputElement>(null);
  const { keywords, title } = article;
  const word = written.trim();
  const add = async () => {
    if (word === '' || isSaving) return;
    if (await onSave([...keywords, word])) setWritten((now) => (now === written ? '' : now));
    field.current?.focus();
  };
  return (
    <form
      id={id}
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <ul className="keywords" lang={tag}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            {keyword}
            <button
              type="button"
              className="link"
              lang="en"
              aria-label={`Remove ${keyword}`}
              disabled={isSaving}
              onClick={() => {
                void onSave(keywords.filter((each) => each !== keyword));
                field.current?.focus();
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <div className="row-buttons">
        <input
          ref={field}
          className="search"
          aria-label={`New keyword for ${title}`}
          lang={tag}
          maxLength={80}
          value={written}
          onChange={({ target }) => setWritten(() => target.value)}
        />
        <button type="submit" className="primary" disabled={word === '' || isSaving}>
          Add
        </button>
      </div>
    </form>
  );
};
