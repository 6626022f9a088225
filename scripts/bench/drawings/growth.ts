import { smallestShop, type Row, type Run } from '../run.ts';
import { dot, drawPicture, line, shown, sourcesOf, text, way, width } from './svg.ts';

const limit = 1.1;

/** Side by side, for their lines would cover one another: two of them are to stay at 1.00. */
const panels = [
  { name: 'renders', title: 'Processor time of a render' },
  { name: 'home', title: 'Bytes of home' },
  { name: 'article', title: 'Bytes of an article' },
] as const;

const left = 60;
const gap = 32;
const panelWidth = (width - left - 24 - gap * (panels.length - 1)) / panels.length;
const inset = 16;
const [top, bottom] = [112, 312];

type Growth = Row & { readonly articles: number; readonly ratio: number };

const isGrowth = (row: Row): row is Growth =>
  row.part === 'growth' && row.articles !== undefined && row.ratio !== undefined;

const growthOf = ({ rows }: Run, name: string): readonly Growth[] =>
  rows
    .filter(isGrowth)
    .filter((row) => row.name === name)
    .toSorted((a, b) => a.articles - b.articles);

const number = (value: number): string => value.toLocaleString('en');

/** Steps of a twentieth, or of more where there would be too many to be read. */
const scaleOf = (ratios: readonly number[]) => {
  const [least, most] = [Math.min(0.95, ...ratios), Math.max(1.15, ...ratios)];
  const step =
    [0.05, 0.1, 0.25, 0.5, 1].find((step) => (most - least) / step <= 6) ?? Math.ceil((most - least) / 6);
  // Floating point: 1.15 / 0.05 is a little more than 23.
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return {
    ticks,
    yOf: (ratio: number) => bottom - ((bottom - top) * (ratio / step - first)) / (last - first),
  };
};

const panelOf = (at: number, sizes: readonly number[]) => {
  const start = left + at * (panelWidth + gap);
  const decades = Math.max(5, Math.ceil(Math.log10(Math.max(...sizes))));
  const toEdge = Math.log10(10 ** decades / smallestShop);
  return {
    start,
    end: start + panelWidth,
    ticks: Array.from({ length: decades - 1 }, (_, at) => 10 ** (at + 2)),
    xOf: (articles: number): number =>
      start + inset + ((panelWidth - 2 * inset) * Math.log10(articles / smallestShop)) / toEdge,
  };
};

type Place = (value: number) => number;

/** What runs measured, each from the smallest shop on; figures stand above all lines. */
const drawRuns = (runs: readonly (readonly Growth[])[], xOf: Place, yOf: Place): readonly string[] => {
  const first = [xOf(smallestShop), yOf(1)] as const;
  const ways = runs.map((rows) =>
    way([first, ...rows.map(({ articles, ratio }) => [xOf(articles), yOf(ratio)] as const)]),
  );
  const figures = runs.flat().flatMap(({ articles, ratio }) => {
    const isOver = ratio >= limit;
    const [x, y] = [xOf(articles), yOf(ratio)];
    // On the side where the limit is not.
    const label = text(x, y + (isOver ? -12 : 26), shown(ratio), 'strong middle clear');
    return [dot(x, y, isOver ? 'over' : 'held'), label];
  });
  return [...ways, dot(...first, 'held'), ...figures];
};

/** Shops of more articles against the smallest, on a logarithmic scale of articles; `null` where none was measured. */
export const drawGrowth = (runs: readonly Run[]): string | null => {
  const rows = runs.flatMap((run) => run.rows.filter(isGrowth));
  if (rows.length === 0) return null;
  const { ticks, yOf } = scaleOf(rows.map(({ ratio }) => ratio));
  const sizes = rows.map(({ articles }) => articles);
  const measured = panels.filter(({ name }) => rows.some((row) => row.name === name));
  const shapes = measured.flatMap(({ name, title }, at) => {
    const { start, end, ticks: decades, xOf } = panelOf(at, sizes);
    return [
      text(start, top - 14, title, 'strong'),
      ...ticks.map((tick) => line(start, yOf(tick), end, yOf(tick), 'grid')),
      line(start, yOf(limit), end, yOf(limit), 'limit', '6 4'),
      ...decades.map((articles) => text(xOf(articles), bottom + 20, number(articles), 'quiet middle')),
      ...drawRuns(
        runs.map((run) => growthOf(run, name)).filter((rows) => rows.length > 0),
        xOf,
        yOf,
      ),
    ];
  });
  return drawPicture({
    title: `Larger shops, in times of one with ${smallestShop} articles a host`,
    subtitle: `Dashed: the limit. Less than ${shown(limit)} is demanded, up to 100,000 articles.`,
    description: measured
      .map(({ name, title }) => {
        const seen = runs.flatMap((run) => growthOf(run, name));
        return `${title}: ${seen.map(({ articles, ratio }) => `${shown(ratio)} at ${number(articles)}`).join(', ')}.`;
      })
      .join(' '),
    height: bottom + 76,
    shapes: [
      ...ticks.map((tick) => text(left - 12, yOf(tick) + 4, shown(tick), 'quiet end')),
      ...shapes,
      text(width / 2, bottom + 44, 'articles of each host', 'quiet middle'),
    ],
    sources: sourcesOf(runs, (row) => (isGrowth(row) ? number(row.articles) : undefined)),
  });
};
