import { globSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { builtInProjects, type ProjectFacts } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { resources, type ResourceName, type Upstream } from '#server/upstream/resources.ts';
import type { UpstreamCall } from '#server/upstream/upstream-client.ts';
import { recordCalls } from '#tests/builders/recorded-calls.ts';
import {
  calls as documented,
  document,
  type Call,
  type Parameter,
} from '#tests/builders/upstream-document.ts';

type ArgumentsOf<K extends ResourceName> = Upstream[K] extends (
  project: ProjectFacts,
  ...args: infer A
) => unknown
  ? A
  : never;

const id = '33333333-3333-4333-8333-333333333333' as AlternativeId;
/** What calls are told beside their project; a row that takes something does not compile without its line. */
const told: { readonly [K in ResourceName as [] extends ArgumentsOf<K> ? never : K]: ArgumentsOf<K> } = {
  category: [12],
  subCategory: [1202],
  topArticles: [8],
  article: [120201],
  search: [{ searchString: 'colis', topic: 11, page: 1, perPage: 10, preview: 0 }],
  updateViews: [120201],
  updateRating: [120201, -1],
  addComment: [{ articleId: 120201, vote: -1, comment: 'unclear', reasons: ['incomplete'] }],
  subscribe: ['somebody@example.com'],
  complain: [{ email: 'somebody@example.com', text: 'late' }],
  cancelOrder: [{ atdOrderId: 5000404, supplierId: 77, supplierOrderId: 'DS-2041' }],
  alternative: [id],
  decide: [{ orderId: 4711, decisions: { 101: true } }],
  paymentMethods: [id],
  createPayLink: [{ id, paymentMethodId: '7' }],
};

/** The call of a row, as it is handed to the client. */
const callOf = async (name: ResourceName): Promise<UpstreamCall> => {
  const { calls, upstream } = recordCalls();
  const args: readonly unknown[] = (told as Partial<Record<ResourceName, readonly unknown[]>>)[name] ?? [];
  await (upstream[name] as (...all: unknown[]) => Promise<unknown>)(builtInProjects[0], ...args);
  return calls[0]!;
};

/** The call of the document that this is, with the values in its path. */
const findDocumented = ({ method, path }: UpstreamCall) => {
  for (const each of documented) {
    const pattern = each.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (!match || each.method !== method.toLowerCase()) continue;
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]);
    return { ...each, inPath: Object.fromEntries(values) as object };
  }
  return null;
};

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** What is wrong with an object by a schema of the document, which may name nothing that the schema does not. */
const faultsOf = (value: unknown, schema: object): unknown => {
  const validate = ajv.compile({ ...schema, additionalProperties: false, components: document.components });
  validate(value);
  return validate.errors ?? [];
};

const sentIn = (place: Parameter['in'], { parameters }: Call): object => {
  const own = parameters.filter((one) => one.in === place);
  return {
    type: 'object',
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
  };
};

test.each(Object.keys(resources) as ResourceName[])(
  '%s asks for what docs/upstream-api.yaml has, with what it takes',
  async (name) => {
    const call = await callOf(name);
    const found = findDocumented(call);
    expect(found, `${call.method} ${call.path} is not in the document`).not.toBeNull();
    const { operation, inPath } = found!;
    // No other upstream answers these.
    expect(operation.tags).not.toContain('embedded');
    expect(faultsOf(inPath, sentIn('path', found!))).toEqual([]);
    expect(faultsOf({ ...call.scope, ...call.query }, sentIn('query', found!))).toEqual([]);
    const { schema } = operation.requestBody?.content['application/json'] ?? {};
    expect(call.body === undefined).toBe(schema === undefined);
    if (schema) expect(faultsOf(call.body, schema)).toEqual([]);
  },
);

test('somebody asks for each', () => {
  const sources = globSync('server/**/*.ts', {
    exclude: (name) => name === 'embedded' || name.endsWith('.test.ts') || name === 'resources.ts',
  }).map((file) => readFileSync(file, 'utf8'));
  const calls = sources.flatMap((text) => [
    ...text.matchAll(/\.(\w+)\(project\b|\b(?:list|single)\(\s*'(\w+)',/g),
  ]);
  const asked = new Set(calls.map(([, called, listed]) => called ?? listed));
  expect(Object.keys(resources).filter((name) => !asked.has(name))).toEqual([]);
});
