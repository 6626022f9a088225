import http from 'node:http';
import { describe, expect, test } from 'vitest';
import { scopeOf, sharedEmbeddedClient } from '#tests/builders/embedded-api.ts';

const api = await sharedEmbeddedClient();
const query = new URLSearchParams(scopeOf('en')).toString();

const send = (path: string, init: RequestInit) => fetch(`${api.url}${path}?${query}`, init);
const postText = (path: string, body: string, type = 'application/json') =>
  send(path, { method: 'POST', headers: { 'Content-Type': type }, body });

describe('a parameter that is missing answers 400 without a body', () => {
  test.each([
    '/api/get_category',
    '/api/get_article',
    '/api/find_articles',
    '/api/footer_links',
    '/api/get_static_elements',
    '/api/alternatives/prp',
    '/api/alternatives/payment-methods',
  ])('%s', async (path) => {
    expect(await api.get(path)).toMatchObject({ status: 400, body: undefined });
  });

  test.each(['/api/get_categories', '/api/top_articles', '/api/comment_reasons'])(
    '%s without language, country and skin',
    async (path) => {
      const response = await fetch(`${api.url}${path}?country=gb`);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('');
    },
  );

  test.each([
    ['/api/article/110101/update_views', {}],
    ['/api/article/110101/update_rating', { articleId: 110101 }],
    ['/api/add_comment', { comment: 'x' }],
    ['/api/subscribe', { email: 'a@example.com' }],
    ['/api/complaints', { email: 'a@example.com', domain: 'atd-parts.de', language: 'de' }],
    ['/api/supplier-cancel-order', { atdOrderId: 1, supplierId: 2 }],
    ['/api/alternatives/customer-decision', { orderId: 6100001 }],
    ['/api/alternatives/paylink-create', { id: '22222222-2222-4222-8222-222222222222' }],
    ['/api/subscribe', []],
    ['/api/subscribe', null],
  ])('%s with %j', async (path, body) => {
    expect(await api.post(path, body)).toMatchObject({ status: 400, body: undefined });
  });
});

describe('a value that is wrong answers 422 and says which', () => {
  test.each([
    ['/api/get_category', { categoryId: 'x' }, 'categoryId'],
    ['/api/get_category', { categoryId: '-1' }, 'categoryId'],
    ['/api/get_article', { articleId: '1e3' }, 'articleId'],
    ['/api/get_article', { articleId: '99999999999' }, 'articleId'],
    ['/api/get_article', { articleId: '0' }, 'articleId'],
    ['/api/find_articles', { searchString: 'x'.repeat(201) }, 'searchString'],
    ['/api/find_articles', { searchString: 'x', page: '0' }, 'page'],
    ['/api/find_articles', { searchString: 'x', perPage: '51' }, 'perPage'],
    ['/api/find_articles', { searchString: 'x', preview: '2' }, 'preview'],
    ['/api/top_articles', { perPage: '1.5' }, 'perPage'],
    ['/api/get_static_elements', { type: '__proto__' }, 'type'],
    ['/api/alternatives/prp', { id: '11111111-1111-6111-8111-111111111111' }, 'id'],
    ['/api/get_categories', { language: 'xx' }, 'language'],
    ['/api/get_categories', { language: 'de', country: 'fr' }, 'language'],
    ['/api/get_categories', { language: 'de', country: 'at', skin: 'pkw' }, 'language'],
  ])('%s with %j', async (path, wrong, field) => {
    const { status, body } = await api.get(path, wrong);
    expect(status).toBe(422);
    expect(body).toEqual({ success: false, errors: [expect.stringContaining(field)] });
  });

  test.each([
    ['/api/article/110101/update_views', { articleId: 110102 }, 'articleId'],
    ['/api/article/110101/update_rating', { articleId: 110101, vote: 2 }, 'vote'],
    ['/api/add_comment', { articleId: 110101, reasons: ['toString'] }, 'reasons'],
    ['/api/add_comment', { articleId: 110101, comment: 'x'.repeat(5001) }, 'comment'],
    ['/api/add_comment', { articleId: 110101, reasons: Array(21).fill('rules') }, 'reasons'],
    ['/api/subscribe', { email: 'nobody', domain: 'atd-parts.de' }, 'email'],
    ['/api/subscribe', { email: 'a@example.com', domain: 'example.com' }, 'domain'],
    ['/api/subscribe', { email: { $ne: 1 }, domain: 'atd-parts.de' }, 'email'],
    [
      '/api/complaints',
      { email: 'a@example.com', text: ' ', domain: 'atd-parts.de', language: 'de' },
      'text',
    ],
    ['/api/supplier-cancel-order', { atdOrderId: '1e3', supplierId: 1, supplierOrderId: 'x' }, 'atdOrderId'],
    ['/api/supplier-cancel-order', { atdOrderId: 1.5, supplierId: 1, supplierOrderId: 'x' }, 'atdOrderId'],
    [
      '/api/supplier-cancel-order',
      { atdOrderId: 1, supplierId: 1, supplierOrderId: 'x'.repeat(256) },
      'supplierOrderId',
    ],
    ['/api/alternatives/customer-decision', { orderId: 6100001, decisions: { 101: 'yes' } }, 'decisions'],
    ['/api/alternatives/customer-decision', { orderId: 6100001, decisions: { 999: true } }, 'decisions'],
    ['/api/alternatives/customer-decision', { orderId: 6100001, decisions: {} }, 'decisions'],
    [
      '/api/alternatives/paylink-create',
      { id: '22222222-2222-4222-8222-222222222222', paymentMethodId: '99' },
      'paymentMethodId',
    ],
  ])('%s with %j', async (path, wrong, field) => {
    const { status, body } = await api.post(path, wrong);
    expect(status).toBe(422);
    expect(body.success).toBe(false);
    expect(body.errors.join()).toContain(field);
  });

  test('a parameter sent twice', async () => {
    const response = await fetch(`${api.url}/api/get_article?${query}&articleId=110101&articleId=110102`);
    expect(response.status).toBe(422);
  });
});

describe('what does not exist answers 404', () => {
  test.each([
    ['/api/get_category', { categoryId: '1' }],
    ['/api/get_article', { articleId: '1' }],
    ['/api/footer_links', { domain: 'example.com' }],
    ['/api/active_languages', { domain: 'example.com' }],
    ['/api/alternatives/prp', { id: '12345678-1234-4234-8234-123456789012' }],
    ['/api/alternatives/payment-methods', { id: '12345678-1234-4234-8234-123456789012' }],
    ['/api/nothing', {}],
    ['/API/get_categories', {}],
    ['/api/get_categories/', {}],
    ['/', {}],
  ])('%s with %j', async (path, parameters) => {
    const { status, body } = await api.get(path, parameters);
    expect({ status, body }).toEqual({ status: 404, body: { success: false, data: null } });
  });

  test.each([
    ['/api/article/1/update_views', { articleId: 1 }],
    ['/api/add_comment', { articleId: 1 }],
    ['/api/alternatives/customer-decision', { orderId: 1, decisions: {} }],
    [
      '/api/alternatives/paylink-create',
      { id: '12345678-1234-4234-8234-123456789012', paymentMethodId: '7' },
    ],
  ])('%s with %j', async (path, body) => {
    expect(await api.post(path, body)).toMatchObject({ status: 404, body: { success: false, data: null } });
  });
});

describe('a request that is no call', () => {
  test.each([
    ['/api/get_categories', 'POST', 'GET, HEAD'],
    ['/api/subscribe', 'GET', 'POST'],
    ['/api/subscribe', 'PUT', 'POST'],
    ['/api/alternatives/prp', 'DELETE', 'GET, HEAD'],
    ['/healthz', 'POST', 'GET, HEAD'],
  ])('%s by %s answers 405', async (path, method, allowed) => {
    const response = await send(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allowed);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s answers 415',
    async (type) => expect((await postText('/api/subscribe', '{}', type)).status).toBe(415),
  );

  test('a body over 100 kB answers 413, one just below is read', async () => {
    const body = (length: number) => JSON.stringify({ email: 'x'.repeat(length), domain: 'atd-parts.de' });
    expect((await postText('/api/subscribe', body(100_001))).status).toBe(413);
    expect((await postText('/api/subscribe', body(99_000))).status).toBe(422);
  });

  test.each(['{', '', 'null', '"text"', '{"a":1}}', '[1,', '{"email":"\\ud800'])(
    'the body %j answers 400',
    async (body) => {
      const response = await postText('/api/subscribe', body);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('');
    },
  );

  test.each(['/api/article/%zz/update_views', '/api/article/%00/update_views', '/%c0%af'])(
    'the path %s does no harm',
    async (path) => {
      const status = await new Promise((resolve, reject) => {
        http
          .request(`${api.url}/`, { method: 'POST', path: `${path}?${query}` }, (response) => {
            response.resume();
            resolve(response.statusCode);
          })
          .on('error', reject)
          .end();
      });
      expect([400, 404, 415, 422]).toContain(status);
    },
  );

  test('keys that JavaScript objects inherit are data like any other', async () => {
    const response = await postText(
      '/api/alternatives/customer-decision',
      '{"orderId":6100001,"decisions":{"__proto__":true,"constructor":true}}',
    );
    expect(response.status).toBe(422);
    expect((await api.get('/healthz')).body).toEqual({ status: 'ok' });
  });
});

test('the API names neither its framework nor its version', async () => {
  const { headers } = await api.get('/healthz');
  expect(headers.get('X-Powered-By')).toBeNull();
});
