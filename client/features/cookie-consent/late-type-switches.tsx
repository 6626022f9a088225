import { useWords } from '#client/i18n/words.tsx';
import { latePart } from '#client/page/late/late-part.tsx';
import { Skeleton } from '#client/components/skeleton/skeleton.tsx';

const Loading = () => {
  const t = useWords();
  return <Skeleton label={t('common.loading')} />;
};

/** The switches of the single types, which nobody sees before a press. */
export const LateTypeSwitches = latePart(
  async () => (await import('./type-switches.tsx')).TypeSwitches,
  Loading,
);
