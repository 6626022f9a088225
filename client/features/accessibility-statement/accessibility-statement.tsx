import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { accessibilityAuthorities } from '#shared/projects/accessibility-authorities.ts';
import { splitMailAddresses } from '#shared/text/mailto-links.ts';
import { useSite } from '#client/stores/site.ts';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';

export const accessibilityDialogId = 'accessibility-statement';

/** The accessibility statement in a dialog; its e-mail addresses are links (behaviour/shell 20). */
export const AccessibilityStatement = () => {
  const { project } = useSite();
  const authority = accessibilityAuthorities[project.locale];
  return (
    <Dialog id={accessibilityDialogId} title={<T i18nKey="accessibility.title" />}>
      <div className="stack">
        <MailText i18nKey="accessibility.intro" />
        <T parent="h3" i18nKey="accessibility.standardTitle" />
        <MailText i18nKey="accessibility.standard" />
        <T parent="p" i18nKey="accessibility.tested" />
        <T parent="h3" i18nKey="accessibility.limitsTitle" />
        <MailText i18nKey="accessibility.limits" />
        <T parent="h3" i18nKey="accessibility.feedbackTitle" />
        <MailText i18nKey="accessibility.feedback" />
        {authority !== null && <T parent="p" i18nKey="accessibility.authority" values={{ authority }} />}
      </div>
    </Dialog>
  );
};

const MailText = ({
  i18nKey,
}: {
  i18nKey: `accessibility.${'intro' | 'standard' | 'limits' | 'feedback'}`;
}) => {
  const { shopName: shop, domain } = useSite().project;
  const { t, i18n } = useTranslation();
  return (
    <p lang={fallbackLang(i18n, i18nKey)}>
      {splitMailAddresses(t(i18nKey, { shop, domain })).map(({ text, email }, index) =>
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
};
