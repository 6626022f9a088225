import { globSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtInProjects, type ProjectFacts } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/alternative-id.ts';
import { plainBlocks } from '#server/content/project-content.ts';
import { resources, type ResourceName, type Upstream } from '#server/upstream/resources.ts';
import type { UpstreamCall } from '#server/upstream/upstream-client.ts';
import { recordCalls } from '#tests/builders/recorded-calls.ts';

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

const { paths, components } = parse(readFileSync('docs/upstream-api.yaml', 'utf8')) as {
  readonly paths: Record<string, { readonly get?: Operation; readonly post?: Operation }>;
  readonly components: { readonly parameters: Record<string, Parameter> };
};

type ArgumentsOf<K extends ResourceName> = Upstream[K] extends (
  project: ProjectFacts,
  ...args: infer A
) => unknown
  ? A
  : never;

const id = '33333333-3333-4333-8333-333333333333' as AlternativeId;
/** What calls are told beside their project; a row that takes something does not compile without its line. */
const told: { readonly [K in ResourceName as [] extends ArgumentsOf<K> ? never : K]: ArgumentsOf<K> } = {
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
  decide: [{ orderId: 4711, decisions: { 101: true } }, new AbortController().signal],
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

/** The operation that a call is of, with the values in its path. */
const findOperation = ({ method, path }: UpstreamCall) => {
  for (const [template, operations] of Object.entries(paths)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    const operation = operations[method === 'GET' ? 'get' : 'post'];
    if (!match || !operation) continue;
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]);
    return { operation, inPath: Object.fromEntries(values) as object };
  }
  return null;
};

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** What is wrong with an object by a schema of the document, which may name nothing that the schema does not. */
const faultsOf = (value: unknown, schema: object): unknown => {
  const validate = ajv.compile({ ...schema, additionalProperties: false, components });
  validate(value);
  return validate.errors ?? [];
};

const sentIn = (place: Parameter['in'], { parameters = [] }: Operation): object => {
  const own = parameters
    .map((one) =>
      '$ref' in one ? components.parameters[one.$ref.replace('#/components/parameters/', '')]! : one,
    )
    .filter((one) => one.in === place);
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
    const found = findOperation(call);
    expect(found, `${call.method} ${call.path} is not in the document`).not.toBeNull();
    const { operation, inPath } = found!;
    // No other upstream answers these.
    expect(operation.tags).not.toContain('embedded');
    expect(faultsOf(inPath, sentIn('path', operation))).toEqual([]);
    expect(faultsOf({ ...call.scope, ...call.query }, sentIn('query', operation))).toEqual([]);
    const { schema } = operation.requestBody?.content['application/json'] ?? {};
    expect(call.body === undefined).toBe(schema === undefined);
    if (schema) expect(faultsOf(call.body, schema)).toEqual([]);
  },
);

test('somebody asks for each', () => {
  const sources = globSync('server/**/*.ts', {
    exclude: (name) => name === 'embedded' || name.endsWith('.test.ts') || name === 'resources.ts',
  }).map((file) => readFileSync(file, 'utf8'));
  const calls = sources.flatMap((text) => [...text.matchAll(/\.(\w+)\(project\b|\blist\('(\w+)',/g)]);
  const asked = new Set<string | undefined>([
    ...plainBlocks,
    ...calls.map(([, called, listed]) => called ?? listed),
  ]);
  expect(Object.keys(resources).filter((name) => !asked.has(name))).toEqual([]);
});
