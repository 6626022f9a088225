import { createClient } from '@redis/client';
import express from 'express';
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
  [{ UPSTREAM_URL: 'http:api.example' }, /UPSTREAM_URL.*http or https/],
  [{ UPSTREAM_URL: 'https://api.example/?key=x' }, /UPSTREAM_URL.*without a query/],
  [{ UPSTREAM_URL: 'http://u:p@host/x?y=1' }, /^UPSTREAM_URL is \(not shown\): it takes/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'u:p@host' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is \(not shown\): it takes/],
  [{ EMBEDDED: 'off' }, /UPSTREAM_URL is required/],
  [{ EDIT_ORIGINS: 'https://a.example/path' }, /EDIT_ORIGINS.*takes origins/],
  [{ EDIT_ORIGINS: 'https://*' }, /EDIT_ORIGINS.*takes origins/],
  [{ EDIT_ORIGINS: 'https://a;sandbox' }, /EDIT_ORIGINS.*takes origins/],
  [{ EDIT_ORIGINS: "https://a'b" }, /EDIT_ORIGINS.*takes origins/],
  [{ STOP_NOTICE: 'soon' }, /STOP_NOTICE is "soon": it takes seconds/],
  [{ STOP_NOTICE: '9999999' }, /STOP_NOTICE is "9999999": it takes seconds up to 999$/],
  [{ PORT: '100000' }, /PORT is "100000": it takes a port number up to 65535$/],
  [{ MEMORY_MB: '100000' }, /MEMORY_MB is "100000": it takes whole megabytes up to 99999$/],
  [{ COMMIT: 'x'.repeat(65) }, /COMMIT.*up to 64/],
  [{ TRUSTED_PROXIES: 'proxy-1' }, /TRUSTED_PROXIES is "proxy-1": it takes addresses, ranges/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: 'loopback, 10.0.0.1, fe80::1%eth0' }, /TRUSTED_PROXIES is "fe80::1%eth0"/],
  [{ TRUSTED_PROXIES: '1' }, /TRUSTED_PROXIES/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud"/],
  [{ OPS_HOST: 'http://127.0.0.1' }, /OPS_HOST is "http:\/\/127.0.0.1": it takes an address/],
  [{ EMBEDDED_HOST: 'a b' }, /EMBEDDED_HOST is "a b": it takes an address/],
  [{ CACHE_MB: '1.5' }, /CACHE_MB is "1.5": it takes whole megabytes/],
  [{ SEARCH_CACHE_MB: '0' }, /SEARCH_CACHE_MB is "0"/],
  [{ CDN_PURGE_URL: 'cdn.example' }, /CDN_PURGE_URL is \(not shown\)/],
  [{ CDN_PURGE_URL: 'https://u:50%@cdn.example/' }, /^CDN_PURGE_URL is \(not shown\): it takes/],
  // No `Authorization: Bearer` could ever bring these.
  [{ PURGE_TOKEN: 'of several words, but long' }, /^PURGE_TOKEN is \(not shown\): it takes/],
  [{ PURGE_TOKEN: 'from-a-file-0123456789\n' }, /^PURGE_TOKEN is \(not shown\): it takes/],
  [{ PURGE_TOKEN: 'schlüssel-schlüssel' }, /^PURGE_TOKEN is \(not shown\): it takes/],
  [{ REDIS_URL: 'localhost' }, /^REDIS_URL is \(not shown\): it takes/],
  [{ REDIS_URL: 'redis://host:99999' }, /^REDIS_URL is/],
  [{ REDIS_URL: 'redis://h ost' }, /^REDIS_URL is/],
  [{ REDIS_URL: 'redis://host/abc' }, /^REDIS_URL is/],
  [{ REDIS_URL: 'redis://:50%@host' }, /^REDIS_URL is/],
])('%o stops the start and names the variable', (environment, message) => {
  expect(() => parseConfig(environment)).toThrow(ConfigError);
  expect(() => parseConfig(environment)).toThrow(message);
});

test.each([
  'redis://host',
  'redis:///0',
  'rediss://user:p%40ss@[::1]:6380/2?protocol=3',
  'redis://:word@host/',
])('the address of Redis may be %s, as its client takes it', (url) => {
  expect(parseConfig({ REDIS_URL: url }).redisUrl).toBe(url);
  expect(() => createClient({ url })).not.toThrow();
});

test('a purge is posted to the address as it was given: servers know a path with a slash at its end for another', () => {
  const url = 'https://cdn.example/service/purge/';
  expect(parseConfig({ CDN_PURGE_URL: url }).cdnPurgeUrl).toBe(url);
});

test('proxies are trusted by address, by range and by name, as Express takes them', () => {
  const { trustedProxies } = parseConfig({
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 2001:db8::1,192.0.2.7/32',
  });
  expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1', '192.0.2.7/32']);
  expect(() => express().set('trust proxy', trustedProxies)).not.toThrow();
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
