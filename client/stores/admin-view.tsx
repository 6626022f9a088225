import { createContext, use, useEffect, type ReactNode } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { FormName } from '#shared/help-api/forms.ts';
import type { Article } from '#shared/help-api/models.ts';
import type { HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';

/** Unsaved text of an article (behaviour/editor 21). */
export type ArticleDraft = Pick<Article, 'id' | 'title' | 'blocks' | 'sections'>;

/** The admin view (behaviour/editor 1); never entered by visitors and on the server. */
interface AdminView {
  readonly entered: boolean;
  /** Hydrated: messages may change. */
  readonly mounted: boolean;
  /** The hidden state that the editor wants to see. */
  readonly state: HiddenStateName | null;
  readonly draft: ArticleDraft | null;
  /** The last form that was held back (behaviour/editor 14); a new object each time. */
  readonly heldForm: { readonly form: FormName } | null;
}

/** Whether the page is in a frame: only editors may do that (behaviour/security 1). */
export const isInFrame = (): boolean => window.parent !== window;

export type AdminViewStore = StoreApi<AdminView>;

export const createAdminViewStore = (): AdminViewStore =>
  createStore<AdminView>()(() => ({
    entered: false,
    mounted: false,
    state: null,
    draft: null,
    heldForm: null,
  }));

const AdminViewContext = createContext<AdminViewStore | null>(null);

export const AdminViewProvider = ({ store, children }: { store: AdminViewStore; children: ReactNode }) => {
  useEffect(() => store.setState({ mounted: true }), [store]);
  return <AdminViewContext value={store}>{children}</AdminViewContext>;
};

const useAdminViewStore = (): AdminViewStore => {
  const store = use(AdminViewContext);
  if (!store) throw new Error('the admin view is known only inside its provider');
  return store;
};

/** Its effects are listed in behaviour/editor 2. */
export const useAdminView = (): boolean => useStore(useAdminViewStore(), ({ entered }) => entered);

export const useShownState = (name: HiddenStateName): boolean =>
  useStore(useAdminViewStore(), ({ state }) => state === name);

/** The article with the editor's draft, if there is one. */
export const useDraftOf = <T extends ArticleDraft>(article: T): T => {
  const draft = useStore(useAdminViewStore(), (view) => view.draft);
  return draft?.id === article.id ? { ...article, ...draft } : article;
};
