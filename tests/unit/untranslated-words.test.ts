import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The words that components do hold, each with the reason for it. */
const wordsOfTheirOwn = [
  // The catalogue's own messages, the same in every language (behaviour/errors 1, 2).
  'client/root/error-page/error-page.tsx: text: This page could not be found',
  'client/root/error-page/error-page.tsx: text: Страница не найдена',
  // Shown where translating may be what failed (behaviour/errors 14).
  'client/root/error-page/last-resort.tsx: children: Home',
  'client/root/error-page/last-resort.tsx: children: an error occurred',
  // Schema.org's word for it, which search engines read.
  "client/routes/article/article.route.tsx: '@type': Article",
  // Part of the site's name, which is English in every language (behaviour/pages 8).
];

interface Place {
  readonly file: string;
  /** Of the attribute or property that holds the value; what stands between tags are its `children`. */
  readonly name: string;
  readonly value: ts.Node;
}

const placeOf = (file: string, node: ts.Node): Place | null => {
  if (ts.isJsxText(node) || (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)))
    return { file, name: 'children', value: node };
  if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.initializer)
    return { file, name: node.name.getText(), value: node.initializer };
  return null;
};

const isTranslated = (node: ts.Node) =>
  (ts.isCallExpression(node) && node.expression.getText() === 't') ||
  (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'T');

const places: Place[] = [];
for (const file of globSync('client/**/*.tsx').filter((path) => !path.includes('.test.'))) {
  const visit = (node: ts.Node): void => {
    const place = placeOf(file, node);
    if (place) places.push(place);
    // What fills a text's placeholders is named after them.
    if (!isTranslated(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

/** What a value may be, or be made of. Nobody reads what is compared or passed to a function. */
const partsOf = (node: ts.Node): readonly ts.Node[] => {
  if (ts.isJsxExpression(node)) return node.expression ? partsOf(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return partsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(partsOf);
  if (ts.isBinaryExpression(node))
    return /^(?:&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText())
      ? [node.left, node.right].flatMap(partsOf)
      : [];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.flatMap((span) => [...partsOf(span.expression), span.literal])];
  return [node];
};

const literalOf = (node: ts.Node) =>
  ts.isJsxText(node) || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) ? node.text : '';

test('what a visitor reads is translated: components hold no words of their own', () => {
  const translated = new Set(
    places.filter(({ value }) => partsOf(value).some(isTranslated)).map(({ name }) => name),
  );
  expect([...translated]).toEqual(
    expect.arrayContaining(['children', 'title', 'alt', 'aria-label', 'placeholder', 'label']),
  );
  const untranslated = places.flatMap(({ file, name, value }) =>
    partsOf(value)
      .map(literalOf)
      // What is translated in one place is words in all of them; elsewhere, words are what begins as a sentence does.
      .filter((text) => (translated.has(name) ? /\p{L}/u : /^\s*\p{Lu}\p{Ll}/u).test(text))
      .map((text) => `${file}: ${name}: ${text.trim()}`),
  );
  expect(untranslated.toSorted()).toEqual(wordsOfTheirOwn);
});
