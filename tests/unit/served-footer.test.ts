import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { FooterLinks } from '#shared/help-api/models.ts';
import { servedFooter, toldFooter } from '#client/features/footer/served-footer.ts';

const companies = [
  { id: 7, imageSrc: '/images/companies/partner-1.svg', imageAlt: 'Norvaldt & Sons' },
  { id: 4, imageSrc: '/images/companies/partner-2.svg', imageAlt: '' },
];

// `bonus` and `press` have no address, `help` none at all, and two have no words in the footer.
const footerLinks: FooterLinks = {
  company: { about: 'https://www.shop.test/about?a=1&b=2', app: '/app', companyInfo: '/info', extra: '/x' },
  social: { instagram: 'https://www.shop.test/go/instagram', facebook: 'https://www.shop.test/go/facebook' },
  complaintBook: { book: 'https://book.test/' },
};

const page = new JSDOM(`<header><ul data-links="company"><li><a href="/not-the-footer"></a></li></ul></header>
  <footer>
    <ul data-links="company">
      <li><a href="https://www.shop.test/about?a=1&amp;b=2">About</a></li>
      <li><a href="/info">Company</a></li>
      <li><a href="/app">App</a></li>
    </ul>
    <ul data-links="service"><li><a href="#dialog">Cancel an order</a></li></ul>
    <ul data-links="social">
      <li><a href="https://www.shop.test/go/facebook"></a></li>
      <li><a href="https://www.shop.test/go/instagram"></a></li>
    </ul>
    <ul data-companies=""><li><img src="/images/companies/partner-1.svg" alt="Norvaldt &amp; Sons"></li>
    <li><img src="/images/companies/partner-2.svg" alt=""></li></ul>
  </footer>`).window.document;

test('what the footer shows is read back from it, what it does not show is told', () => {
  const told = toldFooter({ companies, footerLinks });
  expect(told.companies).toEqual([7, 4]);
  expect(told.footerLinks).toEqual({
    company: { extra: '/x' },
    complaintBook: { book: 'https://book.test/' },
  });
  expect(servedFooter(page, told)).toEqual({ companies, footerLinks });
});

test('a site without any leaves nothing to read', () => {
  const none = { companies: [], footerLinks: {} };
  expect(servedFooter(page, toldFooter(none))).toEqual(none);
});
