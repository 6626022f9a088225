import type { ParentMessage } from '#shared/edit-protocol/messages.ts';
import type { Skin } from '#shared/projects/skins.ts';
import type { AdminViewStore } from '#client/stores/admin-view.tsx';
import { openAdminView, type EditedPage } from './open-admin-view.ts';
import { likelyParents, openParentChannel } from './parent-channel.ts';
import { readEditFrame } from './read-edit-frame.ts';

/** Milliseconds after which the page says hello again: the parent may not listen yet. */
const helloPauses = [500, 1_500, 4_000];

/**
 * The site's side of the edit protocol (behaviour/editor 1). Does nothing if the parent is not trusted; enters the
 * admin view with the first message of a trusted one.
 */
export const startAdminView = async (page: EditedPage): Promise<void> => {
  const frame = await readEditFrame();
  if (!frame || likelyParents(window, frame.origins).length === 0) return;
  const { router, adminView, locale } = page;
  const skin = (document.documentElement.dataset['skin'] ?? 'atd') as Skin;
  const path = () => router.state.location.pathname;

  let view: Promise<ReturnType<typeof openAdminView>> | null = null;
  const obey = (message: ParentMessage) => {
    view ??= enter();
    void view.then((entered) => entered.obey(message));
  };
  const channel = openParentChannel(window, frame.origins, obey, (key) => Object.hasOwn(frame.texts, key));

  const enter = async () => {
    await mounted(adminView);
    document.body.classList.add('edit-root');
    adminView.setState({ entered: true });
    const entered = openAdminView(page, frame, channel);
    channel.tell({ type: 'ready', skin, locale, path: path() });
    entered.reportHeldForm();
    return entered;
  };

  const sayHello = () => {
    channel.tell({ type: 'hello', skin, locale, path: path() });
    if (path() === '/') channel.tell({ type: 'loaded', skin });
  };
  sayHello();
  for (const pause of helloPauses) setTimeout(() => view ?? sayHello(), pause);
  onNavigation(router, sayHello);
};

/** Messages must not change before hydration is complete, or React would throw the page away. */
const mounted = (adminView: AdminViewStore): Promise<void> =>
  new Promise((resolve) => {
    if (adminView.getState().mounted) resolve();
    else adminView.subscribe(({ mounted }) => mounted && resolve());
  });

const onNavigation = (router: EditedPage['router'], navigated: () => void): void => {
  let last = router.state.location.key;
  router.subscribe(() => {
    const { key } = router.state.location;
    if (key === last) return;
    last = key;
    navigated();
  });
};
