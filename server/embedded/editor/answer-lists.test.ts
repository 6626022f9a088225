import { expect, test } from 'vitest';
import { listAnswers, type Wanted } from './answer-lists.ts';
import type { Answered } from './answers-api.ts';

const item = (id: number, facts: Partial<Answered>): Answered => ({
  id,
  title: `Article ${id}`,
  path: `/${id}`,
  area: 8,
  votes: null,
  reasons: [],
  comments: [],
  views: 0,
  reviewed: null,
  due: false,
  behind: [],
  lookedAt: false,
  ...facts,
});
const feedback = {
  shownFrom: 5,
  days: 30,
  showsComments: true,
  areas: [],
  items: [
    item(1, { votes: { yes: 1, no: 4 }, views: 5 }),
    item(2, { votes: { yes: 0, no: 5 }, lookedAt: true, views: 9, due: true }),
    item(3, { votes: { yes: 60, no: 40 }, area: 12, views: 7, behind: ['Costs'] }),
    item(4, { title: 'A pick-up', views: 8 }),
  ],
};
const list = (wanted: Partial<Wanted>) =>
  listAnswers(feedback, {
    kind: 'all',
    order: 'need',
    area: null,
    search: '',
    withLookedAt: false,
    open: null,
    ...wanted,
  }).map(({ id }) => id);

test.each([
  [{}, [1, 3, 4]],
  [{ withLookedAt: true }, [1, 2, 3, 4]],
  [{ open: 2 }, [1, 2, 3, 4]],
  [{ order: 'helped', withLookedAt: true }, [2, 1, 3, 4]],
  [{ order: 'votes' }, [3, 1, 4]],
  [{ order: 'views' }, [4, 3, 1]],
  [{ order: 'title' }, [4, 1, 3]],
  [{ area: 12 }, [3]],
  [{ kind: 'behind' }, [3]],
  [{ kind: 'due' }, [2]],
  [{ search: ' PICK' }, [4]],
  [{ open: 3, kind: 'due', area: 8, search: 'pick' }, [3]],
] as const)('%j lists %j', (wanted, ids) => {
  expect(list(wanted)).toEqual(ids);
});
