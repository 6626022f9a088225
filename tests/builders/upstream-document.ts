import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: { readonly enum?: readonly unknown[] };
}

interface Media {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Record<string, { value: unknown }>;
}

interface DocumentedResponse {
  readonly content?: Record<string, Media>;
  readonly headers?: Record<string, unknown>;
}

/** What a status needs instead of the example request. */
export interface Change {
  readonly query?: Record<string, string>;
  readonly path?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
}

interface Operation {
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, DocumentedResponse | Reference>;
  readonly 'x-try'?: Record<string, Change>;
  /** Bytes that are taken, where not 100 kB. */
  readonly 'x-largest-body'?: number;
}

type PathItem = Partial<Record<'get' | 'post' | 'put', Operation>> & {
  readonly parameters?: readonly Parameter[];
};

export const document = parse(
  readFileSync(new URL('../../docs/upstream-api.yaml', import.meta.url), 'utf8'),
) as {
  readonly paths: Record<string, PathItem>;
  readonly components: object;
};

/** What a reference stands for, with the way there. */
export const resolve = <Value>(value: Value | Reference): { value: Value; steps?: string[] } => {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return { value: value };
  const steps = value.$ref.slice('#/'.length).split('/');
  const found = steps.reduce<unknown>((level, step) => (level as Record<string, unknown>)[step], document);
  return { value: found as Value, steps };
};

export interface Call {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/** Every call of the contract, its parameters with those of its path. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  (['get', 'post', 'put'] as const).flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    return { method, path, operation, parameters: parameters.map((one) => resolve(one).value) };
  }),
);
