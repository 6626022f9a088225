import { expect, test } from 'vitest';
import { document } from '#tests/builders/upstream-document.ts';
import { section3, type Entity } from '#tests/fakes/section-3.ts';

/** Which entities of section 3 a schema of the document is. */
const entities: Readonly<Record<string, readonly Entity[]>> = {
  Language: ['locale'],
  Category: ['category'],
  SubCategory: ['category'],
  ArticleLink: ['tree article', 'article'],
  PopularTopic: ['popular topic'],
  Article: ['article'],
  RelatedArticle: ['article', 'article preview'],
  SearchResult: ['search item'],
  FooterLink: ['link'],
  Banner: ['banner'],
  Video: ['video'],
  PopularRequest: ['popular request'],
  Cookie: ['cookie'],
  ProjectLink: ['link'],
  SocialBlock: ['social block'],
  Company: ['company'],
  Alternative: ['alternative'],
  Replacement: ['replacement'],
  Item: ['item'],
  Translations: [],
};

interface Documented {
  readonly properties: Readonly<Record<string, { readonly 'x-optional-extension'?: unknown }>>;
}
const { schemas } = document.components as { readonly schemas: Readonly<Record<string, Documented>> };

test.each(Object.entries(entities))(
  'of %s every field that section 3 does not name says what pages do without it, and no other',
  (name, of) => {
    const named = new Set(of.flatMap((each): readonly string[] => section3[each]));
    const marked = Object.entries(schemas[name]!.properties).map(([field, schema]) => [
      field,
      typeof schema['x-optional-extension'] === 'string',
    ]);
    expect(marked).toEqual(marked.map(([field]) => [field, !named.has(field as string)]));
  },
);
