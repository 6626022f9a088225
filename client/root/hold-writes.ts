import { createContext } from 'react-router-dom';
import type { FormOutcome, FormName } from '#shared/help-api/forms.ts';
import { endpoints } from '#shared/help-api/bff-endpoints.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { LoadArgs } from '#client/api/load-context.ts';

/** Thrown where a write would go out; nothing of the action that comes after it runs. */
class Held extends Error {}

/** The port of the editor's frame: it reads like any other, and each of its writes throws instead of being sent. */
export const holdWrites = (api: HelpApi): HelpApi => {
  const hold = () => Promise.reject(new Held());
  const writes = Object.entries(endpoints).filter(([, { method }]) => method === 'POST');
  return { ...api, ...Object.fromEntries(writes.map(([name]) => [name, hold])) };
};

/** Told which form was held back; only a browser has somebody to tell. */
export const heldFormContext = createContext<(form: FormName) => void>(() => {});

type Action = (args: LoadArgs) => Promise<FormOutcome>;

/** A form's action that ends, `held`, where a port of `holdWrites` sends nothing (behaviour/editor 14). */
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
