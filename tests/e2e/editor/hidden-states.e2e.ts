import { hiddenStateNames, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';
import { expect, hold, test, words } from '../fixtures.ts';
import { forgetFrameNotices, openDesk } from './desk-page.ts';

type Sight = readonly [role: 'dialog' | 'region' | 'heading', name: string | RegExp];

/** What an editor sees in the frame of the British host. */
const sights: Readonly<Record<HiddenStateName, Sight>> = {
  'consent-general': ['region', words.cookies.title],
  'consent-individual': ['region', words.cookies.individualTitle],
  'search-empty': ['heading', /qzxqzx/],
  'page-missing': ['heading', words.errorPage.notFound],
  complaint: ['dialog', words.complaint.title],
  'complaint-thanks': ['dialog', words.complaint.thanksTitle],
  'complaint-error': ['dialog', words.complaint.modalErrorTitle],
  'newsletter-thanks': ['dialog', words.newsletter.thanksTitle],
  accessibility: ['dialog', words.accessibility.title],
  contact: ['dialog', words.contact.dialogTitle],
  cancellation: ['dialog', words.cancellation.title],
  'cancellation-thanks': ['dialog', words.cancellation.thanksTitle],
  'cancellation-error': ['dialog', words.cancellation.errorTitle],
  'decision-remove': ['dialog', words.alternatives.removeTitle],
  'decision-all': ['dialog', words.alternatives.makeAllTitle],
  'decision-confirmed': ['dialog', words.alternatives.confirmedTitle],
  'decision-error': ['dialog', words.alternatives.errorTitle],
  'payment-method': ['dialog', words.payment.title],
  'payment-error': ['dialog', words.payment.errorTitle],
  paid: ['heading', words.alternatives.paidTitle],
};
/** Closed and chosen once more on the way: one of every page, and one of an order. */
const closed: ReadonlySet<HiddenStateName> = new Set(['cancellation-thanks', 'payment-method']);
/** The cookie question stands on every page of the editor's view. */
const isAlways = (name: HiddenStateName) => name === 'consent-general';

test.afterEach(forgetFrameNotices);

test('every hidden state is shown from wherever the editor is, alone, ends as it should, and nothing is sent for it', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const desk = await openDesk(page, 'help.atd-parts.co.uk');
  const picker = page.getByLabel('Hidden state', { exact: true });
  /** Closed in the frame a state is over, and can be chosen again. */
  const closeAndReopen = async (name: HiddenStateName) => {
    const dialog = desk.site.getByRole('dialog', { name: sights[name][1] });
    await dialog.getByRole('button', { name: words.common.close }).first().click();
    await expect(dialog).toBeHidden();
    await expect(picker).toHaveValue('');
    await picker.selectOption(name);
    await expect(dialog).toBeVisible();
    await expect(picker).toHaveValue(name);
  };
  let before: Sight | null = null;
  for (const name of hiddenStateNames) {
    const [role, title] = sights[name];
    await picker.selectOption(name);
    await expect(desk.site.getByRole(role, { name: title, exact: true })).toBeVisible({ timeout: 10_000 });
    if (before) await expect(desk.site.getByRole(before[0], { name: before[1], exact: true })).toHaveCount(0);
    await expect(picker).toHaveValue(name);
    if (closed.has(name)) await closeAndReopen(name);
    before = isAlways(name) ? null : [role, title];
  }
  await test.step('one that stands on another page is over when the editor goes on', async () => {
    await desk.site.getByRole('link', { name: words.errorPage.home }).click();
    await expect(desk.site.getByRole('heading', { name: words.home.title })).toBeVisible();
    await expect(picker).toHaveValue('');
  });
  await test.step('choosing none goes back to the page that was left, and closes a dialog on its own page', async () => {
    await desk.choose('Page', '/categories/12');
    const heading = desk.site.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Delivery');
    await expect(
      page.getByRole('region', { name: 'Texts', exact: true }).getByRole('listitem').first(),
    ).toBeVisible();
    await picker.selectOption('paid');
    await expect(desk.site.getByRole('heading', { name: words.alternatives.paidTitle })).toBeVisible();
    await picker.selectOption('');
    await expect(heading).toHaveText('Delivery');
    await picker.selectOption('accessibility');
    const dialog = desk.site.getByRole('dialog', { name: words.accessibility.title });
    await expect(dialog).toBeVisible();
    await picker.selectOption('');
    await expect(dialog).toBeHidden();
    await expect(heading).toHaveText('Delivery');
  });
  await test.step('nor is anything sent for a form that is pressed: the desk says so, and the form says what is wrong with it', async () => {
    const said = page.getByRole('main', { name: 'The site' }).getByRole('status');
    await desk.choose('Page', /^Home$/);
    const newsletter = desk.site.getByRole('region', { name: words.newsletter.title });
    await expect(desk.row('newsletter.title')).toBeVisible();
    await newsletter.getByRole('button', { name: words.newsletter.submit }).click();
    await expect(newsletter.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await newsletter.getByRole('textbox').fill('editor@example.org');
    await newsletter.getByRole('checkbox').check();
    await newsletter.getByRole('button', { name: words.newsletter.submit }).click();
    await expect(said).toContainText('Nothing was sent: the newsletter.');
    await desk.choose('Page', '/categories/12');
    await expect(said).toBeEmpty();
  });
  expect(sent).toEqual([]);
  await test.step('nor before script has come', async () => {
    const come = await hold(page, '**/assets/entry.client-*.js');
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await page
      .getByLabel('Page', { exact: true })
      .selectOption('/categories/12/1201/120101', { noWaitAfter: true });
    await desk.site.getByRole('button', { name: words.vote.yesLabel }).click();
    expect((await posted).status()).toBe(200);
    come();
    await expect(page.getByRole('main', { name: 'The site' }).getByRole('status')).toContainText(
      'Nothing was sent: the vote.',
    );
    await page.unroute('**/assets/entry.client-*.js');
  });
  await test.step('a complaint’s words are found on the host whose visitors are led to a public book', async () => {
    await desk.show(/\(Português\)/);
    await picker.selectOption('complaint');
    await expect(desk.site.locator('dialog#complaint')).toBeVisible();
  });
  // The browser says so of the unknown address.
  expect(complaints.splice(0).filter((complaint) => !/404|autofocusing/.test(complaint))).toEqual([]);
});
