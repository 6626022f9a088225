import { useLoaderData } from 'react-router-dom';
import { skinFiles } from '#shared/projects/skins.ts';
import { keysOfHome } from '#shared/help-api/surrogate-keys.ts';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { Site } from '#shared/help-api/models.ts';
import { faqPage, shopOrganization, webSite } from '#client/features/page-head/site-json-ld.ts';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';
import { helpApiOf, optional, required, type LoadArgs } from '#client/api/load-context.ts';
import { classNames } from '#client/components/class-names.ts';
import { CategoryMenu } from '#client/features/category-menu/category-menu.tsx';
import { ContactBlock } from '#client/features/contact/contact-block.tsx';
import { PopularQuestions } from '#client/features/popular-questions/popular-questions.tsx';
import { SearchPanel } from '#client/features/search-panel/search-panel.tsx';
import { Videos } from '#client/features/video-player/videos.tsx';
import { Notice } from '#client/features/notice/notice.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './home.module.css';

export const loader = async (args: LoadArgs) => {
  const api = helpApiOf(args);
  const topics = optional(api.topics(), []);
  return { home: await required(api.home()), topics: await topics };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  header: 'simple',
  availableIn: () => 'everywhere',
  surrogateKeys: ({ data, site }) => keysOfHome(site.project.host, (data as Data).home.popularTopics),
  head: ({ site, data, t }) => {
    const { project } = site;
    const questions = (data as Data).home.popularTopics.filter(({ shortContent }) => shortContent !== '');
    return createHead(site, {
      title: t('home.pageTitle'),
      description: t('header.seoDescription', { shop: project.shopName }),
      page: 'home',
      path: '/',
      firstPicture: skinFiles(project.skin).hero,
      jsonLd: [
        { ...shopOrganization(site), ...profilesOf(site) },
        webSite(project),
        ...(questions.length > 0 ? [faqPage(questions)] : []),
      ],
    });
  },
};

/** On the home page only (behaviour/pages 36). */
const profilesOf = ({ footerLinks }: Site) => {
  const profiles = Object.values(footerLinks.social ?? {}).filter((link) => link.startsWith('https://'));
  return profiles.length > 0 ? { sameAs: profiles } : {};
};

/** Home (behaviour/pages 14). */
export const Component = () => {
  const { home, topics } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Notice className="container" />
      <div className="on-hero hero-art">
        <div className={classNames('container stack', styles.welcome)}>
          <T parent="h1" i18nKey="home.title" />
          <T parent="p" className={classNames('text-l', styles.lead)} i18nKey="home.lead" />
          <div className={styles.search}>
            <SearchPanel place="main" />
          </div>
        </div>
      </div>
      <div className={classNames('container stack gap-section', styles.blocks)}>
        <CategoryMenu topics={topics} />
        <PopularQuestions topics={home.popularTopics} />
        <Videos videos={home.videos} />
        <ContactBlock />
      </div>
    </main>
  );
};
