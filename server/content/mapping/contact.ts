import { parseServiceHours } from '#shared/projects/service-hours.ts';
import type { Contact } from '#shared/help-api/models.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';

/** What a telephone number consists of, as people write it. */
const telephoneNumber = /^\+?[\d ()/.-]{5,30}$/;

/** An address that may learn what a visitor was doing: https, and on a host of one of the project's lists, or below `*.`. */
export const listedAddress = (address: string, hosts: readonly string[]): string | null => {
  const url = URL.parse(address);
  const isOn = (host: string) =>
    host.startsWith('*.') ? url?.host.endsWith(host.slice(1)) : url?.host === host;
  return url?.protocol === 'https:' && hosts.some(isOn) ? url.href : null;
};

/**
 * The ways to a person, from the project's settings `contactForm`, `contactChat`, `contactTelephone` and `serviceHours`
 * (behaviour/shell 21). What cannot be read, or leads to a host that is not listed, is left out.
 *
 * @param footerContact where the footer's entry "contact" leads: the form, where no setting names one.
 */
export const readContact = (
  settingOf: (key: string) => string | undefined,
  { contactHosts }: Pick<ProjectFacts, 'contactHosts'>,
  footerContact: string | undefined,
): Contact => {
  const telephone = settingOf('contactTelephone') ?? '';
  return {
    form: listedAddress(settingOf('contactForm') || (footerContact ?? ''), contactHosts),
    chat: listedAddress(settingOf('contactChat') ?? '', contactHosts),
    telephone: telephoneNumber.test(telephone) ? telephone : null,
    hours: parseServiceHours(settingOf('serviceHours') ?? ''),
  };
};
