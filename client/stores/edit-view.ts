import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The admin view of spec 4: whether a trusted parent frame has entered it. */
interface EditView {
  readonly entered: boolean;
}

export type EditViewStore = StoreApi<EditView>;

/** One per request on the server, where it stays off, one per tab in the browser. */
export const createEditViewStore = (): EditViewStore => createStore<EditView>()(() => ({ entered: false }));

export const EditViewContext = createContext<EditViewStore>(createEditViewStore());

/** Whether this is the editor's view: its effects on a feature are listed in spec 4, Admin view. */
export const useEditView = (): boolean => useStore(use(EditViewContext), ({ entered }) => entered);
