import { Button, Menu } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  busy: boolean;
  /** The menu's items; what each does is given to `close`, which closes the menu first. */
  children: (close: (act: () => void) => () => void) => ReactNode;
}

/** A button that opens a menu of what is done to the chosen rows. */
export function MenuButton({ label, icon, busy, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={icon}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
