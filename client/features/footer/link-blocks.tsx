import type { ReactNode } from 'react';
import { useSite } from '#client/stores/site.ts';
import { Disclosure } from '#client/components/disclosure/disclosure.tsx';
import { T } from '#client/i18n/t.tsx';
import { AccessibilityStatementEntry } from '../accessibility-statement/accessibility-statement.tsx';
import { ComplaintBookEntry } from '../complaint/complaint-book-entry.tsx';
import { CookieSettingsEntry } from '../cookie-consent/cookie-settings-entry.tsx';
import { OrderCancellationEntry } from '../order-cancellation/order-cancellation.tsx';
import { linkBlocks, linksOf } from './footer-links.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './footer.module.css';

/**
 * Company, help and customer service; folded away on phones, open elsewhere and without script (behaviour/shell 16).
 */
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
      <li>
        <OrderCancellationEntry className={styles.link} />
      </li>
      <li>
        <AccessibilityStatementEntry className={styles.link} />
      </li>
      <li>
        <ComplaintBookEntry className={styles.link} />
      </li>
    </LinkBlock>
  </>
);

/** The shop's page to withdraw from a contract: it has to be easy to find (behaviour/articles 20). */
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

/** What the upstream sends beyond the blocks, by its own name. */
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
  /** Items beside the block's own links; each may render nothing. */
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
