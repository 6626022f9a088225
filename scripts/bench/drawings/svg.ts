import escapeHtml from 'escape-html';
import type { Row, Run } from '../run.ts';

export const width = 720;
const footerLine = 18;

/** A paper of its own: whoever shows the picture may be dark where the reader's system is light. */
const style = `
  svg { --paper: #fff; --quiet: #59636e; --line: #d1d9e0; --held: #0969da; --over: #bc4c00; color: #1f2328; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #0d1117; --quiet: #9198a1; --line: #3d444d; --held: #4493f8; --over: #f0883e; color: #f0f6fc; }
  }
  text { font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: currentColor; }
  .title { font-size: 16px; font-weight: 600; }
  .strong { font-weight: 600; }
  .quiet { font-size: 12px; fill: var(--quiet); }
  .clear { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
  .middle { text-anchor: middle; }
  .end { text-anchor: end; }
  .paper { fill: var(--paper); }
  .grid { stroke: var(--line); }
  .limit { stroke: currentColor; stroke-width: 2; }
  .held { fill: var(--held); stroke: var(--held); }
  .over { fill: var(--over); stroke: var(--over); }
  .track { fill: var(--line); opacity: 0.5; }
  .way { fill: none; stroke: var(--held); stroke-width: 2; }
`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Its end is the place, or its middle, where the class says so. */
export const text = (x: number, y: number, content: string, className = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${className && ` class="${className}"`}>${escapeHtml(content)}</text>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  className: string,
  dashes = '',
): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${className}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

export const bar = (x: number, y: number, length: number, height: number, className: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(length)}" height="${height}" rx="2" class="${className}"/>`;

export const way = (points: readonly (readonly [number, number])[]): string =>
  `<polyline points="${points.map((point) => point.map(round).join(',')).join(' ')}" class="way"/>`;

export const dot = (x: number, y: number, className: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" class="${className}"/>`;

export const shown = (ratio: number): string => ratio.toFixed(2);

const list = new Intl.ListFormat('en');

/** One line for each run that has such rows: what it measured, of which commit, when and where. */
export const sourcesOf = (
  runs: readonly Run[],
  nameOf: (row: Row) => string | undefined,
): readonly string[] =>
  runs.flatMap(({ rows, commit, date, machine, cores, node }) => {
    const names = new Set(rows.map(nameOf).filter((name) => name !== undefined));
    const place = [machine, `${cores} cores`, node && `Node ${node}`].filter(Boolean).join(', ');
    return names.size === 0
      ? []
      : [`${list.format(names)}: ${[commit, date].filter(Boolean).join(', ')} (${place})`];
  });

interface Picture {
  readonly title: string;
  readonly subtitle: string;
  /** The same figures in words. */
  readonly description: string;
  /** Where `sources` begin, in pixels from the top. */
  readonly height: number;
  readonly shapes: readonly string[];
  readonly sources: readonly string[];
}

export const drawPicture = ({ title, subtitle, description, height, shapes, sources }: Picture): string => {
  const whole = height + sources.length * footerLine + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" role="img" aria-labelledby="title description">
<title id="title">${escapeHtml(title)}</title>
<desc id="description">${escapeHtml(description)}</desc>
<style>${style}</style>
<rect width="${width}" height="${whole}" rx="8" class="paper"/>
${text(24, 36, title, 'title')}
${text(24, 58, subtitle, 'quiet')}
${shapes.join('\n')}
${sources.map((source, at) => text(24, height + at * footerLine, source, 'quiet')).join('\n')}
</svg>
`;
};
