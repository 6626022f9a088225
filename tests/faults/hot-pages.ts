import { builtInProjects } from '#shared/projects/project-table.ts';
import type { Address, createVisitors } from './load.ts';
import { until } from './processes.ts';

export const hosts = builtInProjects.map(({ host }) => host);

/** What every host is asked for all the time. */
export const hotPages: readonly Address[] = hosts.flatMap((host) =>
  ['/', '/categories/12', '/categories/12/1202/120201', '/bff/project', '/bff/home'].map((path) => ({
    host,
    path,
  })),
);

/** Asks for every hot page until each was 200 once, with all of its blocks. */
export const warm = async ({ ask }: Pick<ReturnType<typeof createVisitors>, 'ask'>): Promise<void> => {
  for (const page of hotPages)
    await until(async () => {
      const { status, headers } = await ask(page);
      return status === 200 && headers['cdn-cache-control'] !== 'max-age=10';
    });
};

/** How many of the hot pages are not answered with 200. */
export const lostPages = async ({ ask }: Pick<ReturnType<typeof createVisitors>, 'ask'>): Promise<number> => {
  let lost = 0;
  for (const page of hotPages) if ((await ask(page)).status !== 200) lost += 1;
  return lost;
};
