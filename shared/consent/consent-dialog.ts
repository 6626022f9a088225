import { allowedTypes, type ConsentChoice, type ConsentType } from './consent-choice.ts';

export interface DialogFacts {
  /** `null`: none was made; `undefined`: storage was not read yet, as on the server. */
  readonly choice: ConsentChoice | null | undefined;
  /** Opened again from the footer. */
  readonly reopened: boolean;
  readonly adminView: boolean;
}

export interface DialogRules {
  readonly visible: boolean;
  /** Escape closes what the visitor opened, never the first question. */
  readonly closesOnEscape: boolean;
  /** In the admin view the buttons do nothing. */
  readonly actionsWork: boolean;
}

/** How the cookie dialog behaves (behaviour/consent 1, 3, 5, 8). */
export const decideDialog = ({ choice, reopened, adminView }: DialogFacts): DialogRules => ({
  visible: choice === null || reopened || adminView,
  closesOnEscape: reopened,
  actionsWork: !adminView,
});

/** The switches as the individual view opens: the stored list when reopened, else only the necessary ones. */
export const initialSelection = ({
  choice,
  reopened,
}: Omit<DialogFacts, 'adminView'>): readonly ConsentType[] =>
  allowedTypes(reopened ? (choice ?? null) : null);
