import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { createHead } from '../../app/head/create-head.ts';
import type { RouteHandle } from '../../app/head/route-handle.ts';
import { helpApiOf, required, type LoadArgs } from '../../app/load-context.ts';
import { CategoryMenu } from '../../features/category-menu/category-menu.tsx';
import { PopularQuestions } from '../../features/popular-questions/popular-questions.tsx';
import { Videos } from '../../features/video-player/videos.tsx';
import { SearchPanel } from '../../features/search-panel/search-panel.tsx';

export const loader = async (args: LoadArgs) => ({ home: await required(helpApiOf(args).home()) });

export const handle: RouteHandle = {
  header: 'simple',
  availableIn: () => 'everywhere',
  head: ({ site, t }) =>
    createHead(site, {
      title: t('home.pageTitle'),
      description: t('header.seoDescription', { shop: site.project.shopName }),
      path: '/',
      jsonLd: [],
    }),
};

/** Home (spec 2): main search panel, categories, popular questions, videos. */
export const Component = () => {
  const { home } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main id="main">
      <h1>{t('home.title')}</h1>
      <SearchPanel />
      <CategoryMenu />
      <PopularQuestions title={t('home.popular')} topics={home.popularTopics} />
      <Videos videos={home.videos} />
    </main>
  );
};
