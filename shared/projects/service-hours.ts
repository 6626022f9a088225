import * as v from 'valibot';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { model } from '../model.ts';

/** When somebody answers, as the project's setting `serviceHours` says: `1-5 08:00-18:00 Europe/Berlin`. */
export const ServiceHours = model({
  /** First and last day of the week; 1 is Monday, 7 Sunday. */
  days: v.pipe(v.strictTuple([v.number(), v.number()]), v.readonly()),
  /** Minutes after midnight in the shop's time zone; closed from `closes` on. */
  opens: v.number(),
  closes: v.number(),
  timeZone: v.string(),
});
export type ServiceHours = v.InferOutput<typeof ServiceHours>;

const pattern = /^([1-7])-([1-7]) (\d\d):([0-5]\d)-(\d\d):([0-5]\d) ([\w/+-]{1,64})$/;
const minutesPerDay = 24 * 60;

const timeZones = new Map<string, boolean>();

/** Asked once for each name: a formatter costs more than the rest of a setting's reading. */
const isTimeZone = (name: string): boolean => {
  const known = timeZones.get(name);
  if (known !== undefined) return known;
  const answer = formatsIn(name);
  // Settings come from outside; no shop has more zones than there are.
  if (timeZones.size < 600) timeZones.set(name, answer);
  return answer;
};

const formatsIn = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** `null` for what is no such setting, or names hours and a time zone that do not exist. */
export const parseServiceHours = (setting: string): ServiceHours | null => {
  const match = pattern.exec(setting);
  if (!match) return null;
  const [first = 0, last = 0, fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match
    .slice(1, 7)
    .map(Number);
  const [opens, closes] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const timeZone = match[7] ?? '';
  if (first > last || opens >= closes || closes > minutesPerDay || !isTimeZone(timeZone)) return null;
  return { days: [first, last], opens, closes, timeZone };
};

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week and minutes after midnight, as a clock on the shop's wall shows them. */
const wallClock = (now: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: dayNames.indexOf(part('weekday')) + 1,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

export type ServiceState =
  | { readonly open: true; /** Minutes after midnight. */ readonly until: number }
  | { readonly open: false; readonly day: number; readonly from: number; readonly today: boolean };

/** Whether somebody is there at `now`, and until or from when; public holidays are not known. */
export const serviceState = ({ days, opens, closes, timeZone }: ServiceHours, now: Date): ServiceState => {
  const [first, last] = days;
  const { day, minutes } = wallClock(now, timeZone);
  const works = day >= first && day <= last;
  if (works && minutes >= opens && minutes < closes) return { open: true, until: closes };
  if (works && minutes < opens) return { open: false, day, from: opens, today: true };
  const tomorrow = (day % 7) + 1;
  const next = tomorrow >= first && tomorrow <= last ? tomorrow : first;
  return { open: false, day: next, from: opens, today: false };
};

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
  return `${time}${hour % 24 < 12 ? 'am' : 'pm'}`;
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
