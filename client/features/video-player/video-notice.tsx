import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './video-player.module.css';

export const VideoNotice = () => (
  <p className={styles.notice}>
    <Icon name="info" size="s" />
    <span>
      <T i18nKey="article.videoNotice" />
    </span>
  </p>
);
