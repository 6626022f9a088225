import type { TFunction } from 'i18next';
import { useLoaderData } from 'react-router-dom';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { Article, ArticlePage, CommentReason, PopularTopic, Site } from '#shared/help-api/models.ts';
import { articlePath, categoryPath } from '#shared/help-api/paths.ts';
import { keysOfArticles, keysOfHome } from '#shared/help-api/surrogate-keys.ts';
import type { JsonLd } from '#shared/rendering/json-ld.ts';
import { isNumericId } from '#shared/validation/ids.ts';
import { succeed, type Result } from '#shared/help-api/result.ts';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';
import { shopOrganization, trailJsonLd } from '#client/features/page-head/site-json-ld.ts';
import { helpApiOf, optional, pageFailure, required, type LoadArgs } from '#client/api/load-context.ts';
import { useDraftOf } from '#client/stores/admin-view.tsx';
import { useSite } from '#client/stores/site.ts';
import { classNames } from '#client/components/class-names.ts';
import { ContactBlock } from '#client/features/contact/contact-block.tsx';
import { ShopTask } from '#client/features/shop-task/shop-task.tsx';
import { T } from '#client/i18n/t.tsx';
import { Breadcrumbs } from '#client/components/breadcrumbs/breadcrumbs.tsx';
import { VoteBlock } from '#client/features/vote/vote-block.tsx';
import { ArticleContent } from './article-content.tsx';
import { Notice } from '#client/features/notice/notice.tsx';
import styles from './article.module.css';
import { FurtherQuestions } from './further-questions.tsx';
import { SectionList } from './section-list.tsx';

export const loader = async (args: LoadArgs) => {
  const { category = '', subCategory = '', article: articleId = '' } = args.params;
  if (![category, subCategory, articleId].every(isNumericId)) throw pageFailure('no-route');
  const api = helpApiOf(args);
  const reasons = optional<readonly CommentReason[]>(api.commentReasons(), []);
  const article = await required(api.article(Number(articleId)));
  // An article has exactly one address (behaviour/pages 5).
  if (article.path !== articlePath(Number(category), Number(subCategory), article.id)) {
    const { path, title, lang } = article;
    throw pageFailure('not-found', { path, title, ...(lang !== undefined && { lang }) });
  }
  const popular = article.related.length > 0 ? [] : await optional(popularTopics(api, article.id), []);
  return { article, reasons: await reasons, popular };
};

const popularTopics = async (api: HelpApi, articleId: number): Promise<Result<readonly PopularTopic[]>> => {
  const home = await api.home();
  return home.ok ? succeed(home.value.popularTopics.filter(({ id }) => id !== articleId)) : home;
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  isEmpty: (data) => (data as Data).article.blocks.length === 0,
  availableIn: (data) => (data as Data).article.availableIn,
  surrogateKeys: ({ data, site }) => {
    const { article, popular } = data as Data;
    return popular.length > 0 ? keysOfHome(site.project.host, popular) : keysOfArticles(article.related);
  },
  head: ({ site, data, t }) => {
    const { article } = data as Data;
    return createHead(site, {
      title: article.title,
      // behaviour/pages 9
      description: t('article.description', { title: article.title, shop: site.project.shopName }),
      page: 'article',
      path: article.path,
      availableIn: article.availableIn,
      type: 'article',
      jsonLd: articleJsonLd(site, t, article),
    });
  },
};

/** The article and its breadcrumbs as structured data, with our own pictures. */
const articleJsonLd = (site: Site, t: TFunction, article: ArticlePage): readonly JsonLd[] => {
  const { origin, tag } = site.project;
  const images = article.blocks
    .flatMap((block) => (block.kind === 'gallery' ? block.images : []))
    .filter(({ src }) => src.startsWith('/'))
    .map(({ src }) => origin + src);
  return [
    trailJsonLd(site, t, [
      { title: article.category.title, to: categoryPath(article.category.id) },
      { title: article.title, to: article.path },
    ]),
    {
      '@type': 'Article',
      headline: article.title,
      description: article.shortContent,
      url: origin + article.path,
      inLanguage: article.lang ?? tag,
      ...(images.length > 0 ? { image: images } : {}),
      ...(article.changed && { dateModified: article.changed }),
      publisher: shopOrganization(site),
    },
  ];
};

export const Component = () => {
  const { article: loaded, reasons, popular } = useLoaderData<typeof loader>();
  const article = useDraftOf(loaded);
  const { project } = useSite();
  const hasSections = article.sections.length > 0;
  return (
    <>
      <Breadcrumbs
        trail={[{ ...article.category, to: categoryPath(article.category.id) }]}
        current={article.title}
        currentLang={article.lang}
      />
      <main id="main" className={classNames('container stack gap-section', styles.main)}>
        <Notice />
        <article key={article.id} className={classNames(styles.article, hasSections && styles.sectioned)}>
          <header className={classNames('stack', styles.header)}>
            <h1 lang={article.lang}>{article.title}</h1>
            <ReviewDate article={article} />
            <ArticleTasks article={article} />
            <p className={styles.source} data-print="show">
              {project.shopName} · {project.origin + article.path}
            </p>
          </header>
          {hasSections && <SectionList sections={article.sections} lang={article.lang} />}
          <div className={classNames('stack gap-5', styles.body)}>
            <div className={classNames('panel', styles.sheet)}>
              <ArticleContent article={article} />
            </div>
            {!article.voted && <VoteBlock articleId={article.id} title={article.title} reasons={reasons} />}
            <ContactBlock context={{ article: article.title }} />
          </div>
        </article>
        <FurtherQuestions related={article.related} popular={popular} />
      </main>
    </>
  );
};

/** behaviour/articles 20 */
const ArticleTasks = ({ article: { tasks } }: { article: Article }) =>
  tasks && (
    <div className={styles.tasks} data-print="hide">
      {tasks.map((task, at) => (
        <ShopTask key={task.name} task={task} variant={at === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );

/** behaviour/articles 21 */
const ReviewDate = ({ article: { reviewed } }: { article: Article }) => {
  if (!reviewed) return null;
  return (
    <small className="muted">
      <time dateTime={reviewed.on}>
        <T i18nKey="article.reviewed" values={{ date: reviewed.written }} />
      </time>
    </small>
  );
};
