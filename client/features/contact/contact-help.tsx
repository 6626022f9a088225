import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { TextField } from '#client/components/field/text-field.tsx';
import { useLazyModule } from '#client/components/use-lazy-module.ts';
import { T } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';
import styles from './contact-help.module.css';
import { handedOver, type ContactContext } from './contact-link.ts';
import { ContactWays } from './contact-ways.tsx';

const longestOrder = 40;

const loadBefore = () => import('./before-you-write.tsx');

/** When the dialog around it was opened last; at once if there is none. */
const useOpened = (root: RefObject<HTMLElement | null>): Date | undefined => {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const look = () => (!dialog || dialog.open) && setNow(new Date());
    look();
    // Its title takes the focus before the dialog is painted; in a window without the focus, `toggle` tells.
    const end = new AbortController();
    for (const event of ['focusin', 'toggle']) dialog?.addEventListener(event, look, { signal: end.signal });
    return () => end.abort();
  }, [root]);
  return now;
};

const nothing = {};

interface ContactHelpProps {
  context?: Omit<ContactContext, 'order'> | undefined;
  /** Number of the page's order; prefilled, and the visitor can remove it. */
  knownOrder?: string | undefined;
  children?: ReactNode;
}

/** Answers that may help, the contact options of the project, and what the form will be told (behaviour/shell 21). */
export const ContactHelp = ({ context = nothing, knownOrder = '', children }: ContactHelpProps) => {
  const { project } = useSite();
  const { contact } = project;
  const root = useRef<HTMLDivElement>(null);
  const now = useOpened(root);
  const before = useLazyModule(now !== undefined, loadBefore, now);
  const [order, setOrder] = useState(knownOrder);
  const [search, setSearch] = useState(context.search);
  const told = { ...context, search };
  const shown = handedOver(told);
  return (
    <div ref={root} className="stack">
      {children}
      {before && (
        <before.BeforeYouWrite search={context.search} article={context.article} onSearch={setSearch} />
      )}
      <ContactWays
        contact={contact}
        told={told}
        order={order}
        state={now && before && contact.hours && before.openingState(contact.hours, project, now)}
      />
      {contact.form && shown.length > 0 && (
        <div>
          <T parent="p" i18nKey="contact.handedOver" />
          <dl className={styles.told}>
            {shown.map(([name, value]) => (
              <div key={name}>
                <T parent="dt" i18nKey={`contact.${name === 'search' ? 'search' : 'article'}`} />
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {contact.form && (
        <div className={styles.order}>
          <TextField
            label={<T i18nKey="contact.order" />}
            maxLength={longestOrder}
            defaultValue={knownOrder}
            autoComplete="off"
            onInput={(event) => setOrder(event.currentTarget.value)}
          />
        </div>
      )}
    </div>
  );
};
