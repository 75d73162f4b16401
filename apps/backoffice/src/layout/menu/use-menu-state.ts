import { useSidebarState, useStore } from 'react-admin';
import { useIsNarrow } from '../../components/ListParts.js';

interface MenuState {
  /** Whether it lies over the page, where there is no room beside it. */
  covers: boolean;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

/** Beside the page the menu is open until somebody folds it; over the page it is closed until somebody wants it. */
export function useMenuState(): MenuState {
  const covers = useIsNarrow();
  const [isUnfolded, unfold] = useSidebarState();
  const [isDrawn, draw] = useStore('menu.drawer', false);
  return covers ? { covers, isOpen: isDrawn, setOpen: draw } : { covers, isOpen: isUnfolded, setOpen: unfold };
}
