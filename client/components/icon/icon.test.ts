import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categoryIcon, iconNames, paymentIcon } from './icon-names.ts';

const sprite = readFileSync(new URL('../../../public/icons/sprite.svg', import.meta.url), 'utf8');

test('every icon name has a drawing in the sprite, and every drawing a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.sort()).toEqual([...iconNames].sort());
});

test('the sprite carries neither script nor inline style, which the policy would refuse', () => {
  expect(sprite).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});

test.each([
  { id: 13, icon: 'category-13' },
  { id: 293, icon: 'category-293' },
  { id: 999, icon: 'category-default' },
])('category $id shows $icon', ({ id, icon }) => {
  expect(categoryIcon(id)).toBe(icon);
});

test('a payment method without a mark of its own shows a purse', () => {
  expect(paymentIcon('7')).toBe('payment-7');
  expect(paymentIcon('99')).toBe('payment-default');
});
