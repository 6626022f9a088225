import * as v from 'valibot';
import { searchPlaces, type SearchClick } from '#server/observability/feedback.ts';

const Click = v.object({
  from: v.picklist(searchPlaces),
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

/** `POST /bff/search-clicks`: the place of a followed result in its list, and nothing else; `null` for any other body. */
export const readSearchClick = (body: unknown): readonly SearchClick[] | null => {
  const { success, output } = v.safeParse(Click, body);
  return success ? [output] : null;
};
