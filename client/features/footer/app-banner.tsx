import { useTranslation } from 'react-i18next';
import type { Banner } from '#shared/help-api/models.ts';
import { appQrPath } from '#shared/help-api/paths.ts';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './app-banner.module.css';

const stores = [
  { id: 'appStore', badge: 'app-store' },
  { id: 'googlePlay', badge: 'google-play' },
  { id: 'appGallery', badge: 'app-gallery' },
] as const;

/** The shop's app: store badges, and a QR code for the phone (behaviour/shell 14). */
export const AppBanner = ({ banner }: { banner: Banner }) => {
  const { t, i18n } = useTranslation();
  // The specification knows one link, which leads each device to its store.
  const link = stores.some(({ id }) => banner[id]) ? '' : banner.link;
  return (
    <section
      className={classNames('on-hero edge row spread gap-6', styles.banner)}
      aria-labelledby="app-banner-title"
    >
      <div className="stack gap-3">
        <h2 id="app-banner-title">{banner.headerText}</h2>
        <p className={styles.text}>{banner.mainText}</p>
        <ul className={classNames('cluster gap-3', styles.stores)}>
          {stores.map(({ id, badge }) =>
            banner[id] || link ? (
              <li key={id}>
                <a className={classNames('row target gap-2', styles.store)} href={banner[id] || link}>
                  <img src={`/badges/${badge}.svg`} alt="" width={24} height={24} loading="lazy" />
                  <T i18nKey={`footer.${id}`} />
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </div>
      {banner.link && (
        <figure className={classNames('stack gap-2', styles.code)}>
          <img
            className={styles.qr}
            src={appQrPath}
            alt={t('footer.qrCode')}
            lang={fallbackLang(i18n, 'footer.qrCode')}
            width={144}
            height={144}
            loading="lazy"
          />
          <figcaption className={classNames('text-s', styles.caption)}>{banner.qrCodeText}</figcaption>
        </figure>
      )}
    </section>
  );
};
