import { Drawer } from '@mui/material';
import { Sidebar, type SidebarProps } from 'react-admin';
import { useMenuState } from './use-menu-state.js';

/** Beside the page where there is room for both, and over it, when it is wanted, where there isn't. */
export function FlotaSidebar({ children, appBarAlwaysOn }: SidebarProps) {
  const { covers, isOpen, setOpen } = useMenuState();
  if (!covers) return <Sidebar appBarAlwaysOn={appBarAlwaysOn}>{children}</Sidebar>;
  return (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { 'aria-label': 'Secciones', sx: { width: 'min(288px, 86vw)' } } as object }}
    >
      {children}
    </Drawer>
  );
}
