import * as v from 'valibot';
import { localeCodes } from '#shared/projects/locales.ts';

const Host = v.object({
  host: v.string(),
  origin: v.string(),
  locale: v.picklist(localeCodes),
  /** Company, country and language, for people. */
  name: v.string(),
  /** What every call for this host carries. */
  scope: v.record(v.string(), v.string()),
});
/** One help host of the shop. */
export type Host = v.InferOutput<typeof Host>;

const itemsOf = <Schema extends v.GenericSchema>(item: Schema) => v.object({ items: v.array(item) });

const Article = v.object({ title: v.string(), link: v.string() });
const Category = v.object({
  id: v.number(),
  title: v.string(),
  children: v.array(v.object({ children: v.array(Article) })),
});
export type Category = v.InferOutput<typeof Category>;

const PopularRequest = v.object({ link: v.string() });
const SaveAnswer = v.object({
  data: v.object({ purged: v.boolean(), articles: v.array(v.object({ title: v.string() })) }),
});
/** `purged`: visitors get the texts with their next page, else a little later. */
export type Saved = v.InferOutput<typeof SaveAnswer>['data'];

/** Why the content API refuses a save: for its words, for its size, or because somebody else has saved meanwhile. */
export type Refusal = 'refused' | 'too-large' | 'overtaken';
const refusals: ReadonlyMap<number, Refusal> = new Map([
  [422, 'refused'],
  [413, 'too-large'],
  [409, 'overtaken'],
]);

class Refused extends Error {
  readonly refusal: Refusal;
  /** What the content API said of it. */
  readonly answer: unknown;
  constructor(refusal: Refusal, answer: unknown) {
    super();
    this.refusal = refusal;
    this.answer = answer;
  }
}

/** What came of a call that rejected. */
export const troubleOf = (error: unknown): Refusal | 'failed' =>
  error instanceof Refused ? error.refusal : 'failed';

/** What somebody else had saved meanwhile, where a call was rejected for that. */
export const theirsOf = <Schema extends v.GenericSchema>(
  error: unknown,
  schema: Schema,
): v.InferOutput<Schema> | null => {
  const theirs = v.safeParse(v.object({ data: schema }), error instanceof Refused ? error.answer : null);
  return troubleOf(error) === 'overtaken' && theirs.success ? theirs.output.data : null;
};

/** How long it may take to answer, in milliseconds: until then nothing else can be saved. */
const patience = 30_000;

/** Asks the content API. Rejects with `Refused` for 422, 413 and 409, with another error for what is no answer to be read. */
export const ask = async <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  init?: RequestInit,
): Promise<v.InferOutput<Schema>> => {
  const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(patience) });
  const refusal = refusals.get(answer.status);
  if (refusal) throw new Refused(refusal, await answer.json().catch(() => null));
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return v.parse(schema, await answer.json());
};

export const query = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(parameters).toString();

/** A write with a JSON body. */
export const put = (body: object): RequestInit => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const readHosts = async (): Promise<readonly Host[]> =>
  (await ask('/editor/hosts', itemsOf(Host))).items;

export const readCategories = async ({ scope }: Host): Promise<readonly Category[]> =>
  (await ask(`/api/get_categories?${query(scope)}`, itemsOf(Category))).items;

/** Address of a search that finds something; `null` where the shop names none. */
export const readSearchExample = async ({ scope }: Host): Promise<string | null> => {
  const parameters = query({ ...scope, type: 'popularRequests' });
  const { items } = await ask(`/api/get_static_elements?${parameters}`, itemsOf(PopularRequest));
  return items[0]?.link ?? null;
};

/** Words of a host by their keys; `null` for none of its own. */
export type Texts = Readonly<Record<string, string | null>>;

/**
 * Keeps texts of a host; `null` takes a saved one back. Rejects where they were not kept, with `Refused` where
 * they never will be, or where others than `before` are kept now.
 */
export const saveTexts = async ({ locale, scope }: Host, texts: Texts, before: Texts): Promise<Saved> =>
  (await ask(`/api/translations/${locale}?${query(scope)}`, SaveAnswer, put({ texts, before }))).data;
