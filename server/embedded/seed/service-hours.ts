import { timeOfDay } from '#shared/projects/service-hours.ts';
import type { DemoProject } from '../demo-project.ts';

/** Hours as the tables of countries have them: 8_30 is half past eight. */
const minutesOf = (clock: number): number => Math.floor(clock / 100) * 60 + (clock % 100);

interface Hours {
  readonly serviceFrom: number;
  readonly serviceTo: number;
}

/** Fills `{{from}}` and `{{to}}` of a pattern of `site.json` with the hours of a country. */
export const serviceHours = (
  pattern: string,
  { locale }: Pick<DemoProject, 'locale'>,
  { serviceFrom, serviceTo }: Hours,
): string => {
  const at = (clock: number) => timeOfDay(minutesOf(clock), locale);
  return pattern.replace('{{from}}', at(serviceFrom)).replace('{{to}}', at(serviceTo));
};
