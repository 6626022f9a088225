import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { withItems } from '#server/upstream/fields.ts';

/** An optional field that no answer of a call had, and what pages do without it. */
export interface AbsentField {
  readonly call: string;
  readonly field: string;
  readonly cost: string;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly 'x-optional-extension'?: string;
}

const document = parse(
  readFileSync(new URL('../../docs/upstream-api.yaml', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

const at = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((level, step) => (level as Record<string, unknown> | undefined)?.[step], value);

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (at(document, schema.$ref.slice(2).split('/')) as Schema);

const schemaOf = (path: string): Schema | undefined =>
  at(document, ['paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema']) as
    | Schema
    | undefined;

/** Settings that pages can do without, and what they do then. */
const settings = {
  contactForm: 'the contact block leads to the footer link "contact"',
  contactChat: 'no chat is offered',
  contactTelephone: 'no telephone number is shown',
  serviceHours: 'no hours are shown beside the ways to a person',
} as const;

/** As `Map.prototype.getOrInsertComputed`, which the types of scripts and tests do not have yet. */
export const getOrAdd = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

/** Collects which fields of ours the answers of a host have. */
export const createAbsentFields = () => {
  const seen = new Map<string, { readonly field: AbsentField; present: boolean }>();
  const note = (call: string, field: string, cost: string, present: boolean): void => {
    const entry = getOrAdd(seen, `${call} ${field}`, () => ({
      field: { call, field, cost },
      present,
    }));
    entry.present ||= present;
  };
  const walk = (call: string, given: Schema, value: unknown, path: string): void => {
    const schema = resolve(given);
    if (Array.isArray(value)) {
      const entry = schema.items ?? schema;
      for (const each of value) walk(call, entry, each, path);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, below] of Object.entries(schema.properties ?? {})) {
      const field = path === '' ? name : `${path}.${name}`;
      const cost = below['x-optional-extension'];
      const own = (value as Record<string, unknown>)[name];
      if (cost !== undefined) note(call, field, cost, own !== undefined && own !== null);
      walk(call, below, own, ['items', 'data'].includes(name) ? path : field);
    }
  };
  return {
    note(path: string, call: string, answer: string): void {
      let value: unknown;
      try {
        value = withItems(JSON.parse(answer));
      } catch {
        return;
      }
      const schema = schemaOf(path);
      if (!schema) return;
      for (const one of optionsOf(schema, call)) walk(call, one, value, '');
      if (call === 'settings')
        for (const [key, cost] of Object.entries(settings))
          note(call, key, cost, answer.includes(`"${key}"`));
    },
    all: (): readonly AbsentField[] =>
      [...seen.values()].filter(({ present }) => !present).map(({ field }) => field),
  };
};

/** `get_static_elements` has one shape for each type. */
const optionsOf = (
  schema: Schema & { readonly oneOf?: readonly Schema[] },
  call: string,
): readonly Schema[] => {
  const type = /type=(\w+)/.exec(call)?.[1];
  const names: Readonly<Record<string, string>> = {
    translations: 'Translations',
    videos: 'Video',
    cookies: 'Cookie',
    social: 'SocialBlock',
  };
  const name = type === undefined ? undefined : names[type];
  if (type === undefined) return [schema];
  return name === undefined
    ? []
    : [{ properties: { items: { type: 'array', items: { $ref: `#/components/schemas/${name}` } } } }];
};
