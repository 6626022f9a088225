import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '#locales/en.json' with { type: 'json' };
import { createI18n } from '#client/i18n/create-i18n.ts';
import { rememberTexts } from '#client/i18n/remembered-texts.ts';
import { WordsContext } from '#client/i18n/words.tsx';
import { ArticleNumber } from './article-number.tsx';

const i18n = createI18n('en-GB', en);

test.each(['BD 2804-17', 'P', 'number', 'r', '$&'])(
  'the number %s stands once, after its words',
  (number) => {
    const markup = renderToStaticMarkup(
      <WordsContext value={rememberTexts(i18n.t)}>
        <ArticleNumber number={number} />
      </WordsContext>,
    );
    const text = markup.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
    expect(text).toBe(`Part number: ${number}`);
  },
);
