import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

test('an empty environment starts the site on the embedded content API', () => {
  const config = parseConfig({ UPSTREAM_URL: '' });
  expect(config).toMatchObject({ port: 3000, opsPort: 3001, upstreamUrl: null, embedded: { port: 3002 } });
  expect(config.editOrigins).toEqual(['http://localhost:3002']);
});

test.each([
  [{ PORT: 'http' }, /PORT is "http": it takes a port number/],
  [{ OPS_PORT: '70000' }, /OPS_PORT.*65535/],
  [{ UPSTREAM_URL: 'ftp://files' }, /UPSTREAM_URL.*http or https/],
  [{ EMBEDDED: 'off' }, /UPSTREAM_URL is required/],
  [{ EDIT_ORIGINS: 'https://a.example/path' }, /EDIT_ORIGINS.*takes origins/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud"/],
  [{ REDIS_URL: 'localhost' }, /REDIS_URL is \(not shown\)/],
])('%o stops the start and names the variable', (environment, message) => {
  expect(() => parseConfig(environment)).toThrow(ConfigError);
  expect(() => parseConfig(environment)).toThrow(message);
});

test('a secret is not repeated in the message', () => {
  expect(() => parseConfig({ PURGE_TOKEN: 'short-secret' })).toThrow(/^(?!.*short-secret)/);
});

test('with a real upstream nobody may frame the site unless told', () => {
  expect(parseConfig({ UPSTREAM_URL: 'https://api.example/' })).toMatchObject({
    upstreamUrl: 'https://api.example',
    editOrigins: [],
  });
});
