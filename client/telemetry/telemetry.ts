import { allows, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { Project } from '#shared/help-api/models.ts';
import { isSecretPath } from '#shared/rendering/page-routes.ts';
import { createConsentTeller } from './data-layer.ts';
import type { PageHealth } from './page-health.ts';
import { createPageVitals } from './page-vitals.ts';
import { createScriptLoader } from './script-loader.ts';
import { withdrawKnownCookies, withdrawListedCookies } from './withdraw-cookies.ts';

export interface TelemetryFacts {
  readonly project: Project;
  readonly api: Pick<HelpApi, 'cookies'>;
  readonly path: string;
  /** Query of the page, with its `?`: another one is another page. It is told to nobody. */
  readonly search: string;
  /** `undefined`: storage was not read yet. */
  readonly choice: ConsentChoice | null | undefined;
}

/**
 * Acts on what the visitor allows. One per tab; `follow` it after each navigation and each change of choice.
 *
 * @param health of the document; `null` on the server.
 */
export const createTelemetry = (health: PageHealth | null) => {
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
      // No third party learns of such an address, nor comes into a document that showed it (behaviour/consent 17).
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
