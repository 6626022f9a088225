import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchPath } from '#shared/help-api/paths.ts';
import { RequiredText, textOrEmpty } from './fields.ts';

test.each([
  { what: 'as it came', schema: RequiredText, text: 'bremse\ud800', read: 'bremse\ufffd' },
  { what: 'cut through', schema: textOrEmpty(7), text: 'bremse👩', read: 'bremse\ufffd' },
])(
  'half a character $what is none in an address either (behaviour/upstream 17)',
  ({ schema, text, read }) => {
    const found = v.parse(schema, text);
    expect(found).toBe(read);
    expect(searchPath(found)).toBe('/search?articles=bremse%EF%BF%BD');
  },
);

test.each(['', ' ', '\u00a0', '\u200b', '\u200d\ufeff\u2060', '\u00ad \u202e'])(
  'a title of %j shows nothing, so it is none',
  (text) => expect(v.safeParse(RequiredText, text).success).toBe(false),
);
