import type { Page } from '@playwright/test';
import { expect, test, visit } from '../fixtures.ts';
import { addressOf, forgetFailedRequests, orderId, orderPage, unavailable } from './orders.ts';

const host = 'help.atd-parts.nl';
const phone = { width: 390, height: 667 };

const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Terug', exact: true });
const place = (index: number, total: number) => `${index} van ${total}`;

/** Whether both choices of the replacement that is shown stand in the window, with nothing over them. */
const choicesInWindow = (page: Page) =>
  page.locator('input[name^=decision-]:visible').evaluateAll((radios) =>
    radios.map((radio) => {
      const label = radio.closest('label');
      const { left, right, top, bottom } = label!.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
        label!.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    }),
  );

/** What has the focus if anything lies over it, else nothing: over a line of a link, or the whole of another control. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const shown = element.closest('label') ?? element;
    const isSeen = Array.from(shown.getClientRects()).every(({ left, width, top, bottom }) =>
      shown.contains(document.elementFromPoint(left + Math.min(width / 2, 20), (top + bottom) / 2)),
    );
    return isSeen ? '' : element.outerHTML;
  });

for (const { digit, count } of [
  { digit: 3, count: 3 },
  { digit: 5, count: 3 },
])
  test(`order ${digit} on a phone: one replacement at a time, every choice without a scroll by hand, and a review`, async ({
    page,
    expectAccessible,
  }) => {
    const order = orderPage(page, 'nl');
    await page.setViewportSize(phone);
    await visit(page, addressOf(host, digit));
    const cards = page.locator('section[id^=replacement-]');
    const submit = order.submit.or(order.payAndSubmit).filter({ visible: true });
    await expect(cards.filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page, 'main');
    for (let index = 1; index <= count; index += 1) {
      await next(page).click();
      await expect(page.getByText(place(index, count), { exact: true })).toBeVisible();
      await expect(cards.filter({ visible: true })).toHaveCount(1);
      await expect(cards.nth(index - 1)).toBeFocused();
      await expect.poll(() => choicesInWindow(page)).toEqual([true, true]);
      await expect(submit).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      const radios = cards.nth(index - 1).getByRole('radio');
      if (await radios.first().isEnabled()) await radios.first().check();
      // A choice by itself moves nothing.
      await expect(page.getByText(place(index, count), { exact: true })).toBeVisible();
      await expect.poll(() => choicesInWindow(page)).toEqual([true, true]);
    }
    await next(page).click();
    const review = page.getByRole('region', { name: order.words.alternatives.review });
    await expect(review).toBeFocused();
    await expect(review.getByRole('listitem')).toHaveCount(count);
    await expect(next(page)).toHaveCount(0);
    await expectAccessible(page);
    await test.step('each can still be changed', async () => {
      await review.getByRole('button').last().click();
      await expect(cards.nth(count - 1)).toBeFocused();
      await cards
        .nth(count - 1)
        .getByRole('radio')
        .last()
        .check();
      await next(page).click();
      await expect(review.getByRole('listitem').last()).toContainText(order.words.alternatives.replace);
    });
    await test.step('by keyboard the focus is never covered, however soon the next key follows', async () => {
      for (let steps = 0; steps <= count; steps += 1) {
        await back(page).press('Enter');
        for (let stops = 0; stops < 14; stops += 1) {
          await page.keyboard.press('Tab');
          await expect.poll(() => coveredFocus(page)).toBe('');
          if (await page.evaluate(() => document.activeElement?.matches('main [type=submit]'))) break;
        }
        await expect(submit).toBeFocused();
      }
    });
    await test.step('a turn is over at once where motion is not wanted', async () => {
      const stillMoving = await next(page).evaluate((button: HTMLElement) => {
        button.click();
        return document.getAnimations().length;
      });
      expect(stillMoving).toBe(0);
    });
  });

test('a decision that was not saved is kept, tried again, and told to the contact with the number of the order alone', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const order = orderPage(page, 'nl');
  await page.setViewportSize(phone);
  await visit(page, addressOf(host, 7));
  let fails = true;
  await page.route('**/bff/alternatives/*/decisions', (route) =>
    fails ? route.fulfill(unavailable) : route.fulfill({ json: {} }),
  );
  await order.agree.click();
  await expect(order.error).toContainText(order.words.alternatives.errorKept);
  await expectAccessible(page, 'dialog[open]');
  await order.error.getByRole('button', { name: order.words.contact.button }).click();
  const contact = page.getByRole('dialog', { name: order.words.contact.dialogTitle });
  const field = contact.getByRole('textbox', { name: order.words.contact.order });
  const form = contact.getByRole('link', { name: order.words.contact.toForm });
  await expect(field).toHaveValue('6100007');
  await expect(form).toHaveAttribute('href', /[?&]order=6100007$/);
  expect(await form.getAttribute('href')).not.toContain(orderId(7));
  await field.fill('');
  await expect(form).not.toHaveAttribute('href', /order=/);
  await page.keyboard.press('Escape');
  const asked = page.waitForRequest('**/decisions');
  fails = false;
  await order.error.getByRole('button', { name: order.words.common.retry }).click();
  await asked;
  forgetFailedRequests(complaints);
});
