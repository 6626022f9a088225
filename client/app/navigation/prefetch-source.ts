import { createContext, use } from 'react';
import type { Prefetch } from './prefetch.ts';

/** Given by the browser's entry; on the server nothing is fetched ahead. */
export const PrefetchContext = createContext<Prefetch | null>(null);

export const usePrefetchSource = (): Prefetch | null => use(PrefetchContext);
