import { useId, useRef } from 'react';
import type { ConsentChoice } from '#shared/consent/consent-choice.ts';
import { ConsentPanel } from './consent-panel.tsx';
import styles from './cookie-consent.module.css';
import { useSpaceBelow } from './use-space-below.ts';

interface ConsentRegionProps {
  shown: boolean;
  onChoose: (choice: ConsentChoice) => void;
}

/** The first question: a labelled region that blocks nothing and takes no focus (behaviour/consent 1). */
export const ConsentRegion = ({ shown, onChoose }: ConsentRegionProps) => {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  useSpaceBelow(region, shown);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-labelledby={titleId}
      data-print="hide"
      hidden={!shown}
    >
      <ConsentPanel titleId={titleId} startsWith={{ choice: null, reopened: false }} onChoose={onChoose} />
    </section>
  );
};
