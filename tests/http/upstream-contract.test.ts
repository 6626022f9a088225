import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmbeddedApp, openEmbeddedStore } from '#server/embedded/embedded-api.ts';
import { scopeOf, sharedEmbeddedClient } from '#tests/builders/embedded-api.ts';
import { calls, document, resolve, type Call, type Change } from '#tests/builders/upstream-document.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, multipleOfPrecision: 6 });
ajv.addSchema(document, 'upstream');

const fragment = (steps: readonly string[]): string =>
  steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** What the site would answer. */
const searches = { shownFrom: 5, days: 30, locales: { en: [{ word: 'tyre', count: 6 }] } };
const api = await sharedEmbeddedClient(
  `data:application/json,${encodeURIComponent(JSON.stringify(searches))}`,
);

const payToken = await (async () => {
  const body = { id: '66666666-6666-4666-8666-666666666666', paymentMethodId: '7' };
  const answer = await api.post('/api/alternatives/paylink-create', body, scopeOf('fr'));
  return String(answer.body.payLink).split('/').at(-1) ?? '';
})();

/** The requests that a call describes: each example of its body, each value of a closed list without an example. */
const exampleRequests = ({ parameters, operation }: Call) => {
  const values = parameters.map(({ name, in: place, example, schema }) => ({
    name,
    place,
    values: example === undefined ? (schema.enum ?? []) : [example],
  }));
  const many = Math.max(...values.map((one) => one.values.length), 1);
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const bodies = media?.examples ? Object.values(media.examples).map(({ value }) => value) : [media?.example];
  return [...Array(many).keys()].flatMap((index) =>
    bodies.map((body) => {
      const of = (place: string) =>
        Object.fromEntries(
          values
            .filter((one) => one.place === place)
            .map((one) => [one.name, String(one.values[index] ?? one.values[0])]),
        );
      const path = of('path');
      return { query: of('query'), path: path.token ? { token: payToken } : path, type, body };
    }),
  );
};

type ExampleRequest = ReturnType<typeof exampleRequests>[number];

const encodeBody = (type: string | undefined, body: unknown): string | undefined => {
  if (type === undefined) return undefined;
  return type === 'application/json'
    ? JSON.stringify(body)
    : new URLSearchParams(body as Record<string, string>).toString();
};

const send = async (
  { method, path }: Pick<Call, 'path'> & { method: string },
  request: ExampleRequest,
  change: Change = {},
) => {
  const { query, type } = request;
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => change.path?.[name] ?? request.path[name] ?? '',
  );
  const body = encodeBody(type, change.body ? { ...(request.body as object), ...change.body } : request.body);
  const address = `${api.url}${filled}?${new URLSearchParams({ ...query, ...change.query })}`;
  const response = await fetch(address, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: { ...(type ? { 'Content-Type': type } : {}), ...change.headers },
    ...(body !== undefined && (method === 'post' || method === 'put') ? { body } : {}),
  });
  return { response, text: await response.text() };
};

const validators = new Map<string, ValidateFunction>();
const validatorOf = (steps: readonly string[]): ValidateFunction => {
  const $ref = `upstream#/${fragment(steps)}`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
};

/** Holds an answer against what the document says of its status: content type, body, headers. */
const expectDocumented = (call: Call, { response, text }: { response: Response; text: string }): void => {
  const status = String(response.status);
  const documented = call.operation.responses[status];
  expect(documented, `${status} is not documented: ${text}`).toBeDefined();
  if (!documented) return;
  const { value, steps = ['paths', call.path, call.method, 'responses', status] } = resolve(documented);
  for (const header of Object.keys(value.headers ?? {})) expect(response.headers.has(header)).toBe(true);
  const [type] = Object.keys(value.content ?? {});
  if (type === undefined) {
    if (response.status < 300 || response.status >= 400) expect(text).toBe('');
    return;
  }
  expect(response.headers.get('Content-Type')).toContain(type);
  const validate = validatorOf([...steps, 'content', type, 'schema']);
  const data: unknown = type === 'application/json' ? JSON.parse(text) : text;
  expect(validate(data), JSON.stringify(validate.errors?.slice(0, 5))).toBe(true);
};

describe.each(calls.map((call) => ({ name: `${call.method.toUpperCase()} ${call.path}`, call })))(
  '$name',
  ({ call }) => {
    const requests = exampleRequests(call);
    const first = requests[0] as ExampleRequest;

    test('answers its examples as documented', async () => {
      for (const request of requests) {
        const answer = await send(call, request);
        expect(answer.response.status).toBeLessThan(400);
        expectDocumented(call, answer);
      }
    });

    test('answers with every error that the document names, and in its form', async () => {
      const seen = new Set(Object.keys(call.operation.responses).filter((status) => status < '400'));
      const note = (answer: { response: Response; text: string }, status: string) => {
        expect(String(answer.response.status)).toBe(status);
        expectDocumented(call, answer);
        seen.add(status);
      };
      for (const [status, change] of Object.entries(call.operation['x-try'] ?? {}))
        note(await send(call, first, change), status);
      for (const { name } of call.parameters.filter((one) => one.in === 'query' && one.required)) {
        const { [name]: _, ...query } = first.query;
        note(await send(call, { ...first, query }), '400');
      }
      note(await send({ ...call, method: 'delete' }, { ...first, type: undefined }), '405');
      if (call.method !== 'get') {
        note(await send(call, { ...first, type: 'text/plain' }), '415');
        const largest = call.operation['x-largest-body'] ?? 100_000;
        note(await send(call, first, { body: { padding: 'x'.repeat(largest + 1) } }), '413');
      }
      expect([...seen].toSorted()).toEqual(Object.keys(call.operation.responses).toSorted());
    });
  },
);

test('every example answer of the document fits its own schema', () => {
  let checked = 0;
  for (const { path, method, operation } of calls)
    for (const [status, response] of Object.entries(operation.responses)) {
      const { value, steps = ['paths', path, method, 'responses', status] } = resolve(response);
      for (const [type, { example, examples = {} }] of Object.entries(value.content ?? {})) {
        const all = [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples).map((one) => one.value),
        ];
        const validate = validatorOf([...steps, 'content', type, 'schema']);
        for (const one of all) {
          expect(validate(one), `${path} ${status}: ${JSON.stringify(validate.errors)}`).toBe(true);
          checked += 1;
        }
      }
    }
  expect(checked).toBeGreaterThan(30);
});

interface RouterLayer {
  readonly route?: { readonly path: string; readonly stack: readonly { readonly method?: string }[] };
}

test('every route of the app is in the document, and every call of the document is a route', () => {
  const { dataFile, remove } = copySeededData();
  onTestFinished(remove);
  const store = openEmbeddedStore(dataFile, { info: () => {}, error: () => {} });
  const { stack } = createEmbeddedApp(store).router as unknown as { stack: readonly RouterLayer[] };
  const routes = stack.flatMap(({ route }) =>
    route
      ? [...new Set(route.stack.flatMap(({ method }) => method ?? []))].map(
          (method) => `${method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
        )
      : [],
  );
  store.close();
  expect(routes.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted());
});
