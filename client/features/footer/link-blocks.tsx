import type { ReactNode } from 'react';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { useSite } from '#client/stores/site.ts';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { Disclosure } from '#client/components/disclosure/disclosure.tsx';
import { NewTabLink } from '#client/components/new-tab-link/new-tab-link.tsx';
import { T, type TProps } from '#client/i18n/t.tsx';
import { accessibilityDialogId } from '../accessibility-statement/accessibility-statement.tsx';
import { complaintBookOf, complaintDialogId } from '../complaint/complaint.tsx';
import { CookieSettingsEntry } from '../cookie-consent/cookie-settings-entry.tsx';
import { cancellationDialogId } from '../order-cancellation/order-cancellation.tsx';
import { linkBlocks, linksOf } from './footer-links.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './footer.module.css';

/** The link blocks: disclosures on phones, open elsewhere (behaviour/shell 16). */
export const LinkBlocks = () => (
  <>
    <LinkBlock block="company" />
    <LinkBlock block="help">
      <NamedLinks />
      <li>
        <CookieSettingsEntry className={styles.link} />
      </li>
    </LinkBlock>
    <LinkBlock block="service">
      <WithdrawalLink />
      <DialogEntry dialogId={cancellationDialogId} i18nKey="footer.links.cancellation" />
      <DialogEntry dialogId={accessibilityDialogId} i18nKey="footer.links.accessibility" />
      <ComplaintBookEntry />
    </LinkBlock>
  </>
);

const DialogEntry = ({ dialogId, i18nKey }: { dialogId: string; i18nKey: TProps['i18nKey'] }) => (
  <li>
    <button type="button" className={styles.link} {...opensDialog(dialogId)}>
      <T i18nKey={i18nKey} />
    </button>
  </li>
);

/** The complaint book: a link, a button, or nothing (behaviour/shell 19). */
const ComplaintBookEntry = () => {
  const { project, footerLinks } = useSite();
  const kind = complaintBookOf(project.locale, useAdminView());
  // Every shop in Portugal has to lead to it, also one whose upstream does not name it.
  const [book = 'https://www.livroreclamacoes.pt/'] = Object.values(footerLinks.complaintBook ?? {});
  if (kind === 'link') {
    return (
      <li>
        <NewTabLink className={styles.link} href={book}>
          <T i18nKey="footer.links.complaintBook" />
        </NewTabLink>
      </li>
    );
  }
  return (
    kind === 'dialog' && <DialogEntry dialogId={complaintDialogId} i18nKey="footer.links.complaintBook" />
  );
};

/** Must be easy to find (behaviour/articles 20). */
const WithdrawalLink = () => {
  const { withdraw } = useSite().project;
  return (
    withdraw && (
      <li>
        <a className={styles.link} href={withdraw}>
          <T i18nKey="article.tasks.withdraw" />
        </a>
      </li>
    )
  );
};

/** Links of the upstream that bring their own names. */
const NamedLinks = () =>
  Object.entries(useSite().footerLinks.named ?? {}).map(([name, link]) => (
    <li key={name}>
      <a className={styles.link} href={link}>
        {name}
      </a>
    </li>
  ));

type LinkId = (typeof linkBlocks)[keyof typeof linkBlocks][number];

interface LinkBlockProps {
  block: keyof typeof linkBlocks;
  children?: ReactNode;
}

const LinkBlock = ({ block, children }: LinkBlockProps) => {
  const { footerLinks } = useSite();
  const links = linksOf<LinkId>(footerLinks, block, linkBlocks[block]);
  if (links.length === 0 && !children) return null;
  return (
    <div className={styles.block}>
      <Disclosure label={<T i18nKey={`footer.${block}`} />} headingLevel={2} collapses="mobile">
        <ul className={classNames('stack gap-0', styles.links)}>
          {links.map(({ id, link }) => (
            <li key={id}>
              <a className={styles.link} href={link}>
                <T i18nKey={`footer.links.${id}`} />
              </a>
            </li>
          ))}
          {children}
        </ul>
      </Disclosure>
    </div>
  );
};
