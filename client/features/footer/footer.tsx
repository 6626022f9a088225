import { useTranslation } from 'react-i18next';
import { useRouteHandle } from '#client/features/page-head/route-handle.ts';
import { useSite } from '#client/stores/site.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { NewTabLink } from '#client/components/new-tab-link/new-tab-link.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { AccessibilityStatement } from '../accessibility-statement/accessibility-statement.tsx';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { Complaint } from '../complaint/complaint.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Newsletter } from '../newsletter/newsletter.tsx';
import { OrderCancellation } from '../order-cancellation/order-cancellation.tsx';
import { AppBanner } from './app-banner.tsx';
import { linksOf, socialNetworks } from './footer-links.ts';
import { LinkBlocks } from './link-blocks.tsx';
import { SocialClub } from './social-club.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './footer.module.css';

/** The footer and its dialogs, which are outside `<footer>` and its colours (behaviour/shell 17). */
export const Footer = () => {
  const { t } = useTranslation();
  return (
    <>
      <footer aria-label={t('footer.label')}>
        <Offers />
        <div className="on-footer">
          <div className={classNames('container stack gap-6', styles.body)}>
            <div className={styles.columns}>
              <LinkBlocks />
              <Reach />
            </div>
            <Companies />
            <LegalLine />
          </div>
        </div>
      </footer>
      <BackToTop />
      <AccessibilityStatement />
      <Complaint />
      <OrderCancellation />
    </>
  );
};

const Offers = () => {
  const { banner, social } = useSite();
  if (useRouteHandle()?.offers === false) return null;
  return (
    <div className={styles.offers}>
      <div className="container stack gap-5">
        {banner && <AppBanner banner={banner} />}
        {social.length > 0 && <SocialClub blocks={social} />}
        <Newsletter />
      </div>
    </div>
  );
};

const Reach = () => {
  const { project, footerLinks } = useSite();
  const { t, i18n } = useTranslation();
  const networks = linksOf(footerLinks, 'social', socialNetworks);
  return (
    <div className={classNames('stack gap-5', styles.reach)}>
      <div>
        <T parent="h2" className={styles.heading} i18nKey="footer.serviceHours" />
        <p className={classNames('row gap-2', styles.hours)}>
          <Icon name="clock" />
          <T parent="span" i18nKey="footer.hours" />
        </p>
      </div>
      {networks.length > 0 && (
        <div>
          <T parent="h2" className={styles.heading} i18nKey="footer.social" />
          <ul className={classNames('cluster gap-2', styles.networks)} data-links="social">
            {networks.map(({ id, link }) => (
              <li key={id}>
                <a className={styles.network} href={link}>
                  <Icon
                    name={id}
                    size="l"
                    label={t(`footer.${id}`, { shop: project.shopName })}
                    lang={fallbackLang(i18n, `footer.${id}`)}
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classNames('row gap-4 text-s', styles.alliance)}>
        <img src="/badges/alliance.svg" alt="" width={64} height={64} loading="lazy" />
        <div>
          <T parent="h2" className={styles.heading} i18nKey="footer.alliance" />
          <T parent="p" i18nKey="footer.allianceText" />
        </div>
      </div>
    </div>
  );
};

const Companies = () => {
  const { companies } = useSite();
  if (companies.length === 0) return null;
  return (
    <section className={classNames('cluster', styles.companies)} aria-labelledby="companies-title">
      <T parent="h2" id="companies-title" className={styles.heading} i18nKey="footer.companies" />
      <ul className={classNames('cluster', styles.logos)}>
        {companies.map(({ id, imageSrc, imageAlt }) => (
          <li key={id}>
            <img
              className={styles.logo}
              src={imageSrc}
              alt={imageAlt}
              width={160}
              height={40}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

const LegalLine = () => {
  const { project, projects, year } = useSite();
  const others = projects.filter(({ name }) => name !== project.shopName);
  return (
    <div className={classNames('stack gap-2 text-s', styles.legal)}>
      <div className={classNames('cluster spread', styles.elsewhere)}>
        {others.length > 0 && (
          <div className={classNames('cluster', styles.projects)}>
            <T parent="h2" className={styles.heading} i18nKey="shell.projects" />
            <ul className={classNames('cluster', styles.shops)}>
              {others.map(({ name, link }) => (
                <li key={link}>
                  <NewTabLink href={link} className={styles.link}>
                    {name}
                  </NewTabLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.languages}>
          <LanguageSwitch place="footer" />
        </div>
      </div>
      <T parent="p" i18nKey="footer.copyright" values={{ year, domain: project.host }} />
      <T parent="p" i18nKey="footer.owner" values={{ shop: project.shopName }} />
    </div>
  );
};
