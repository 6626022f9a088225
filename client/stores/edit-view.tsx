import { createContext, use, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The admin view of spec 4: whether a trusted parent frame has entered it. */
interface EditView {
  readonly entered: boolean;
}

const EditViewContext = createContext<StoreApi<EditView> | null>(null);

/** One store per request on the server, where the view is never entered, one per tab in the browser. */
export const EditViewProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(() => createStore<EditView>()(() => ({ entered: false })));
  return <EditViewContext value={store}>{children}</EditViewContext>;
};

/** The store itself, for the frame's protocol, which enters the view. */
export const useEditViewStore = (): StoreApi<EditView> => {
  const store = use(EditViewContext);
  if (!store) throw new Error('the edit view is known only inside its provider');
  return store;
};

/** Whether this is the editor's view: its effects on a feature are listed in spec 4, Admin view. */
export const useEditView = (): boolean => useStore(useEditViewStore(), ({ entered }) => entered);
