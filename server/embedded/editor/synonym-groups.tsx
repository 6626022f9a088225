import { useId } from 'react';
import { Group } from './panel.tsx';
import { useTyped } from './use-typed.ts';

interface SynonymGroupsProps {
  groups: readonly (readonly string[])[];
  /** Language tag of the words. */
  tag: string;
  isSaving: boolean;
  /** Keeps all groups; false where they could not be kept. */
  onSave: (groups: readonly (readonly string[])[]) => Promise<boolean>;
}

const write = (groups: SynonymGroupsProps['groups']): string =>
  groups.map((group) => group.join(', ')).join('\n');

const read = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
    .filter((group) => group.length > 0);

/** Words that mean the same to a customer: a group a line. */
export const SynonymGroups = ({ groups, tag, isSaving, onSave }: SynonymGroupsProps) => {
  const [written, setWritten] = useTyped<string | null>(`synonyms ${tag}`, null);
  const hintId = useId();
  const text = written ?? write(groups);
  const next = read(text);
  const lonely = next.find((group) => group.length < 2);
  return (
    <Group title="Synonyms" count={groups.length}>
      <form
        className="row-form synonyms"
        onSubmit={(event) => {
          event.preventDefault();
          if (written === null || lonely || isSaving) return;
          void onSave(next).then((kept) => kept && setWritten((now) => (now === written ? null : now)));
        }}
      >
        <p id={hintId}>
          A line for each group of words that mean the same, with commas between them.
          {lonely && <span className="warning"> “{lonely[0]}” stands alone in its line.</span>}
        </p>
        <textarea
          aria-label="Groups of synonyms"
          aria-describedby={hintId}
          lang={tag}
          rows={8}
          value={text}
          onChange={({ target }) => setWritten(() => target.value)}
        />
        <div className="row-buttons">
          <button
            type="submit"
            className="primary"
            disabled={written === null || lonely !== undefined || isSaving}
          >
            Save synonyms
          </button>
          <button type="button" disabled={written === null} onClick={() => setWritten(() => null)}>
            Undo
          </button>
        </div>
      </form>
    </Group>
  );
};
