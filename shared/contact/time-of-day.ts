import type { LocaleCode } from '#shared/projects/locales.ts';

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

/** A time of day as the running text of a language has it; in minutes after midnight (behaviour/formats 13). */
export const timeOfDay = (minutesOfDay: number, locale: LocaleCode): string => {
  const hour = Math.floor(minutesOfDay / 60);
  const minutes = String(minutesOfDay % 60).padStart(2, '0');
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
