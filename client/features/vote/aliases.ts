/** The ticked reasons as one value: outcomes hold texts only, and no alias has a line break. */
export const joinAliases = (aliases: readonly string[]): string => aliases.join('\n');

export const splitAliases = (joined: string | undefined): readonly string[] =>
  joined ? joined.split('\n') : [];
