import type { LocaleCode } from '#shared/projects/locales.ts';
import type { DemoProject } from '../demo-project.ts';

type TimeStyle = 'colon' | 'dot' | 'h' | 'h-spaced' | 'am-pm';

/** How a language, or a country of its own mind, writes times of day, where it is not `8:00`. */
const timeStyles: Readonly<Partial<Record<LocaleCode, TimeStyle>>> = {
  de_CH: 'dot',
  CH_fr: 'h-spaced',
  BE_fr: 'h-spaced',
  fr: 'h-spaced',
  nl_BE: 'dot',
  nl: 'dot',
  da: 'dot',
  en: 'am-pm',
  IE_en: 'am-pm',
  fi: 'dot',
  lv: 'dot',
  no: 'dot',
  pt: 'h',
  si: 'dot',
  sv: 'dot',
};

const amPm = (hour: number, minutes: string): string => {
  const time = minutes === '00' ? `${hour % 12 || 12}` : `${hour % 12 || 12}.${minutes}`;
  return `${time}${hour < 12 ? 'am' : 'pm'}`;
};

/** A time of day; 8_30 is half past eight. */
export const timeOfDay = (clock: number, locale: LocaleCode): string => {
  const hour = Math.floor(clock / 100);
  const minutes = String(clock % 100).padStart(2, '0');
  switch (timeStyles[locale] ?? 'colon') {
    case 'colon':
      return `${hour}:${minutes}`;
    case 'dot':
      return `${hour}.${minutes}`;
    case 'h':
      return `${hour}h${minutes}`;
    case 'h-spaced':
      return minutes === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
    case 'am-pm':
      return amPm(hour, minutes);
  }
};

interface Hours {
  readonly serviceFrom: number;
  readonly serviceTo: number;
}

/** Fills `{{from}}` and `{{to}}` of a pattern of `site.json` with the hours of a country. */
export const serviceHours = (
  pattern: string,
  { locale }: Pick<DemoProject, 'locale'>,
  { serviceFrom, serviceTo }: Hours,
): string =>
  pattern.replace('{{from}}', timeOfDay(serviceFrom, locale)).replace('{{to}}', timeOfDay(serviceTo, locale));
