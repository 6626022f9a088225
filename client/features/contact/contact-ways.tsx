import type { ReactNode } from 'react';
import type { Contact } from '#shared/help-api/models.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './contact-help.module.css';
import { contactLink, telephoneLink, telephoneText, type ContactContext } from './contact-link.ts';

export interface HoursState {
  readonly open: boolean;
  readonly text: ReactNode;
}

interface ContactWaysProps {
  contact: Contact;
  /** Passed to form and chat; the form gets the order's number as well. */
  told: Omit<ContactContext, 'order'>;
  order: string;
  /** Missing if the hours cannot be read, and on the server. */
  state: HoursState | null | undefined;
}

/** The contact options: whichever is open first, then the form, which always is (behaviour/shell 21). */
export const ContactWays = ({ contact, told, order, state }: ContactWaysProps) => {
  const { telephone, chat, form } = contact;
  const hours = <T i18nKey="footer.hours" />;
  const spoken = [
    telephone && (
      <Tile key="telephone" href={telephoneLink(telephone)} state={state?.text ?? hours}>
        <T i18nKey="contact.telephone" /> <span className={styles.number}>{telephoneText(telephone)}</span>
      </Tile>
    ),
    chat && (
      <Tile key="chat" href={contactLink(chat, told)} state={state?.text ?? hours}>
        <T i18nKey="contact.chat" />
      </Tile>
    ),
  ];
  const written = form && (
    <Tile key="form" href={contactLink(form, { ...told, order })} state={<T i18nKey="contact.alwaysOpen" />}>
      <T i18nKey="contact.toForm" />
    </Tile>
  );
  return <ul className={styles.ways}>{state?.open ? [...spoken, written] : [written, ...spoken]}</ul>;
};

const Tile = ({ href, state, children }: { href: string; state: ReactNode; children: ReactNode }) => (
  <li className={classNames('box stack gap-1', styles.way)}>
    <a href={href} className={classNames('row spread gap-2', styles.link)}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </a>
    <span className="muted text-s">{state}</span>
  </li>
);
