import * as v from 'valibot';
import { consentTypes, type ConsentType } from '#shared/consent/consent-choice.ts';
import {
  DescriptionOrEmpty,
  AnObject,
  fields,
  Id,
  isRecord,
  listIn,
  notesOf,
  partWith,
  RequiredText,
  TextOrEmpty,
  withItems,
} from './fields.ts';

/** Cookies, each with the consent type that it stands under (behaviour/upstream 25). */

const consentTypeOf = (value: unknown): ConsentType | undefined =>
  typeof value === 'string' ? consentTypes.find((type) => type === value.trim().toLowerCase()) : undefined;

export const Cookie = v.pipe(
  AnObject,
  v.transform((cookie): unknown => ({
    ...cookie,
    group: consentTypeOf(cookie['group']) ?? consentTypeOf(cookie['type']),
  })),
  fields({
    id: Id,
    name: RequiredText,
    partner: TextOrEmpty,
    expiry: TextOrEmpty,
    type: TextOrEmpty,
    description: DescriptionOrEmpty,
    group: v.pipe(
      v.optional(v.picklist(consentTypes)),
      v.rawTransform(({ dataset: { value }, config }): ConsentType => {
        // Nobody has said that a visit needs it.
        if (!value) notesOf(config)?.add('moved');
        return value ?? 'marketing';
      }),
    ),
  }),
);

/** The cookies of a group, each of which says so where it does not name its own. */
const membersOf = (group: unknown, list: readonly unknown[]): readonly unknown[] =>
  list.map((each) => (isRecord(each) ? { ...each, group: each['group'] ?? group } : each));

/** "Grouped by type": a list in which each names its type, lists by type, or a list of groups. */
export const cookieItems = (answer: unknown): unknown => {
  const found = withItems(answer);
  if (!isRecord(found)) return found;
  const items = listIn(found['items']);
  if (items)
    return {
      items: items.flatMap((item) => {
        const members = isRecord(item) && listIn(item['items'] ?? item['data']);
        return members ? membersOf(item['type'], members) : [item];
      }),
    };
  const named = partWith(found, (part) => consentTypes.some((type) => listIn(part[type])));
  if (!named) return found;
  return { items: Object.entries(named).flatMap(([group, list]) => membersOf(group, listIn(list) ?? [])) };
};
