import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import en from '#locales/en.json' with { type: 'json' };
import { createI18n } from '#client/i18n/create-i18n.ts';
import { SocialClub } from './social-club.tsx';

const i18n = createI18n('en-GB', { 'en-GB': { translation: en } });
const item = { link: 'https://c.example/', imageAlt: '', iconAlt: '', iconSrc: '', imageSrc: '' };

test.each([
  { title: 'Club', own: '', linkText: 'Join', heading: 'Club', link: 'Join' },
  { title: 'Club', own: 'Our club', linkText: '', heading: 'Club', link: 'Our club' },
  { title: 'Club', own: '', linkText: '', heading: 'Club', link: 'Club' },
  { title: '', own: 'Our club', linkText: '', heading: 'Our club', link: 'Our club' },
])(
  'a card called "$title", of an entry "$own" with the link "$linkText", has words and no empty picture',
  ({ title, own, linkText, heading, link }) => {
    const block = { id: 'club', title, description: '', items: [{ ...item, title: own, linkText }] };
    const markup = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <SocialClub blocks={[block]} />
      </I18nextProvider>,
    );
    expect(/<h3[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(heading);
    expect(/<a [^>]*>([^<]*)</.exec(markup)?.[1]).toBe(link);
    expect(markup).not.toContain('<img');
  },
);
