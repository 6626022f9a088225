import type * as v from 'valibot';

/** What could not be read of an answer: where, what it cost and how often; never a value. */
export interface Note {
  /**
   * `field`: left empty. `entry`: left out of its list. `cut`: a text or list beyond its maximum. `dropped`: was read, and
   * there is no place for it. `moved`: stands in another place than it may belong to.
   */
  readonly kind: 'field' | 'entry' | 'cut' | 'dropped' | 'moved';
  /** Where, without places in lists: `items.children` is every sub-category. */
  readonly level: string;
  /** Of an entry: the required field that it lacks, empty where it is no entry at all. */
  readonly field: string;
  readonly count: number;
  /** Of an entry: how many of its level could be read. */
  readonly kept: number;
}

/** Handed down while one answer is read. */
export interface ReadingConfig {
  readonly notes?: ReadingNotes;
}

/** Different notes of one answer that are told; words have as many fields as an editor likes. */
const maxNotes = 100;

/** Made for one answer: what was lost while it was read. */
export class ReadingNotes {
  private readonly path: string[] = [];
  private readonly notes = new Map<string, Omit<Note, 'kept'>>();
  private readonly kept = new Map<string, number>();

  enter(name: string): void {
    this.path.push(name);
  }
  leave(): void {
    this.path.pop();
  }
  add(kind: Note['kind'], count = 1, field = ''): void {
    const level = this.path.join('.');
    const name = `${kind} ${level}`;
    const before = this.notes.get(name);
    if (!before && this.notes.size >= maxNotes) return;
    this.notes.set(name, { kind, level, field: before?.field || field, count: (before?.count ?? 0) + count });
  }
  /** Entries of the lists of this level so far. */
  keptOf(): number {
    return this.kept.get(this.path.join('.')) ?? 0;
  }
  keep(count: number): void {
    const level = this.path.join('.');
    this.kept.set(level, (this.kept.get(level) ?? 0) + count);
  }
  /** Whether one of these levels had entries, and none that could be read. */
  lost(levels: readonly string[]): boolean {
    const base = this.path.length === 0 ? '' : `${this.path.join('.')}.`;
    return levels.some((level) => !this.kept.get(base + level) && this.notes.has(`entry ${base}${level}`));
  }
  all(): readonly Note[] {
    return [...this.notes.values()].map((note) => ({ ...note, kept: this.kept.get(note.level) ?? 0 }));
  }
}

/** Reads a part or the whole of an answer; `safeParse` would drop the notes from the configuration. */
export const readWith = <S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  config: object,
):
  | { readonly success: true; readonly output: v.InferOutput<S> }
  | { readonly success: false; readonly issue: v.BaseIssue<unknown> } => {
  const { issues, value: output } = schema['~run']({ value }, config);
  return issues
    ? { success: false, issue: issues[0] }
    : { success: true, output: output as v.InferOutput<S> };
};
