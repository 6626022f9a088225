import { expect, test } from 'vitest';
import * as v from 'valibot';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { alternativeSchemas } from '#server/upstream/alternative-schemas.ts';
import { toAlternative } from './map-alternative.ts';

const project = { ...builtInProjects[0]!, imageHosts: ['www.shop.example', '*.cdn.example'] };

/** The first item as a page gets it. */
const itemOf = (given: object) => {
  const item = { name: 'Brake disc', quantity: 1, price: 1, ...given };
  const data = { orderId: 1, replacements: [{ id: 1, oldItems: [item], newItems: [item] }] };
  const read = v.parse(alternativeSchemas.alternative, { success: true, data });
  return toAlternative(read.data!, project)?.replacements[0]?.oldItems[0];
};

// As the policy of the page has it: behaviour/operations 5.
test.each([
  { image: 'https://www.shop.example/1.jpg', shown: 'https://www.shop.example/1.jpg' },
  { image: 'https://a.cdn.example/1.jpg', shown: 'https://a.cdn.example/1.jpg' },
  { image: '//a.cdn.example/1.jpg', shown: 'https://a.cdn.example/1.jpg' },
  { image: '/images/1.jpg', shown: '/images/1.jpg' },
  { image: 'https://cdn.example/1.jpg', shown: '' },
  { image: 'https://acdn.example/1.jpg', shown: '' },
  { image: 'https://a.cdn.example.evil.example/1.jpg', shown: '' },
  { image: 'http://www.shop.example/1.jpg', shown: '' },
  { image: null, shown: '' },
])('of the picture $image an order shows "$shown"', ({ image, shown }) => {
  expect(itemOf({ image })?.image).toBe(shown);
});

test.each([
  { url: 'https://www.shop.example/p/1', leads: 'https://www.shop.example/p/1' },
  { url: '//www.shop.example/p/1', leads: 'https://www.shop.example/p/1' },
  { url: 'javascript:alert(1)', leads: '' },
  { url: null, leads: '' },
])('an item of the address $url leads to "$leads"', ({ url, leads }) => {
  expect(itemOf({ url })?.url).toBe(leads);
});
