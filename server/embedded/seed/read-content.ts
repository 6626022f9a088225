import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { languageCodes, locales, type LanguageCode } from '#shared/projects/locales.ts';
import { searchDataSchema, type SearchData } from './search-data.ts';
import { areaTextsSchema, siteTextsSchema, type AreaTexts, type SiteTexts } from './site-texts.ts';

/** An article: front matter and Markdown. */
export interface ArticleSource {
  readonly title: string;
  readonly description: string;
  readonly short: string;
  readonly body: string;
  /** When it was last reviewed and last changed, ISO 8601; left out where the file does not say. */
  readonly reviewed?: string;
  readonly changed?: string;
}

export interface LanguageContent {
  readonly areas: AreaTexts | undefined;
  readonly site: SiteTexts | undefined;
  /** The files by slug, as they were written. */
  readonly articles: ReadonlyMap<string, string>;
  /** What editors tell the search; left out where there is no file of it. */
  readonly search?: SearchData | undefined;
}

const frontMatter =
  /^---\ntitle: (.+)\ndescription: (.+)\nshort: (.+)\n(?:reviewed: (\d{4}-\d\d-\d\d)\n)?(?:changed: (\d{4}-\d\d-\d\d)\n)?---\n\n([^]+)$/;

/** Reads front matter and body; `undefined` where the file does not have the four parts that every one has. */
export const parseArticle = (file: string): ArticleSource | undefined => {
  const [, title, description, short, reviewed, changed, body] =
    frontMatter.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (!title || !description || !short || !body) return undefined;
  return { title, description, short, body, ...(reviewed && { reviewed }), ...(changed && { changed }) };
};

const readJson = <Schema extends v.GenericSchema>(file: string, schema: Schema) => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

const readArticles = (folder: string): Map<string, string> => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return new Map(
    names.map((name) => [
      name.slice(0, -'.md'.length),
      readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  );
};

/** Folders bear the upstream's name of a language: `sl`, where the shop's own code is `si`. */
const folderOf = (content: string, language: LanguageCode): string =>
  join(content, locales[language].backendCode);

const readLanguage = (folder: string): LanguageContent => ({
  areas: readJson(join(folder, 'areas.json'), areaTextsSchema),
  site: readJson(join(folder, 'site.json'), siteTextsSchema),
  articles: readArticles(join(folder, 'articles')),
  search: readJson(join(folder, 'search.json'), searchDataSchema),
});

/** The words that each language has of its own; `undefined` stands for a file that is missing or damaged. */
export const readContent = (folder: string): ReadonlyMap<LanguageCode, LanguageContent> =>
  new Map(languageCodes.map((language) => [language, readLanguage(folderOf(folder, language))]));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** Of the repository: where it lies changes no content. */
const root = join(import.meta.dirname, '../../..');

/**
 * Fingerprint of everything that the seeded content is made from. `paths` are files and folders: the texts, and the
 * code that turns them into rows, so that a change of either seeds anew.
 */
export const contentFingerprint = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((entry) => (entry.endsWith('.ts') ? [entry] : filesBelow(entry))))
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
};
