import * as v from 'valibot';
import { ask, put } from './desk-api.ts';

const Notice = v.object({ host: v.string(), text: v.string(), link: v.string() });
/** What stands on a host. */
export type Notice = v.InferOutput<typeof Notice>;

const Notices = v.object({ items: v.array(Notice) });
const NoticeSaved = v.object({ data: v.object({ purged: v.boolean() }) });

export const readNotices = async (): Promise<readonly Notice[]> => (await ask('/api/notices', Notices)).items;

/** Sets one notice for hosts; without words it is taken away. Rejects where that was not kept, with `Refused` where it never will be. */
export const saveNotice = async (
  hosts: readonly string[],
  { text, link }: Pick<Notice, 'text' | 'link'>,
): Promise<{ purged: boolean }> => {
  return (await ask('/api/notices', NoticeSaved, put({ hosts, text, link }))).data;
};
