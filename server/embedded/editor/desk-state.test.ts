import { expect, test } from 'vitest';
import type { SiteMessage } from '#shared/edit-protocol/messages.ts';
import { reduceDesk, startState, type DeskAction } from './desk-state.ts';

const host = 'help.atd-parts.ee';
const place = { version: 1, skin: 'atd', locale: 'et', path: '/' } as const;
const said = (message: SiteMessage): DeskAction => ({ type: 'site', host, message });
const hello = said({ ...place, type: 'hello' });
const ready = said({ ...place, type: 'ready' });
const listed = said({ version: 1, type: 'page-texts', locale: 'et', path: '/', texts: [] });
const held = said({ version: 1, type: 'form-held', form: 'vote' });
const after = (...actions: DeskAction[]) => actions.reduce(reduceDesk, startState({ host, path: '/' }));

test('the texts of a page are known once it has listed them, not when it is ready', () => {
  expect(after(hello, ready).isListed).toBe(false);
  expect(after(hello, ready, listed).isListed).toBe(true);
});

test.each([
  ['another page of the same document', said({ ...place, path: '/categories/12', type: 'hello' })],
  ['another document', { type: 'leave', host, path: '/' }],
] as const)('on %s they are not known any more', (_, next) => {
  expect(after(hello, ready, listed, next).isListed).toBe(false);
});

test('a form that sent nothing is named until the editor goes on', () => {
  expect(after(hello, ready, held).heldForm).toBe('vote');
  expect(after(hello, ready, held, { type: 'select', key: 'home.title' }).heldForm).toBeNull();
  expect(after(hello, ready, held, { type: 'leave', host, path: '/' }).heldForm).toBeNull();
});

test('a state that stands on another page outlives a late word of the page that is being left', () => {
  const chosen: DeskAction[] = [
    { type: 'show', name: 'page-missing', leaves: true },
    { type: 'leave', host, path: '/no-such-page' },
  ];
  const stateAt = (...paths: string[]) =>
    after(hello, ready, ...chosen, ...paths.map((path) => said({ ...place, path, type: 'hello' })));
  expect(stateAt('/search').shownState).toBe('page-missing');
  expect(stateAt('/search', '/no-such-page').shownState).toBe('page-missing');
  // The editor may go on before the page that was asked for is ready.
  expect(stateAt('/search', '/no-such-page', '/').shownState).toBeNull();
  const there = [said({ ...place, path: '/no-such-page', type: 'ready' })];
  const goneOn = said({ ...place, path: '/', type: 'hello' });
  expect(after(hello, ready, ...chosen, ...there, goneOn).shownState).toBeNull();
});

test('a state is over where the editor went on before its page had said a word', () => {
  const chosen: DeskAction[] = [
    { type: 'show', name: 'page-missing', leaves: true },
    { type: 'leave', host, path: '/no-such-page' },
  ];
  const goneOn = (['hello', 'ready'] as const).map((type) => said({ ...place, path: '/search', type }));
  expect(after(hello, ready, ...chosen, ...goneOn).shownState).toBeNull();
  // The page that is being left may not have been ready yet: then it is the one that is ready now.
  expect(after(hello, ...chosen, ...goneOn).shownState).toBe('page-missing');
});
