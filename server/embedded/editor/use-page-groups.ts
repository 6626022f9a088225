import { useEffect, useState } from 'react';
import { readCategories, readSearchExample, type Host } from './desk-api.ts';
import { pageGroups, type PageGroup } from './pages.ts';

/** The pages of a host, with their titles in its language as soon as they are known. */
export const usePageGroups = (host: Host): readonly PageGroup[] => {
  const [known, setKnown] = useState<{ host: Host; groups: readonly PageGroup[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([readCategories(host), readSearchExample(host)]).then(
      ([categories, search]) => isCurrent && setKnown({ host, groups: pageGroups(categories, search) }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [host]);
  return known?.host === host ? known.groups : pageGroups([], null);
};
