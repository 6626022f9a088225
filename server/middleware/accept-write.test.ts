import { expect, test } from 'vitest';
import { clientOf } from './accept-write.ts';

const socket = { remoteAddress: '10.0.0.7' } as never;

test.each([
  ['9.9.9.5', '9.9.9.5'],
  ['9.9.9.5:40001', '9.9.9.5'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:40001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['unknown', '10.0.0.7'],
  ['9.9.9.999', '10.0.0.7'],
  ['', '10.0.0.7'],
])('a client that the proxy calls %j is %s', (ip, client) => {
  expect(clientOf({ ip, socket })).toBe(client);
});
