import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '#shared/help-api/models.ts';
import { Slider } from '#client/components/slider/slider.tsx';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { T } from '#client/i18n/t.tsx';
import { VideoNotice, VideoPlayer } from './video-player.tsx';

/** behaviour/articles 12 */
const arrowsAbove = 3;

/** The video slider (behaviour/pages 14). Without videos only editors see it. */
export const Videos = ({ videos }: { videos: readonly Video[] }) => {
  const { t } = useTranslation();
  const titleId = useId();
  const editing = useAdminView();
  if (videos.length === 0 && !editing) return null;
  return (
    <section className="stack gap-5" aria-labelledby={titleId} data-print="hide">
      <T parent="h2" id={titleId} i18nKey="home.videos" />
      {videos.length === 0 ? (
        <T parent="p" i18nKey="home.noVideos" />
      ) : (
        <Slider
          label={t('home.videos')}
          layout="videos"
          items={videos.map(({ id, name, poster }) => ({
            id,
            content: <VideoPlayer id={id} title={name} poster={poster} notice={false} />,
          }))}
          arrowsAbove={arrowsAbove}
        />
      )}
      <VideoNotice />
    </section>
  );
};
