import type { Row, Run } from '../run.ts';
import { bar, drawPicture, line, shown, sourcesOf, text } from './svg.ts';

/** What is drawn, in this order, and how often the yardstick's processor time is demanded at most. */
const groups = [
  {
    part: 'warm',
    title: 'A warm page, against a bare server',
    short: 'warm page',
    limits: [
      ['br', 1.3],
      ['gzip', 1.3],
      ['304', 1.2],
      ['HEAD', 1.2],
    ],
  },
  {
    part: 'uncached',
    title: 'An uncached render, against plain Express and React',
    short: 'uncached render',
    limits: [
      ['br', 1.2],
      ['gzip', 1.2],
      ['identity', 1.2],
    ],
  },
] as const;

const left = 96;
const right = 560;
const titleHeight = 36;
const rowHeight = 30;
const groupGap = 14;

const rowsOf = (runs: readonly Run[], part: Row['part']): ReadonlyMap<string, number> =>
  new Map(
    runs.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        row.part === part && row.ratio !== undefined ? [[row.name, row.ratio] as const] : [],
      ),
    ),
  );

interface Bar {
  readonly name: string;
  readonly ratio: number;
  readonly limit: number;
  readonly isOver: boolean;
}

const measuredOf = (runs: readonly Run[]) =>
  groups.flatMap(({ part, title, limits }) => {
    const ratios = rowsOf(runs, part);
    const bars: readonly Bar[] = limits.flatMap(([name, limit]) => {
      const ratio = ratios.get(name);
      return ratio === undefined ? [] : [{ name, ratio, limit, isOver: Number(shown(ratio)) > limit }];
    });
    return bars.length === 0 ? [] : [{ title, bars }];
  });

const scaleOf = (most: number) => {
  const step = most > 3 ? 1 : 0.5;
  const steps = Math.ceil(most / step);
  return {
    ticks: Array.from({ length: steps + 1 }, (_, at) => at * step),
    xOf: (ratio: number): number => left + ((right - left) * ratio) / (steps * step),
  };
};

const verdictOf = ({ isOver, limit }: Bar): string => `${isOver ? 'over' : 'limit'} ${limit.toFixed(1)}`;

const drawBar = (row: Bar, y: number, xOf: (ratio: number) => number): readonly string[] => [
  text(left - 12, y + 20, row.name, 'end'),
  bar(left, y + 7, xOf(row.limit) - left, 16, 'track'),
  bar(left, y + 7, xOf(row.ratio) - left, 16, row.isOver ? 'over' : 'held'),
  line(xOf(row.limit), y + 4, xOf(row.limit), y + 26, 'limit'),
  text(right + 52, y + 20, shown(row.ratio), 'strong end'),
  text(right + 64, y + 20, verdictOf(row), 'quiet'),
];

/** Warm pages and uncached renders as bars from 0 on, against the yardstick's 1.0; `null` where neither was measured. */
export const drawRatios = (runs: readonly Run[]): string | null => {
  const measured = measuredOf(runs);
  if (measured.length === 0) return null;
  const all = measured.flatMap(({ bars }) => bars);
  const { ticks, xOf } = scaleOf(Math.max(1.5, ...all.map(({ ratio }) => ratio)));
  const shapes: string[] = [];
  let y = 76;
  for (const { title, bars } of measured) {
    const from = y + titleHeight;
    const to = from + bars.length * rowHeight;
    shapes.push(
      text(24, y + 22, title, 'strong'),
      ...ticks.map((tick) => line(xOf(tick), from, xOf(tick), to, 'grid')),
      ...bars.flatMap((row, at) => drawBar(row, from + at * rowHeight, xOf)),
      line(xOf(1), from, xOf(1), to, 'limit', '2 4'),
    );
    y = to + groupGap;
  }
  shapes.push(...ticks.map((tick) => text(xOf(tick), y + 4, tick.toFixed(1), 'quiet middle')));
  return drawPicture({
    title: 'Processor time of a request, in times of a yardstick',
    subtitle: 'Shorter is better. Dotted: the yardstick. Solid: the limit.',
    description: measured
      .map(({ title, bars }) => {
        const figures = bars.map((row) => `${row.name} ${shown(row.ratio)} (${verdictOf(row)})`);
        return `${title}: ${figures.join(', ')}.`;
      })
      .join(' '),
    height: y + 40,
    shapes,
    sources: sourcesOf(runs, ({ part }) => groups.find((group) => group.part === part)?.short),
  });
};
