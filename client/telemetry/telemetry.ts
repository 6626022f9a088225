import { allows, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { Project } from '#shared/help-api/models.ts';
import { isSecretPath } from '#shared/rendering/page-routes.ts';
import { createConsentTeller } from './data-layer.ts';
import type { PageHealth } from './page-health.ts';
import { createPageVitals } from './page-vitals.ts';
import { createScriptLoader } from './third-parties.ts';
import { withdrawKnownCookies, withdrawListedCookies } from './withdraw-cookies.ts';

export interface TelemetryFacts {
  readonly project: Project;
  readonly api: Pick<HelpApi, 'cookies'>;
  readonly path: string;
  /** Never reported; it only tells pages apart. */
  readonly search: string;
  /** `undefined` until storage is read. */
  readonly choice: ConsentChoice | null | undefined;
}

/** Carries out the visitor's choice. One per tab; call `follow` after each navigation and change of choice. */
export const createTelemetry = (health: PageHealth) => {
  const tell = createConsentTeller();
  const scripts = createScriptLoader();
  const vitals = createPageVitals(health);
  let secretSeen = false;
  let known: ConsentChoice | null | undefined;

  const withdraw = async ({ api }: TelemetryFacts, choice: ConsentChoice | null): Promise<void> => {
    const first = known === undefined;
    known = choice;
    withdrawKnownCookies(choice);
    if (first) return;
    await withdrawListedCookies(choice, api);
    if (scripts.outlives(choice)) window.location.reload();
  };

  return {
    follow: (facts: TelemetryFacts): void => {
      const { project, path, search, choice } = facts;
      // No third party may run in a document that showed a secret address (behaviour/consent 17).
      secretSeen ||= isSecretPath(path);
      vitals.follow(path, !secretSeen && allows(choice ?? null, 'statistics'));
      if (!secretSeen) {
        tell(path + search, choice ?? null);
        scripts.load(project, path, choice ?? null);
      } else if (scripts.hasRun()) {
        window.location.reload();
      }
      if (choice !== undefined && choice !== known) void withdraw(facts, choice);
    },
  };
};

export type Telemetry = ReturnType<typeof createTelemetry>;
