import { type Theme, useMediaQuery } from '@mui/material';
import { useSidebarState, useStore } from 'react-admin';

interface MenuState {
  /** Whether it lies over the page, where there is no room beside it. */
  covers: boolean;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

/** Beside the page the menu is open until somebody folds it; over the page it is closed until somebody wants it. */
export function useMenuState(): MenuState {
  const covers = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isUnfolded, unfold] = useSidebarState();
  const [isDrawn, draw] = useStore('menu.drawer', false);
  return covers ? { covers, isOpen: isDrawn, setOpen: draw } : { covers, isOpen: isUnfolded, setOpen: unfold };
}
