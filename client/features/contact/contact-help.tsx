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

/** Characters of an order number; those of the shop are shorter. */
const longestOrder = 40;

type Before = typeof BeforeYouWrite;

/**
 * What only somebody who asks for a person needs is fetched when he does: when the dialog around it opens, or at once where
 * there is none. `now` is the moment of its opening.
 */
const useBefore = (root: RefObject<HTMLElement | null>) => {
  const [now, setNow] = useState<Date>();
  const [before, setBefore] = useState<Before>();
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    const look = () => (!dialog || dialog.open) && setNow(new Date());
    look();
    // The focus goes in before the dialog is painted; where there is nothing to focus, it says that it opened.
    for (const event of ['focusin', 'toggle']) dialog?.addEventListener(event, look);
    return () => {
      for (const event of ['focusin', 'toggle']) dialog?.removeEventListener(event, look);
    };
  }, [root]);
  const isAsked = now !== undefined;
  useEffect(() => {
    // Without it the ways stand as they were served.
    if (isAsked) import('./before-you-write.tsx').then(setBefore, console.warn);
  }, [isAsked]);
  return now && before && { ...before, now };
};

const nothing = {};

interface ContactHelpProps {
  context?: Omit<ContactContext, 'order'> | undefined;
  /** Number of the order that the page is about: stands in its field, to be taken out. */
  knownOrder?: string | undefined;
  /** Stands before everything. */
  children?: ReactNode;
}

/**
 * What may answer before somebody writes, the ways to a person that the project has, and what the form will be told: shown
 * before it goes (behaviour/shell 21).
 */
export const ContactHelp = ({ context = nothing, knownOrder = '', children }: ContactHelpProps) => {
  const { project } = useSite();
  const { contact } = project;
  const root = useRef<HTMLDivElement>(null);
  const before = useBefore(root);
  // Nothing of an order is looked up anywhere (behaviour/security 14).
  const asks = !isSecretPath(useLocation().pathname);
  const [order, setOrder] = useState(knownOrder);
  const [search, setSearch] = useState(context.search);
  const told = { ...context, search };
  const shown = handedOver(told);
  return (
    <div ref={root} className="stack">
      {children}
      {before && asks && (
        <before.BeforeYouWrite start={context.search ?? context.article ?? ''} onAsked={setSearch} />
      )}
      <ContactWays
        contact={contact}
        told={told}
        order={order}
        state={before && contact.hours && before.sayHours(contact.hours, project, before.now)}
      />
      {contact.form && shown.length > 0 && (
        <div>
          <p>
            <T i18nKey="contact.handedOver" />
          </p>
          <dl className={styles.told}>
            {shown.map(([name, value]) => (
              <div key={name}>
                <dt>
                  <T i18nKey={`contact.${name === 'search' ? 'search' : 'article'}`} />
                </dt>
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
