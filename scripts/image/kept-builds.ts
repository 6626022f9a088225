import * as v from 'valibot';

/** Files of one build, and until when pages named them. */
export interface Build {
  /** Names in `dist/client/assets`. */
  readonly files: readonly string[];
  /** When the image that replaced it was made, ISO 8601; `null`: it is the image's own. */
  readonly replacedAt: string | null;
}

const Builds = v.array(
  v.object({
    files: v.array(v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))),
    replacedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
);

/** How long files are kept after their build was replaced, in milliseconds: a CDN shows pages for three days in an outage. */
const keptFor = 4 * 24 * 60 * 60 * 1000;

/** Reads the list that an image holds. Throws where it is not one. */
export const parseBuilds = (json: string): readonly Build[] => v.parse(Builds, JSON.parse(json));

/**
 * The builds whose files a new image holds (behaviour/operations 17), its own first. What counts is when a build was
 * replaced, not when it was made: one that was live for a month is named by pages of today.
 *
 * @param own files of the new build.
 * @param previous what the image before says of itself.
 * @param now when the new image is made.
 */
export const buildsToKeep = (
  own: readonly string[],
  previous: readonly Build[],
  now: Date,
): readonly Build[] => [
  { files: own, replacedAt: null },
  ...previous
    .map(({ files, replacedAt }) => ({ files, replacedAt: replacedAt ?? now.toISOString() }))
    .filter(({ replacedAt }) => now.getTime() - Date.parse(replacedAt) < keptFor),
];
