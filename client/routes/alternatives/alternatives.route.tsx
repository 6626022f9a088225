import { useBlocker, useHref, useLoaderData } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { hasReceipt } from '#shared/alternatives/receipt.ts';
import { isAlternativeId, type AlternativeId } from '#shared/validation/ids.ts';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';
import { helpApiOf, pageFailure, required, type LoadArgs } from '#client/api/load-context.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { Button } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import { useFocusOnChange } from '#client/components/use-focus-on-change.ts';
import { T } from '#client/i18n/t.tsx';
import styles from './alternatives.module.css';
import { showsReceipt, type AlternativesState } from './state/alternatives-state.ts';
import { useAlternatives, type AlternativesPage } from './state/use-alternatives.ts';
import { Intro } from './parts/intro.tsx';
import { AlternativesDialogs } from './parts/alternatives-dialogs.tsx';
import { AlternativesForm } from './parts/alternatives-form.tsx';
import { Receipt } from './parts/receipt.tsx';
import { ServedStep } from './parts/served-step.tsx';

export { action as decisions } from './decisions.action.ts';
export { action as payment } from './payment.action.ts';

export const loader = async (args: LoadArgs) => {
  const id = new URL(args.request.url).searchParams.get('id');
  // Invalid ids never reach the upstream (behaviour/formats 9).
  if (!isAlternativeId(id)) throw pageFailure('no-route');
  return { id, alternative: await required(helpApiOf(args).alternative(id)) };
};

export const handle: RouteHandle = {
  offers: false,
  availableIn: () => 'everywhere',
  head: ({ site, t }) =>
    createHead(site, {
      title: t('alternatives.pageTitle'),
      description: t('alternatives.alert'),
      page: 'alternatives',
    }),
};

export const Component = () => {
  const { id, alternative } = useLoaderData<typeof loader>();
  return <Alternatives key={id} id={id} loaded={alternative} />;
};

const Alternatives = ({ id, loaded }: { id: AlternativeId; loaded: Alternative }) => {
  const page = useAlternatives(id, loaded);
  const isReceipt = showsReceipt(page.state);
  const displayed = useDisplayedState(page.state);
  const heading = useFocusOnChange(isReceipt);
  const adminView = useAdminView();
  useDocumentLinks();
  return (
    <main id="main" className={classNames('container stack gap-6', styles.page)}>
      <Intro alternative={displayed.alternative} steps={page.steps} />
      <ServedStep page={page} />
      <Reading page={page} />
      {isReceipt && <Receipt alternative={displayed.alternative} heading={heading} />}
      {(!isReceipt || adminView) && <AlternativesForm page={{ ...page, state: displayed }} />}
      <AlternativesDialogs page={page} />
    </main>
  );
};

/**
 * The state to render: behind the dialog that confirms a decided order the page stays as it was, so that it does
 * not jump.
 */
const useDisplayedState = (state: AlternativesState): AlternativesState => {
  const [sent, setSent] = useState(state);
  const isTold = hasReceipt(state.alternative) && !showsReceipt(state);
  if (!isTold && sent !== state) setSent(state);
  return isTold ? sent : state;
};

/**
 * Leaves this page with a new document only: scripts that other pages load must not find its secret address
 * (behaviour/security 14).
 */
const useDocumentLinks = (): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const href = useHref(blocker.location ?? '/');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    window.location.assign(href);
    blocker.reset();
  }, [blocker, href]);
};

const Reading = ({ page: { leaving, state, readAgain } }: { page: AlternativesPage }) => {
  if (leaving) {
    return (
      <Alert role="status">
        <T i18nKey="payment.redirect" />
      </Alert>
    );
  }
  if (state.reading !== 'unread') return null;
  return (
    <Alert tone="danger" role="alert">
      <T parent="p" i18nKey="errorPage.unavailable" />
      <Button icon="retry" onClick={readAgain} i18nKey="common.retry" />
    </Alert>
  );
};
