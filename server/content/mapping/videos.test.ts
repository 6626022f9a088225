import type { ForeignText } from '#server/upstream/fields.ts';
import { expect, test } from 'vitest';
import { toVideos, withPosters } from './videos.ts';

const video = (id: string, imagePreviewLink: string) => ({
  name: id as ForeignText,
  cleanLink: `https://www.youtube-nocookie.com/embed/${id}`,
  iframeLink: '',
  imageBoxLink: '',
  imagePreviewLink,
});

// behaviour/articles 14
test.each([
  { preview: '/images/help/battery.svg', poster: '/images/help/battery.svg' },
  { preview: 'https://i.ytimg.com/vi/aaaaaaaaaaa/mqdefault.jpg', poster: '/media/video/aaaaaaaaaaa.jpg' },
  { preview: '', poster: '/media/video/aaaaaaaaaaa.jpg' },
])(
  'a video whose picture is “$preview” shows $poster, and never asks the video host',
  ({ preview, poster }) => {
    expect(toVideos([video('aaaaaaaaaaa', preview)])).toEqual([
      { id: 'aaaaaaaaaaa', name: 'aaaaaaaaaaa', poster },
    ]);
  },
);

test('a video in an article has the picture that it has in the list; one that no list knows has none', () => {
  const blocks = ['aaaaaaaaaaa', 'bbbbbbbbbbb'].map((id) => ({ kind: 'video' as const, id, title: '' }));
  const videos = toVideos([video('aaaaaaaaaaa', '/images/help/battery.svg')]);
  const [known, unknown] = withPosters({ blocks, title: '' }, videos);
  expect(known).toHaveProperty('poster', '/images/help/battery.svg');
  expect(unknown).not.toHaveProperty('poster');
});

test('a video that its editor gave no title is named as in the list, else as its article', () => {
  const blocks = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'].map((id, at) => ({
    kind: 'video' as const,
    id,
    title: at === 2 ? 'Own' : '',
  }));
  const named = withPosters({ blocks, title: 'Article' }, [
    { id: 'aaaaaaaaaaa', name: 'Listed', poster: '' },
  ]);
  expect(named.map((block) => block.kind === 'video' && block.title)).toEqual(['Listed', 'Article', 'Own']);
});

test('a link that names no video leaves it out', () => {
  expect(toVideos([{ ...video('short', ''), cleanLink: 'https://videos.example/1' }])).toEqual([]);
});
