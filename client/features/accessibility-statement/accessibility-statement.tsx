import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { accessibilityAuthorities } from '#shared/projects/accessibility-authorities.ts';
import { splitMailAddresses } from '#shared/text/mailto-links.ts';
import { useSite } from '#client/page/site-context.ts';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { Dialog } from '#client/components/dialog/dialog.tsx';

const dialogId = 'accessibility-statement';

/** The accessibility statement in a dialog; its e-mail addresses are links (behaviour/shell 20). */
export const AccessibilityStatement = () => {
  const { project } = useSite();
  const { t } = useTranslation();
  const authority = accessibilityAuthorities[project.locale];
  const names = { shop: project.shopName, domain: project.domain };
  return (
    <Dialog id={dialogId} title={t('accessibility.title')} closeLabel={t('common.close')}>
      <div className="stack">
        <MailText>{t('accessibility.intro', names)}</MailText>
        <h3>{t('accessibility.standardTitle')}</h3>
        <MailText>{t('accessibility.standard', names)}</MailText>
        <p>{t('accessibility.tested')}</p>
        <h3>{t('accessibility.limitsTitle')}</h3>
        <MailText>{t('accessibility.limits', names)}</MailText>
        <h3>{t('accessibility.feedbackTitle')}</h3>
        <MailText>{t('accessibility.feedback', names)}</MailText>
        {authority !== null && <p>{t('accessibility.authority', { authority })}</p>}
      </div>
    </Dialog>
  );
};

/** A paragraph whose e-mail addresses can be written to. */
const MailText = ({ children }: { children: string }) => (
  <p>
    {splitMailAddresses(children).map(({ text, email }, index) =>
      email ? (
        <a key={index} href={`mailto:${text}`}>
          {text}
        </a>
      ) : (
        <Fragment key={index}>{text}</Fragment>
      ),
    )}
  </p>
);

interface AccessibilityStatementEntryProps {
  className?: string | undefined;
}

/** The footer's entry. */
export const AccessibilityStatementEntry = ({ className }: AccessibilityStatementEntryProps) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={className} {...opensDialog(dialogId)}>
      {t('footer.links.accessibility')}
    </button>
  );
};
