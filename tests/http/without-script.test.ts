import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import danish from '#locales/da.json' with { type: 'json' };
import german from '#locales/de.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import spanish from '#locales/es.json' with { type: 'json' };
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';
import { visitPlainly } from '#tests/setup/without-script.ts';
import { queryValue } from '#shared/help-api/paths.ts';

/** Whole ways through the site by links and forms alone; each order is gone through once. */
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  site = await startSite(embedded.url, { EMBEDDED_PORT: String(embedded.port) });
});
afterAll(async () => {
  await site.close();
  await embedded.close();
});

const british = 'help.atd-parts.co.uk';

describe('an order', () => {
  const host = 'help.atd-parts.lu';
  const { alternatives, common, payment, receipt } = german;
  const orderOf = (digit: number) => {
    const of = (length: number) => String(digit).repeat(length);
    return `/alternatives?id=${of(8)}-${of(4)}-4${of(3)}-8${of(3)}-${of(12)}`;
  };
  const receiptOf = 'section[aria-labelledby="receipt-title"]';
  const step = '#next-step';

  test('of one replacement is cancelled after a confirmation, and the page says that it is saved', async () => {
    const visitor = await visitPlainly(site, host, orderOf(1));
    await visitor.press(alternatives.cancelRefund);
    expect(visitor.address).toMatch(/#next-step$/);
    expect(visitor.text(`${step} h2`)).toBe(alternatives.removeTitle);
    await visitor.follow(common.close, step);
    expect(visitor.all(step)).toEqual([]);
    expect(visitor.one('button[value="agree"]:enabled').textContent).toBe(alternatives.agree);
    await visitor.press(alternatives.cancelRefund);
    await visitor.press(alternatives.ok);
    expect(visitor.address).toContain('done=decisions');
    expect(visitor.text()).toContain(alternatives.confirmedText);
    expect(visitor.text(receiptOf)).toContain(receipt.cancelled);
    expect(visitor.all('main [name="button"]')).toEqual([]);
  });

  test('of one that is dearer is agreed to, a method chosen, left once, and paid', async () => {
    const visitor = await visitPlainly(site, host, orderOf(2));
    await visitor.press(alternatives.payAndSubmit);
    expect(visitor.text(`${step} h2`)).toBe(payment.title);
    expect(visitor.text(step)).toContain('12,40');
    visitor.fill('method', '20');
    await visitor.press(payment.submit);
    expect(visitor.address).toContain('/payment/');
    await visitor.follow(/./, 'main');
    expect(visitor.address).toBe(orderOf(2));
    await visitor.press(alternatives.payAndSubmit);
    await visitor.press(payment.submit);
    await visitor.press(/./, 'main');
    expect(visitor.address).toBe(orderOf(2));
    expect(visitor.text()).toContain(alternatives.paidTitle);
  });

  test('of three is decided in one form; a missing decision is named, none is lost, and the difference is paid', async () => {
    const visitor = await visitPlainly(site, host, orderOf(3));
    visitor.fill('decision-301', 'yes');
    visitor.fill('decision-303', 'no');
    await visitor.press(alternatives.submit);
    expect(visitor.text(step)).toContain(alternatives.makeAllText);
    expect(visitor.all('main [type=radio]:checked').map((radio) => (radio as HTMLInputElement).name)).toEqual(
      ['decision-301', 'decision-303'],
    );
    const missing = visitor.one(`${step} a[href="#replacement-302"]`);
    expect(missing.textContent).toBe(alternatives.toReplacement.replace('{{index}}', '2'));
    visitor.fill('decision-302', 'yes');
    await visitor.press(alternatives.payAndSubmit);
    expect(visitor.text(`${step} h2`)).toBe(payment.title);
    expect(visitor.text(step)).toContain('18,40');
    await visitor.press(payment.submit);
    await visitor.press(/./, 'main');
    expect(visitor.text()).toContain(alternatives.paidTitle);
  });

  test('that was decided elsewhere is named as such, and shown as it is', async () => {
    const visitor = await visitPlainly(site, 'help.atd-parts.dk', orderOf(1));
    const other = await visitPlainly(site, 'help.atd-parts.dk', orderOf(1));
    await other.press(danish.alternatives.cancelRefund);
    await other.press(danish.alternatives.ok);
    expect(other.all(receiptOf)).toHaveLength(1);
    await visitor.press(danish.alternatives.agree);
    expect(visitor.text(step)).toContain(danish.alternatives.elsewhereText);
    expect(visitor.text()).not.toContain(danish.alternatives.errorText);
    expect(visitor.text(receiptOf)).toContain(danish.receipt.cancelled);
    expect(visitor.all('main [name="button"]')).toEqual([]);
  });

  test('that was agreed to elsewhere asks nobody whether to cancel it', async () => {
    const visitor = await visitPlainly(site, british, orderOf(1));
    const other = await visitPlainly(site, british, orderOf(1));
    await other.press(english.alternatives.agree);
    await visitor.press(english.alternatives.cancelRefund);
    expect(visitor.text(step)).toContain(english.alternatives.elsewhereText);
    expect(visitor.all('main [name="button"]')).toEqual([]);
  });

  test('whose save fails says so, and keeps its buttons', async () => {
    const visitor = await visitPlainly(site, host, orderOf(7));
    await visitor.press(alternatives.agree);
    expect(visitor.text(step)).toContain(alternatives.errorText);
    expect(visitor.all('main [name="button"]:enabled').map(({ textContent }) => textContent)).toEqual([
      alternatives.agree,
      alternatives.cancelRefund,
    ]);
  });
});

describe('an article', () => {
  const article = '/categories/11/1101/110102';

  test('is thanked for a yes', async () => {
    const visitor = await visitPlainly(site, british, article);
    await visitor.press(/^Yes/, '#vote');
    expect(visitor.address).toBe(`${article}?done=vote#vote`);
    expect(visitor.text('#vote h2')).toBe('Thank you for your feedback');
  });

  test('asks after a no for its reasons, with a live button; without one it says so and keeps the comment', async () => {
    const visitor = await visitPlainly(site, british, article);
    await visitor.press(/^No/, '#vote');
    expect(visitor.address).toMatch(/#vote$/);
    expect(visitor.text('#vote')).toContain('Why didn’t it help?');
    visitor.fill('comment', 'Which label?');
    await visitor.press('Send feedback', '#vote');
    expect(visitor.status).toBe(422);
    expect(visitor.text('#vote')).toContain('Please choose at least one option');
    expect((visitor.one('#vote [name="comment"]') as HTMLTextAreaElement).value).toBe('Which label?');
    visitor.fill('reasons', 'unclear');
    // As long as the browser lets it be, which counts a line break as one character.
    visitor.fill('comment', 'Which label?\n'.repeat(80).slice(0, 1000));
    await visitor.press('Send feedback', '#vote');
    expect(visitor.address).toBe(`${article}?done=comment#vote`);
    expect(visitor.text('#vote h2')).toBe('Thank you for your feedback');
  });
});

describe('browsing, reading and searching', () => {
  test.each([
    { host: british, word: 'parcel', article: 'Where is my parcel?' },
    { host: 'help.atd-parts.de', word: 'Paket', article: 'Wo ist mein Paket?' },
  ])('work on $host', async ({ host, word, article }) => {
    const visitor = await visitPlainly(site, host, '/');
    await visitor.open(visitor.one('main a[href="/categories/12"]').getAttribute('href') ?? '');
    await visitor.follow(article, 'main');
    expect(visitor.text('h1')).toBe(article);
    expect(visitor.all('[data-block] h3')).not.toEqual([]);
    await visitor.open('/');
    visitor.fill('articles', word, 'main search');
    await visitor.press(/^/, 'main search');
    expect(visitor.address).toBe(`/search?articles=${queryValue(word)}`);
    expect(visitor.text('h1')).toContain(word);
    await visitor.follow(article, 'main');
    expect(visitor.text('h1')).toBe(article);
  });
});

describe('the footer', () => {
  const { cancellation, footer } = english;

  test('takes a cancellation: errors are listed in the open dialog, with values kept; mended, it is thanked for', async () => {
    const visitor = await visitPlainly(site, british, '/');
    const dialog = '#order-cancellation';
    const form = `${dialog} form[action]`;
    const send = () => visitor.press(visitor.text(`${form} [type=submit]`), form);
    await visitor.press(footer.links.cancellation, 'footer');
    visitor.fill('supplierId', '77', form);
    visitor.fill('supplierOrderId', 'DS-2024/1', form);
    visitor.fill('atdOrderId', '1000409', form);
    await send();
    expect(visitor.status).toBe(422);
    expect(visitor.text(`${dialog} [role=alert]`)).toContain('The order 1000409 has already been sent.');
    expect((visitor.one(`${form} [name="supplierOrderId"]`) as HTMLInputElement).value).toBe('DS-2024/1');
    visitor.fill('atdOrderId', '1000410', form);
    await send();
    expect(visitor.address).toMatch(/^\/\?done=cancellation/);
    expect(visitor.text('dialog')).toContain(cancellation.thanksTitle);
  });

  test('takes a complaint: errors stand in the open dialog, with values kept; mended, it is thanked for', async () => {
    const visitor = await visitPlainly(site, 'help.atd-parts.es', '/');
    const form = '#complaint form[action]';
    const send = () => visitor.press(visitor.text(`${form} [type=submit]`), form);
    await visitor.press(spanish.footer.links.complaintBook, 'footer');
    expect(visitor.text('#complaint')).toContain(spanish.complaint.title);
    visitor.fill('text', 'The box was wet.', form);
    await send();
    expect(visitor.status).toBe(422);
    const email = visitor.one(`${form} [name="email"]`) as HTMLInputElement;
    expect(email.autofocus).toBe(true);
    const described = (email.getAttribute('aria-describedby') ?? '').split(' ').map((id) => `[id="${id}"]`);
    expect(visitor.text(described.join())).toMatch(/.+/);
    expect((visitor.one(`${form} [name="text"]`) as HTMLTextAreaElement).value).toBe('The box was wet.');
    visitor.fill('email', 'me@example.org', form);
    await send();
    expect(visitor.address).toMatch(/^\/\?done=complaint/);
    expect(visitor.text('#complaint-thanks')).toContain(spanish.complaint.thanksTitle);
    await visitor.press(spanish.common.close, '#complaint-thanks');
    expect(visitor.all('#complaint-thanks')).toEqual([]);
  });
});
