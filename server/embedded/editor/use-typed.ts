import { createContext, use } from 'react';

/** What is typed in forms and not saved yet, by the form's name. */
export type Typed = ReadonlyMap<string, unknown>;

type ChangeTyped = (change: (before: Typed) => Typed) => void;

export const TypedContext = createContext<readonly [Typed, ChangeTyped]>([new Map(), () => {}]);

/** Whether something is typed under a name. */
export const useIsTyped = (): ((name: string) => boolean) => {
  const [typed] = use(TypedContext);
  return (name) => typed.has(name);
};

/**
 * As `useState`, for what somebody types: it outlives its form, and the desk asks before it is left (behaviour/editor 22).
 * The setter takes functions alone.
 *
 * @param none nothing typed.
 */
export const useTyped = <T>(name: string, none: T) => {
  const [typed, change] = use(TypedContext);
  const valueIn = (map: Typed) => (map.get(name) ?? none) as T;
  const set = (next: (now: T) => T): void =>
    change((before) => {
      const value = next(valueIn(before));
      const after = new Map(before).set(name, value);
      if (JSON.stringify(value) === JSON.stringify(none)) after.delete(name);
      return after;
    });
  return [valueIn(typed), set] as const;
};
