import type { SavedView } from '@flota/schemas';
import { useStore, useStoreContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { viewPath } from './shown-view.js';

/** Where react-admin keeps which columns of a list are hidden. */
export const hiddenColumnsKey = (resource: string) => `${resource}.datatable`;

/** The view that the list was opened with last; what is filtered may be another thing since. */
export const useChosenView = (resource: string) => useStore<string | null>(`${resource}.view`, null);

/** Shows a list as it was saved. */
export function useOpenView(): (view: SavedView, how?: { replace: boolean }) => void {
  const store = useStoreContext();
  const navigate = useNavigate();
  return (view, how) => {
    const { id, resource, hiddenColumns } = view;
    if (hiddenColumns) store.setItem(hiddenColumnsKey(resource), hiddenColumns);
    else store.removeItem(hiddenColumnsKey(resource));
    store.setItem(`${resource}.view`, id);
    void navigate(viewPath(resource, view), how);
  };
}
