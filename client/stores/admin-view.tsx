import { createContext, use, useEffect, type ReactNode } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { FormName } from '#shared/help-api/forms.ts';
import type { Article } from '#shared/help-api/models.ts';
import type { HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';

/** An article's words before they are saved (behaviour/editor 21). */
export type ArticleDraft = Pick<Article, 'id' | 'title' | 'blocks' | 'sections'>;

/** The admin view (behaviour/editor 1). On the server, and for every visitor, it is never entered. */
interface AdminView {
  readonly entered: boolean;
  /** The page is hydrated: its messages may change from now on. */
  readonly mounted: boolean;
  /** What the editor asks to see although nothing has led there; features that keep such a state inside look here. */
  readonly state: HiddenStateName | null;
  /** What an editor is writing of an article. */
  readonly draft: ArticleDraft | null;
  /** The form that was pressed last and sent nothing (behaviour/editor 14); a new object for each press. */
  readonly heldForm: { readonly form: FormName } | null;
}

/** Whether a window is around this one: only an editor's may be (behaviour/security 1). */
export const isInFrame = (): boolean => window.parent !== window;

export type AdminViewStore = StoreApi<AdminView>;

/** One per request on the server, one per tab in the browser. */
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
  if (!store) throw new Error('the edit view is known only inside its provider');
  return store;
};

/** Whether this is the editor's view: its effects on a feature are listed in behaviour/editor 2. */
export const useAdminView = (): boolean => useStore(useAdminViewStore(), ({ entered }) => entered);

/** Whether the editor asks to see this state now, although nothing has led there. */
export const useShownState = (name: HiddenStateName): boolean =>
  useStore(useAdminViewStore(), ({ state }) => state === name);

/** The article of a page, with an editor's draft in place of its words where there is one. */
export const useDraftOf = <T extends ArticleDraft>(article: T): T => {
  const draft = useStore(useAdminViewStore(), (view) => view.draft);
  return draft?.id === article.id ? { ...article, ...draft } : article;
};
