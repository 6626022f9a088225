/** Ticked reasons as one value of a form outcome, which knows texts only. No alias holds a line break. */
export const joinAliases = (aliases: readonly string[]): string => aliases.join('\n');

export const splitAliases = (joined: string | undefined): readonly string[] =>
  joined ? joined.split('\n') : [];
