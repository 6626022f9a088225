import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isSecretPath } from '#shared/rendering/page-routes.ts';
import { TextField } from '#client/components/field/text-field.tsx';
import { T } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';
import type * as BeforeYouWrite from './before-you-write.tsx';
import styles from './contact-help.module.css';
import { handedOver, type ContactContext } from './contact-link.ts';
import { ContactWays } from './contact-ways.tsx';

const longestOrder = 40;

type Before = typeof BeforeYouWrite;

/**
 * Loads what is shown before the contact options, once the dialog around it opens, or at once if there is none.
 * `now` is when that was.
 */
const useBefore = (root: RefObject<HTMLElement | null>) => {
  const [now, setNow] = useState<Date>();
  const [before, setBefore] = useState<Before>();
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const look = () => (!dialog || dialog.open) && setNow(new Date());
    look();
    // Focus moves in before the dialog is painted; without anything to focus, `toggle` tells.
    for (const event of ['focusin', 'toggle']) dialog?.addEventListener(event, look);
    return () => {
      for (const event of ['focusin', 'toggle']) dialog?.removeEventListener(event, look);
    };
  }, [root]);
  const isAsked = now !== undefined;
  useEffect(() => {
    // If that fails, the contact options remain.
    if (isAsked) import('./before-you-write.tsx').then(setBefore, console.warn);
  }, [isAsked]);
  return now && before && { ...before, now };
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
  const before = useBefore(root);
  // Pages of orders search for nothing (behaviour/security 14).
  const asks = !isSecretPath(useLocation().pathname);
  const [order, setOrder] = useState(knownOrder);
  const [search, setSearch] = useState(context.search);
  const told = { ...context, search };
  const shown = handedOver(told);
  return (
    <div ref={root} className="stack">
      {children}
      {before && asks && (
        <before.BeforeYouWrite start={context.search ?? context.article ?? ''} onSearch={setSearch} />
      )}
      <ContactWays
        contact={contact}
        told={told}
        order={order}
        state={before && contact.hours && before.openingState(contact.hours, project, before.now)}
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
