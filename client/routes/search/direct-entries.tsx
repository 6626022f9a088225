import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '#shared/help-api/models.ts';
import { Button } from '#client/components/button/button.tsx';
import { Card } from '#client/components/card/card.tsx';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { contactDialogId } from '#client/features/contact/contact-dialog-id.ts';
import { telephoneLink } from '#client/features/contact/contact-link.ts';
import { useSite } from '#client/page/site-context.ts';
import { Link } from 'react-router-dom';
import styles from './found-list.module.css';

/** The help area whose name was typed, as the first entry of the list (behaviour/search 23). */
export const AreaEntry = ({ area: { id, path, title, description } }: { area: HelpTopic }) => {
  const { t } = useTranslation();
  return (
    <Card as="li" linked tone="brand" className={styles.hit}>
      <p className={styles.kind}>
        <Icon name={categoryIcon(id)} size="m" />
        <span>{t('search.area')}</span>
      </p>
      <h2 className={styles.title}>
        <Link to={path} data-card-link>
          {title}
        </Link>
      </h2>
      {description && <p>{description}</p>}
    </Card>
  );
};

/** The way to a person, where that was asked for. Opens the contact dialog, which stands elsewhere on the page. */
export const ContactEntry = () => {
  const { t } = useTranslation();
  const { telephone } = useSite().project.contact;
  return (
    <Card as="li" tone="brand" className={styles.hit}>
      <h2 className={styles.title}>{t('contact.dialogTitle')}</h2>
      <p>{t('contact.text')}</p>
      {telephone && (
        <p>
          {t('contact.telephone')} <a href={telephoneLink(telephone)}>{telephone}</a>
        </p>
      )}
      <div>
        <Button icon="mail" {...opensDialog(contactDialogId)}>
          {t('contact.button')}
        </Button>
      </div>
    </Card>
  );
};
