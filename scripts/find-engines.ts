import { findProgram } from '#tests/setup/find-program.ts';

/** Paths of the programs that an engine needs, or the package that is missing. */
export type Found<Programs extends string> =
  | { readonly programs: Readonly<Record<Programs, string>> }
  | { readonly missing: string };

const find = <Programs extends string>(
  wanted: Readonly<Record<Programs, { names: readonly string[]; debian: string }>>,
): Found<Programs> => {
  const programs: Partial<Record<Programs, string>> = {};
  for (const [name, { names, debian }] of Object.entries(wanted) as [Programs, (typeof wanted)[Programs]][]) {
    const path = findProgram(names, debian);
    if (path === null) return { missing: debian };
    programs[name] = path;
  }
  return { programs: programs as Record<Programs, string> };
};

/** Firefox as its makers build it: it speaks WebDriver BiDi by itself. */
export const findFirefox = () =>
  find({ firefox: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' } });

/** WebKit of GNOME, Safari's engine: its driver needs a display, which may be one that nobody sees. */
export const findWebKit = () =>
  find({
    driver: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
    display: { names: ['Xvfb'], debian: 'xvfb' },
  });
