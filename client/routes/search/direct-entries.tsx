import type { HelpTopic } from '#shared/help-api/models.ts';
import { Button } from '#client/components/button/button.tsx';
import { Card } from '#client/components/card/card.tsx';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { contactDialogId } from '#client/features/contact/contact-dialog.tsx';
import { telephoneLink } from '#client/features/contact/contact-link.ts';
import { ShopTask } from '#client/features/shop-task/shop-task.tsx';
import { useSite } from '#client/stores/site.ts';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';

/** The help area that was searched for by name (behaviour/search 23). */
export const AreaEntry = ({ area: { id, path, title, description, lang } }: { area: HelpTopic }) => (
  <Card as="li" linked tone="brand" className="stack gap-2">
    <p className="row gap-2 text-xs">
      <Icon name={categoryIcon(id)} />
      <T parent="span" i18nKey="search.area" />
    </p>
    <h2 className="text-l" lang={lang}>
      <Link to={path} data-card-link>
        {title}
      </Link>
    </h2>
    {description && <p lang={lang}>{description}</p>}
  </Card>
);

/** The shop's withdrawal page, if asked for. */
export const WithdrawalEntry = ({ link }: { link: string }) => (
  <Card as="li" tone="brand" className="stack gap-2">
    <ShopTask task={{ name: 'withdraw', link }} />
  </Card>
);

/** The way to contact, if asked for. Opens the page's contact dialog. */
export const ContactEntry = () => {
  const { telephone } = useSite().project.contact;
  return (
    <Card as="li" tone="brand" className="stack gap-2">
      <T parent="h2" className="text-l" i18nKey="contact.dialogTitle" />
      <T parent="p" i18nKey="contact.text" />
      {telephone && (
        <p>
          <T i18nKey="contact.telephone" /> <a href={telephoneLink(telephone)}>{telephone}</a>
        </p>
      )}
      <div>
        <Button icon="mail" {...opensDialog(contactDialogId)} i18nKey="contact.button" />
      </div>
    </Card>
  );
};
