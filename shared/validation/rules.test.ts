import { describe, expect, test } from 'vitest';
import english from '#locales/en.json' with { type: 'json' };
import { hasErrors, validate, type Rule } from './rules.ts';

const keyFor = (value: string, ...rules: Rule[]): string | undefined =>
  validate({ field: value }, { field: rules }).field?.key;

describe('a field', () => {
  test.each([
    { rule: { rule: 'required' }, value: '', key: 'error.required' },
    { rule: { rule: 'required' }, value: ' \n', key: 'error.required' },
    { rule: { rule: 'required' }, value: '0', key: undefined },
    { rule: { rule: 'email' }, value: 'me@home', key: 'error.email' },
    { rule: { rule: 'email' }, value: 'me@192.168.0.1', key: 'error.email' },
    { rule: { rule: 'email' }, value: 'a b@c.de', key: 'error.email' },
    { rule: { rule: 'email' }, value: `${'a'.repeat(250)}@b.de`, key: 'error.email' },
    { rule: { rule: 'email' }, value: "o'neil+parts@mail.example.ie", key: undefined },
    { rule: { rule: 'email' }, value: ' me@shop.xn--p1ai ', key: undefined },
    { rule: { rule: 'email' }, value: '\u200Bme@b.\u2060de\u202C', key: undefined },
    { rule: { rule: 'email' }, value: '', key: undefined },
    { rule: { rule: 'integer' }, value: '1e3', key: 'error.integer' },
    { rule: { rule: 'integer' }, value: '1.5', key: 'error.integer' },
    { rule: { rule: 'integer' }, value: '-5', key: 'error.integer' },
    { rule: { rule: 'integer' }, value: '12 345', key: 'error.integer' },
    { rule: { rule: 'integer' }, value: ' 12345 ', key: undefined },
    { rule: { rule: 'integer' }, value: '', key: undefined },
    { rule: { rule: 'max', max: 3 }, value: 'abcd', key: 'error.max' },
    { rule: { rule: 'max', max: 3 }, value: ' abc ', key: undefined },
  ] satisfies { rule: Rule; value: string; key: string | undefined }[])(
    'with $rule and the value "$value" says $key',
    ({ rule, value, key }) => {
      expect(keyFor(value, rule)).toBe(key);
    },
  );

  test('says what its first broken rule says', () => {
    expect(keyFor('', { rule: 'required' }, { rule: 'integer' })).toBe('error.required');
    expect(keyFor('x', { rule: 'required' }, { rule: 'integer' })).toBe('error.integer');
  });

  test('says its own words where it has some', () => {
    expect(keyFor('x', { rule: 'email', message: 'complaint.emailError' })).toBe('complaint.emailError');
  });

  test('names the limit it went over', () => {
    expect(validate({ id: 'abcd' }, { id: [{ rule: 'max', max: 3 }] }).id?.params).toEqual({ max: 3 });
  });

  test('that keeps its rules has no entry', () => {
    const errors = validate({ a: '1', b: '' }, { a: [{ rule: 'integer' }], b: [{ rule: 'required' }] });
    expect(Object.keys(errors)).toEqual(['b']);
    expect(hasErrors(errors)).toBe(true);
    expect(hasErrors({})).toBe(false);
  });
});

test('every rule has its words, the shared ones as the specification words them', () => {
  expect(english.error).toMatchObject({
    required: 'The field is required',
    email: 'The field Email must contain a valid email address',
    integer: expect.any(String),
    max: expect.stringContaining('{{max}}'),
    minOne: expect.any(String),
  });
  expect(english.complaint.emailError).toEqual(expect.any(String));
});
