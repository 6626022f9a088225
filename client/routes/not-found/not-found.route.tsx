import { useEffect } from 'react';
import { data, useLoaderData } from 'react-router-dom';
import type { HelpTopic } from '#shared/help-api/models.ts';
import { searchTextOf } from '#shared/help-api/paths.ts';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';
import { helpApiOf, optional, type LoadArgs } from '#client/api/load-context.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { ButtonLink } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import { CategoryMenu } from '#client/features/category-menu/category-menu.tsx';
import { ContactBlock } from '#client/features/contact/contact-block.tsx';
import { SearchAgain } from '#client/features/search-panel/search-again.tsx';
import { Notice } from '#client/features/notice/notice.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './not-found.module.css';

/** Responds 404 (behaviour/pages 17); `reason=search` means that the search for `articles` failed. */
export const loader = async (args: LoadArgs) => {
  const { searchParams } = new URL(args.request.url);
  const failedSearch =
    searchParams.get('reason') === 'search' ? searchTextOf(searchParams.get('articles') ?? '') : null;
  const topics = failedSearch === null ? [] : await optional(helpApiOf(args).topics(), []);
  return data<Data>({ failedSearch, topics }, { status: 404 });
};

export const handle: RouteHandle = {
  head: ({ site, data: loaded, t }) => {
    const hasFailed = (loaded as Data).failedSearch !== null;
    return createHead(site, {
      title: t(hasFailed ? 'search.failed' : 'notFound.title'),
      description: t(hasFailed ? 'notFound.searchFailed' : 'notFound.description'),
      page: 'notFound',
    });
  },
};

interface Data {
  /** `null` unless a search failed. */
  readonly failedSearch: string | null;
  /** Only after a failed search. */
  readonly topics: readonly HelpTopic[];
}

/** Not-found page (behaviour/pages 17), also for a failed search. */
export const Component = () => {
  const { failedSearch, topics } = useLoaderData<Data>();
  if (failedSearch !== null) return <SearchFailed query={failedSearch} topics={topics} />;
  return (
    <main id="main" className={classNames('container stack gap-6', styles.page)}>
      <Notice />
      <div className="stack start">
        <T parent="h1" i18nKey="notFound.title" />
        <T parent="p" className="reading muted text-l" i18nKey="notFound.description" />
        <ButtonLink variant="primary" icon="home" to="/" i18nKey="notFound.button" />
      </div>
      <ContactBlock />
    </main>
  );
};

const SearchFailed = ({ query, topics }: { query: string; topics: readonly HelpTopic[] }) => {
  useEffect(() => {
    console.warn('the search failed: see /not_found?reason=search');
  }, []);
  return (
    <main id="main" className={classNames('container stack gap-6', styles.page)}>
      <Notice />
      <Alert tone="warning" role="alert">
        <T i18nKey="notFound.searchFailed" />
      </Alert>
      <div className="stack start">
        <T parent="h1" i18nKey="search.failed" />
      </div>
      <SearchAgain query={query} />
      <CategoryMenu topics={topics} />
      <ContactBlock context={{ search: query }} />
      <ButtonLink icon="home" to="/" className={styles.home} i18nKey="notFound.button" />
    </main>
  );
};
