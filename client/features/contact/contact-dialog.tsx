import { useState } from 'react';
import {
  contactLink,
  handedOver,
  telephoneLink,
  telephoneText,
  type ContactContext,
} from './contact-link.ts';
import { useSite } from '#client/stores/site.ts';
import { ButtonLink } from '#client/components/button/button.tsx';
import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { TextField } from '#client/components/field/text-field.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { contactDialogId } from './contact-dialog-id.ts';
import styles from './contact-dialog.module.css';
import { OpenNow } from './open-now.tsx';

/** Characters of an order number; those of the shop are shorter. */
const longestOrder = 40;

interface ContactDialogProps {
  context: Omit<ContactContext, 'order'> | undefined;
  /** Number of the order that the page is about: stands in its field, to be taken out. */
  order?: string;
}

/**
 * When somebody is there, the ways to him that the project has, and what the form will be told: shown before it goes
 * (behaviour/shell 21).
 */
export const ContactDialog = ({ context, order: known = '' }: ContactDialogProps) => {
  const { project } = useSite();
  const { contact } = project;
  const [order, setOrder] = useState(known);
  const told = handedOver({ ...context });
  return (
    <Dialog
      id={contactDialogId}
      title={<T i18nKey="contact.dialogTitle" />}
      size="narrow"
      actions={
        <>
          <DialogClose dialogId={contactDialogId}>
            <T i18nKey="common.close" />
          </DialogClose>
          {contact.form && (
            <ButtonLink
              variant="primary"
              href={contactLink(contact.form, { ...context, order })}
              iconEnd="arrow-right"
            >
              <T i18nKey="contact.toForm" />
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.ways}>
        <p>
          <T i18nKey="contact.dialogText" />
        </p>
        <div className={styles.time}>
          <Icon name="clock" />
          <div>
            <p>
              <T i18nKey="footer.hours" />
            </p>
            {contact.hours && <OpenNow hours={contact.hours} language={project} />}
          </div>
        </div>
        {(contact.telephone || contact.chat) && (
          <ul className={styles.others}>
            {contact.telephone && (
              <li>
                <T i18nKey="contact.telephone" />{' '}
                <a href={telephoneLink(contact.telephone)}>{telephoneText(contact.telephone)}</a>
              </li>
            )}
            {contact.chat && (
              <li>
                <a href={contactLink(contact.chat, { ...context })}>
                  <T i18nKey="contact.chat" />
                </a>
              </li>
            )}
          </ul>
        )}
        {contact.form && told.length > 0 && (
          <div>
            <p>
              <T i18nKey="contact.handedOver" />
            </p>
            <dl className={styles.told}>
              {told.map(([name, value]) => (
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
              defaultValue={known}
              autoComplete="off"
              onInput={(event) => setOrder(event.currentTarget.value)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
};
