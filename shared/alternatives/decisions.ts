import type { Alternative, Replacement } from './alternative.ts';

/** Decisions by replacement id, as the upstream takes them. */
export type Decisions = Readonly<Record<string, boolean>>;

const decide = (
  alternative: Alternative,
  choose: (replacement: Replacement) => boolean | undefined,
): Alternative => ({
  ...alternative,
  replacements: alternative.replacements.map((replacement) => {
    const decision = replacement.locked ? undefined : choose(replacement);
    return decision === undefined ? replacement : { ...replacement, decision };
  }),
});

/** One replacement decided; a locked or unknown one stays as it is. */
export const setOne = (alternative: Alternative, id: string, decision: boolean): Alternative =>
  decide(alternative, (replacement) => (replacement.id === id ? decision : undefined));

/** All replacements decided alike, but for locked ones. */
export const setAll = (alternative: Alternative, decision: boolean): Alternative =>
  decide(alternative, () => decision);

/** Several decided at once: a draft kept over a reload, or a form posted without script. Strange ids are passed over. */
export const setMany = (alternative: Alternative, decisions: Decisions): Alternative =>
  decide(alternative, ({ id }) => decisions[id]);

/**
 * What was chosen here, against the server's proposal or without one; locked decisions included. A proposal that merely
 * stands is no choice: one that was made earlier goes before it.
 */
export const choicesOf = ({ replacements, ...order }: Alternative): Decisions =>
  decisionsOf({
    ...order,
    replacements: replacements.filter(
      ({ decision, preselected, locked }) => locked || decision !== preselected,
    ),
  });

/** What the notice links to when a submit is refused. */
export const undecidedOf = ({ replacements }: Alternative): readonly Replacement[] =>
  replacements.filter(({ decision }) => decision === null);

/** What has been decided so far, locked decisions included: the body of a send. */
export const decisionsOf = ({ replacements }: Alternative): Decisions =>
  Object.fromEntries(replacements.flatMap(({ id, decision }) => (decision === null ? [] : [[id, decision]])));
