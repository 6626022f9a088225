import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { faqPage, webSite } from '../../../shared/seo/json-ld.ts';
import { createHead } from '../../app/head/create-head.ts';
import { publisherOf } from '../../app/head/publisher.ts';
import type { RouteHandle } from '../../app/head/route-handle.ts';
import { helpApiOf, required, type LoadArgs } from '../../app/load-context.ts';
import { classNames } from '../../components/class-names.ts';
import { CategoryMenu } from '../../features/category-menu/category-menu.tsx';
import { PopularQuestions } from '../../features/popular-questions/popular-questions.tsx';
import { SearchPanel } from '../../features/search-panel/search-panel.tsx';
import { Videos } from '../../features/video-player/videos.tsx';
import styles from './home.module.css';

export const loader = async (args: LoadArgs) => ({ home: await required(helpApiOf(args).home()) });

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  header: 'simple',
  availableIn: () => 'everywhere',
  head: ({ site, data, t }) => {
    const { project } = site;
    const questions = (data as Data).home.popularTopics.filter(({ shortContent }) => shortContent !== '');
    return createHead(site, {
      title: t('home.pageTitle'),
      description: t('header.seoDescription', { shop: project.shopName }),
      path: '/',
      jsonLd: [
        publisherOf(site),
        webSite({
          name: `${project.shopName} Help Center`,
          origin: project.origin,
          inLanguage: project.tag,
        }),
        ...(questions.length > 0
          ? [faqPage(questions.map(({ title, shortContent }) => ({ question: title, answer: shortContent })))]
          : []),
      ],
    });
  },
};

/** Home (spec 2): main search panel, categories, popular questions, videos. */
export const Component = () => {
  const { home } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main id="main">
      <div className={classNames('on-hero', 'hero-art', styles.hero)}>
        <div className={classNames('container', styles.welcome)}>
          <h1>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.search}>
            <SearchPanel place="main" />
          </div>
        </div>
      </div>
      <div className={classNames('container', 'stack-loose', styles.blocks)}>
        <CategoryMenu />
        <PopularQuestions title={t('home.popular')} topics={home.popularTopics} />
        <Videos videos={home.videos} />
      </div>
    </main>
  );
};
