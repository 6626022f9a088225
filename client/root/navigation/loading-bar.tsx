import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ProgressLine } from '#client/components/progress-line/progress-line.tsx';
import { createLoadingStore } from './loading-store.ts';

/** The line at the top of the window while a page loads (behaviour/shell 7). */
export const LoadingBar = () => {
  const { t } = useTranslation();
  const [store] = useState(createLoadingStore);
  const phase = useStore(store, (state) => state.phase);
  const loading = useNavigation().state !== 'idle';
  useEffect(() => {
    const { begin, end } = store.getState();
    if (loading) begin();
    else end();
  }, [store, loading]);
  if (phase === 'idle') return null;
  return <ProgressLine of="page" role="progressbar" aria-label={t('shell.page')} data-phase={phase} />;
};
