import { createContext } from 'react-router-dom';
import type { FormOutcome, FormName } from '#shared/help-api/forms.ts';
import { endpoints } from '#shared/help-api/bff-endpoints.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { LoadArgs } from '#client/api/load-context.ts';

/** Ends an action at its first write. */
class Held extends Error {}

/** A port whose writes throw instead of being sent, for the editor's frame. */
export const holdWrites = (api: HelpApi): HelpApi => {
  const hold = () => Promise.reject(new Held());
  const writes = Object.entries(endpoints).filter(([, { method }]) => method === 'POST');
  return { ...api, ...Object.fromEntries(writes.map(([name]) => [name, hold])) };
};

/** Called with the form that was held; does nothing on the server. */
export const heldFormContext = createContext<(form: FormName) => void>(() => {});

type Action = (args: LoadArgs) => Promise<FormOutcome>;

/** Wraps an action so that it returns `held` where `holdWrites` stopped it (behaviour/editor 14). */
export const holdable =
  (form: FormName, action: Action): Action =>
  async (args) => {
    try {
      return await action(args);
    } catch (error) {
      if (!(error instanceof Held)) throw error;
      args.context.get(heldFormContext)(form);
      return { kind: 'held' };
    }
  };
