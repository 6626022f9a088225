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

/** What became of an answer's body: what the schema makes of it, or why it cannot be read; never a value of it. */
export type Reading<T> =
  | { readonly answer: T; readonly notes: readonly Note[] }
  | { readonly unreadable: string };

/** The body is no JSON, or no text at all. */
export const noJson = 'malformed JSON';

export const readValue = <S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Reading<v.InferOutput<S>> => {
  const notes = new ReadingNotes();
  const parsed = readWith(schema, value, { notes });
  if (parsed.success) return { answer: parsed.output, notes: notes.all() };
  return { unreadable: parsed.issue.kind === 'schema' ? 'body' : parsed.issue.message };
};

/** Reads JSON by a schema; a byte order mark before it is passed over. */
export const readJson = <S extends v.GenericSchema>(schema: S, text: string): Reading<v.InferOutput<S>> => {
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return { unreadable: noJson };
  }
  return readValue(schema, value);
};

/** The text of a body; `null` where its bytes are no text. A charset that nobody knows counts as UTF-8. */
export const textOf = (body: Uint8Array, charset: string): string | null => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch (error) {
    return error instanceof RangeError ? textOf(body, 'utf-8') : null;
  }
};
