import type { SocialBlock } from '#shared/help-api/models.ts';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './social-club.module.css';

/** Club, YouTube and Instagram as cards (behaviour/shell 15). */
export const SocialClub = ({ blocks }: { blocks: readonly SocialBlock[] }) => (
  <section aria-labelledby="social-club-title">
    <T parent="h2" id="social-club-title" className="visually-hidden" i18nKey="footer.socialClub" />
    <ul className={styles.cards}>
      {blocks.flatMap(({ id, title, description, items }) =>
        items.map((item) => (
          <Card as="li" key={`${id} ${item.link}`} padding="none" linked className="stack gap-0">
            {item.imageSrc && (
              <img
                className={styles.image}
                src={item.imageSrc}
                alt={item.imageAlt}
                width={800}
                height={500}
                loading="lazy"
                decoding="async"
              />
            )}
            <div className={classNames('stack start gap-2', styles.words)}>
              {item.iconSrc && (
                <img
                  className={styles.icon}
                  src={item.iconSrc}
                  alt={item.iconAlt === title ? '' : item.iconAlt}
                  width={48}
                  height={48}
                  loading="lazy"
                />
              )}
              <div className={styles.about}>
                <h3 className="text-l">{title || item.title}</h3>
                <p className="muted text-s">{description}</p>
              </div>
              <a className={classNames('row target gap-2', styles.link)} href={item.link} data-card-link="">
                {item.linkText || item.title || title}
                <Icon name="arrow-right" size="s" />
              </a>
            </div>
          </Card>
        )),
      )}
    </ul>
  </section>
);
