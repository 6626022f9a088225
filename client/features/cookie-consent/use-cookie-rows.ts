import { useEffect, useState } from 'react';
import type { CookieEntry } from '#shared/help-api/models.ts';
import { useHelpApi } from '#client/api/help-api-provider.tsx';

export type CookieRows = 'loading' | 'unavailable' | readonly CookieEntry[];

/** The rows of all types, asked for when the individual view opens, and again the next time if they could not be had. */
export const useCookieRows = (): CookieRows => {
  const api = useHelpApi();
  const [rows, setRows] = useState<CookieRows>('loading');
  useEffect(() => {
    let left = false;
    void api.cookies().then((answer) => {
      if (!left) setRows(answer.ok ? answer.value : 'unavailable');
    });
    return () => {
      left = true;
    };
  }, [api]);
  return rows;
};
