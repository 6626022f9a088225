import { useEffect, useRef, useState } from 'react';
import { useWords } from '#client/i18n/words.tsx';
import { serviceState, type ServiceHours } from '#shared/contact/service-hours.ts';

/** A day of the week (1 is Monday) and minutes after midnight, as the language writes them; without the day, the time. */
const clockTime = (tag: string, minutes: number, day?: number): string =>
  new Intl.DateTimeFormat(tag, {
    ...(day !== undefined && { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    // 1 January 2024 is a Monday.
  }).format(Date.UTC(2024, 0, day ?? 1, 0, minutes));

/** Whether somebody answers now. Known in the browser only: a page is kept for longer than this is true. */
export const OpenNow = ({ hours, tag }: { hours: ServiceHours; tag: string }) => {
  const t = useWords();
  const root = useRef<HTMLParagraphElement>(null);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    const dialog = root.current?.closest('dialog');
    look();
    dialog?.addEventListener('toggle', look);
    return () => dialog?.removeEventListener('toggle', look);
  }, []);
  const state = now && serviceState(hours, now);
  return (
    <p ref={root}>
      {state?.open === true && t('contact.openNow', { time: clockTime(tag, state.until) })}
      {state?.open === false &&
        t('contact.closedNow', { time: clockTime(tag, state.from, state.today ? undefined : state.day) })}
    </p>
  );
};
