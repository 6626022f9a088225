import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import en from '#locales/en.json' with { type: 'json' };
import { createI18n } from '#client/i18n/create-i18n.ts';
import { ArticleNumber } from './item.tsx';

const i18n = createI18n('en-GB', { 'en-GB': { translation: en } });

test.each(['BD 2804-17', 'P', 'number', 'r', '$&'])(
  'the number %s stands once, after its words',
  (number) => {
    const markup = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <ArticleNumber number={number} />
      </I18nextProvider>,
    );
    const text = markup.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
    expect(text).toBe(`Part number: ${number}`);
  },
);
