import { useTranslation } from 'react-i18next';
import { Icon } from '#client/components/icon/icon.tsx';
import styles from './video-player.module.css';

/** What playing a video means for the visitor's privacy; once for a list of videos. */
export const VideoNotice = () => {
  const { t } = useTranslation();
  return (
    <p className={styles.notice}>
      <Icon name="info" size="s" />
      <span>{t('article.videoNotice')}</span>
    </p>
  );
};
