import { useEffect, useRef, useState } from 'react';
import {
  serviceState,
  type ServiceHours,
  type ServiceState,
  timeOfDay,
} from '#shared/projects/service-hours.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { T } from '#client/i18n/t.tsx';

/** In which the page speaks. */
type Language = { readonly tag: string; readonly locale: LocaleCode };
type Closed = Extract<ServiceState, { open: false }>;

/** When somebody is there again: the day, where it is not today, and the time; 1 is Monday. */
const opensAt = ({ tag, locale }: Language, { day, from, today }: Closed): string => {
  const time = timeOfDay(from, locale);
  if (today) return time;
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 is a Monday.
  return `${weekday.format(Date.UTC(2024, 0, day))}, ${time}`;
};

/** Whether somebody answers now. Known in the browser only: a page is kept for longer than this is true. */
export const OpenNow = ({ hours, language }: { hours: ServiceHours; language: Language }) => {
  const root = useRef<HTMLParagraphElement>(null);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    if (!dialog) return;
    // A clock of another time zone takes a browser longer than a screen: only for whoever opens the dialog.
    const look = () => dialog.open && setNow(new Date());
    look();
    // The focus goes in before the dialog is painted; where there is nothing to focus, it says that it opened.
    for (const event of ['focusin', 'toggle']) dialog.addEventListener(event, look);
    return () => {
      for (const event of ['focusin', 'toggle']) dialog.removeEventListener(event, look);
    };
  }, []);
  const state = now && serviceState(hours, now);
  return (
    <p ref={root}>
      {state?.open === true && (
        <T i18nKey="contact.openNow" values={{ time: timeOfDay(state.until, language.locale) }} />
      )}
      {state?.open === false && <T i18nKey="contact.closedNow" values={{ time: opensAt(language, state) }} />}
    </p>
  );
};
