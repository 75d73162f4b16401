import MenuIcon from '@mui/icons-material/Menu';
import { IconButton } from '@mui/material';
import { useMenuState } from './use-menu-state.js';

/** In the place of react-admin's own, which knows of one state for phones and desks. */
export function MenuToggle() {
  const { isOpen, setOpen } = useMenuState();
  return (
    <IconButton
      color="inherit"
      aria-label={isOpen ? 'Cerrar el menú' : 'Abrir el menú'}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      sx={{ mr: 0.5 }}
    >
      <MenuIcon />
    </IconButton>
  );
}
