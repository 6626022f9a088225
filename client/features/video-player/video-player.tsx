import { useId, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { isPlainClick } from '#client/components/plain-click.ts';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './video-player.module.css';

export interface VideoPlayerProps {
  id: string;
  title: string;
  /** Of the title, if it is not the page's language. */
  lang?: string | undefined;
  /** Missing: the video host's own picture. */
  poster?: string | undefined;
  /** Says that playing contacts the video host; a list of videos says so once. */
  notice?: boolean;
}

/**
 * A poster that plays its video in a dialog (behaviour/articles 13). The video host is contacted only after the
 * click. Without script the poster links to the player's page.
 */
export const VideoPlayer = ({ id, title, lang, poster, notice = true }: VideoPlayerProps) => {
  const { t, i18n } = useTranslation();
  const dialogId = useId();
  const hydrated = useHydrated();
  const player = `https://www.youtube-nocookie.com/embed/${id}`;
  const [open, setOpen] = useState(false);
  const words = <span lang={lang}>{title}</span>;
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={classNames('stack gap-2', styles.video)}>
      <a
        className={classNames('stack gap-3', styles.link)}
        href={player}
        aria-label={t('article.playVideo', { title })}
        lang={fallbackLang(i18n, 'article.playVideo')}
        // Without script it opens another site.
        aria-haspopup={hydrated ? 'dialog' : undefined}
        onClick={play}
      >
        <span className={styles.picture}>
          <img
            className={styles.poster}
            // From our own server (behaviour/consent 15).
            src={poster ?? `/media/video/${id}.jpg`}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
          />
          <span className={styles.play}>
            <Icon name="play" size="l" />
          </span>
        </span>
        <span className={styles.title}>{words}</span>
      </a>
      {notice && <VideoNotice />}
      {open && (
        <Dialog id={dialogId} size="media" title={words} open onClose={() => setOpen(false)}>
          <iframe
            className={styles.frame}
            src={`${player}?autoplay=1&rel=0`}
            title={title}
            lang={lang}
            // From another origin, so the frame cannot remove its own sandbox.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </Dialog>
      )}
    </div>
  );
};

export const VideoNotice = () => (
  <p className={classNames('row gap-2 muted text-s', styles.notice)}>
    <Icon name="info" size="s" />
    <T parent="span" i18nKey="article.videoNotice" />
  </p>
);
