import pLimit from 'p-limit';
import type { ProjectContent } from './project-content.ts';
import { readSettings } from './site.ts';

/** Loads what surrounds a project's pages and what home shows. Never rejects; the cache logs what failed. */
export const warmBlocks = async (content: ProjectContent): Promise<void> => {
  const settings = content.settings().catch(() => null);
  await Promise.allSettled([
    settings.then((given) => content.topArticles(readSettings(given).popularTopics)),
    content.translations(),
    content.languages(),
    content.videos(),
    content.popularRequests(),
    content.projects(),
    content.banner(),
    content.gdpr(),
    content.footerLinks(),
    content.social(),
    content.companies(),
  ]);
};

/** Projects that are loaded at a time: a start is over soon, and no burst for the upstream. */
const atATime = 6;

export const fewAtATime = <T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> =>
  pLimit(atATime).map(all, work);
