import {
  allowedTypes,
  allows,
  type ConsentChoice,
  type ConsentType,
} from '#shared/consent/consent-choice.ts';
import type { Project } from '#shared/help-api/models.ts';
import { tellStart } from './data-layer.ts';
import { allowsTagManager, syncValue, tagManagerAddress, trackingAddress } from './third-parties.ts';

/** The policy trusts scripts that ours appends (behaviour/security 17). */
const append = (address: string): void => {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
};

/** Loads each third-party script once per document, with consent only. */
export const createScriptLoader = () => {
  const loaded = new Set<'tag manager' | 'tracking'>();
  const usedTypes = new Set<ConsentType>();

  const loadTagManager = (project: Project): void => {
    const address = tagManagerAddress(project);
    if (address === null || loaded.has('tag manager')) return;
    loaded.add('tag manager');
    tellStart(Date.now());
    append(address);
  };

  const loadTracking = (project: Project, page: string): void => {
    if (loaded.has('tracking')) return;
    const sync = () => syncValue(project.domain);
    const address = trackingAddress(project, { page, time: Date.now(), sync });
    if (address === null) return;
    loaded.add('tracking');
    append(address);
  };

  return {
    load: (project: Project, page: string, choice: ConsentChoice | null): void => {
      for (const type of allowedTypes(choice)) usedTypes.add(type);
      if (allowsTagManager(choice)) loadTagManager(project);
      if (allows(choice, 'statistics')) loadTracking(project, page);
    },
    hasRun: (): boolean => loaded.size > 0,
    /** Whether a script is running whose type is no longer allowed: only a new document stops it. */
    outlives: (choice: ConsentChoice | null): boolean => {
      const allowed = allowedTypes(choice);
      return loaded.size > 0 && [...usedTypes].some((type) => !allowed.includes(type));
    },
  };
};
