import * as v from 'valibot';
import { noticeLink } from '#shared/help-api/notice-link.ts';
import { items, success, type Answer, type Call } from '../call.ts';
import { demoProjects } from '../demo-project.ts';
import type { PurgeSite } from '../purge-site.ts';
import { hasNoControls, readInput } from '../read-input.ts';
import type { TranslationsStore } from '../store/translations-store.ts';

interface Dependencies {
  readonly translations: TranslationsStore;
  readonly purgeSite: PurgeSite;
}

const hostNames = demoProjects.map(({ host }) => host);

const line = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(longest, `must have at most ${longest} characters`),
    hasNoControls,
  );

const noticeBody = v.object({
  hosts: v.pipe(
    v.array(v.picklist(hostNames, 'is no host of the shop'), 'must be a list of hosts'),
    v.minLength(1, 'must name a host'),
  ),
  /** Empty takes the notice away. */
  text: line(500),
  link: v.pipe(
    line(500),
    v.check(
      (link) => link === '' || noticeLink(link) !== null,
      'must be a path of the site or an https address',
    ),
  ),
});

/** The notices that stand now, by host. */
export const getNotices =
  ({ translations }: Dependencies) =>
  (): Answer =>
    items(
      demoProjects.flatMap((project) => {
        const { text, link } = translations.notice(project);
        return text === '' ? [] : [{ host: project.host, text, link }];
      }),
    );

/** Sets one notice for hosts, or takes theirs away, and makes the site render them anew (behaviour/editor 17). */
export const saveNotice =
  ({ translations, purgeSite }: Dependencies) =>
  async ({ body }: Call): Promise<Answer> => {
    const input = readInput(noticeBody, body);
    if (!input.ok) return input.answer;
    const { text, link } = input.value;
    const hosts = new Set(input.value.hosts);
    translations.save(
      demoProjects.filter(({ host }) => hosts.has(host)),
      { 'notice.text': text || null, 'notice.link': (text && link) || null },
    );
    return success({ purged: await purgeSite([...hosts].map((host) => `words:${host}`)) });
  };
