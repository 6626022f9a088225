import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import type { HelpTopic } from '#shared/help-api/models.ts';
import {
  failedSearchPath,
  pageOfAddress,
  searchPath,
  searchTextOf,
  topicOfAddress,
} from '#shared/help-api/paths.ts';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';
import { helpApiOf, redirectTo, optional, pageFailure, type LoadArgs } from '#client/api/load-context.ts';
import { classNames } from '#client/components/class-names.ts';
import { Pagination } from '#client/components/pagination/pagination.tsx';
import { useFocusAfterTurn } from '#client/components/pagination/use-focus-after-turn.ts';
import { Breadcrumbs } from '#client/components/breadcrumbs/breadcrumbs.tsx';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { CategoryMenu } from '#client/features/category-menu/category-menu.tsx';
import { ContactBlock } from '#client/features/contact/contact-block.tsx';
import { ContactDialog } from '#client/features/contact/contact-dialog.tsx';
import { Notice } from '#client/features/notice/notice.tsx';
import { SearchAgain } from '#client/features/search-panel/search-again.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { FoundList } from './found-list.tsx';
import styles from './search.module.css';
import { TopicFilter } from './topic-filter.tsx';

export const loader = async (args: LoadArgs) => {
  const { searchParams } = new URL(args.request.url);
  const text = searchTextOf(searchParams.get('articles') ?? '');
  const page = pageOfAddress(searchParams.get('page'));
  if (page === null) throw pageFailure('no-route');
  const topic = topicOfAddress(searchParams.get('topic'));
  const api = helpApiOf(args);
  const results = await api.search({ text, topic, page, preview: false });
  // behaviour/search 17
  if (!results.ok) throw redirectTo(failedSearchPath(text));
  const { items, total, perPage, topics } = results.value;
  // Nothing was found in that topic.
  if (topic !== null && !topics?.some(({ id }) => id === topic))
    throw redirectTo(text ? searchPath(text) : '/search');
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  // The list may have become shorter.
  if (page > lastPage) throw redirectTo(text ? searchPath(text, lastPage, topic) : '/search');
  const areas = items.length > 0 ? [] : await optional(api.topics(), []);
  return { text, topic, lastPage, results: results.value, areas };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  availableIn: () => 'everywhere',
  surrogateKeys: ({ site }) => [`lists:${site.project.host}`],
  head: ({ site, data, t }) => {
    const { text, results } = data as Data;
    // A search from a page of results is announced by its title alone.
    const title = results.items.length > 0 ? 'search.titleFor' : 'search.notFoundTitle';
    return createHead(site, {
      title: text ? t(title, { query: text }) : t('search.title'),
      description: text
        ? t('search.description', { query: text, shop: site.project.shopName })
        : t('header.seoDescription', { shop: site.project.shopName }),
      page: 'search',
    });
  },
};

/** Search results (behaviour/search 11). */
export const Component = () => {
  const { text, topic, lastPage, results, areas } = useLoaderData<typeof loader>();
  const found = results.items.length > 0;
  const { t, i18n } = useTranslation();
  const heading = useFocusAfterTurn();
  const { topics = [], area, asksForContact, withdraw } = results;
  return (
    <>
      <Breadcrumbs current={t('search.title')} currentLang={fallbackLang(i18n, 'search.title')} />
      <main
        id="main"
        className={classNames('container stack gap-5', styles.page, topics.length > 1 && styles.sided)}
      >
        <Notice />
        <div className="stack gap-2">
          <h1 ref={heading} tabIndex={-1}>
            {text ? (
              <T i18nKey={found ? 'search.titleFor' : 'search.notFoundTitle'} values={{ query: text }} />
            ) : (
              <T i18nKey="search.title" />
            )}
          </h1>
          {/* Announces a new search, which changes only what is below. */}
          <p role="status" className="muted">
            {found ? <T i18nKey="search.found" values={{ count: results.total }} /> : ''}
          </p>
        </div>
        {topics.length > 1 && <TopicFilter query={text} topics={topics} chosen={topic} />}
        <div className={classNames('stack gap-5', styles.results)}>
          {results.suggestion && (
            <p className="text-l">
              <T i18nKey="search.didYouMean" />{' '}
              <Link to={searchPath(results.suggestion)}>{results.suggestion}</Link>
            </p>
          )}
          {(found || area || asksForContact || withdraw) && <FoundList results={results} query={text} />}
          {found ? (
            asksForContact && <ContactDialog context={{ search: text }} />
          ) : (
            <NothingFound query={text} topics={areas} />
          )}
        </div>
        <Pagination
          label={t('pagination.label')}
          page={results.page}
          pageCount={lastPage}
          hrefFor={(page) => searchPath(text, page, topic)}
        />
      </main>
    </>
  );
};

interface NothingFoundProps {
  /** Empty before the first search. */
  query: string;
  topics: readonly HelpTopic[];
}

const NothingFound = ({ query, topics }: NothingFoundProps) => (
  <div className="stack gap-7">
    <Card tone="brand" className="row gap-4 text-l">
      <Icon name="search" size="xl" />
      <T parent="p" i18nKey={query ? 'search.notFoundText' : 'search.noQuery'} />
    </Card>
    {query && <SearchAgain query={query} />}
    <CategoryMenu topics={topics} />
    <ContactBlock context={{ search: query }} />
  </div>
);
