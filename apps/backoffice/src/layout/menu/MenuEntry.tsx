import { Box, ListItemButton } from '@mui/material';
import { type ComponentType, memo } from 'react';
import { Link, useLocation } from 'react-router';
import { FavouriteButton } from './favourites.js';
import { useMenuState } from './use-menu-state.js';

interface MenuEntryProps {
  to: string;
  name: string;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  /** What is put among the favourites by the star beside it. */
  resource?: string;
}

/** A page of the menu. */
export function MenuEntry(entry: MenuEntryProps) {
  const { pathname } = useLocation();
  const { to } = entry;
  const isHere = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return <DrawnEntry {...entry} isHere={isHere} />;
}

/** Of dozens, a step from page to page changes two. */
const DrawnEntry = memo(function DrawnEntry({
  to,
  name,
  icon: Icon,
  resource,
  isHere,
}: MenuEntryProps & { isHere: boolean }) {
  const { covers, setOpen } = useMenuState();
  const id = resource && `menu-${resource}`;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        // Where there is a pointer, a star that isn't set shows when it is near.
        '@media (hover: hover)': {
          '& [aria-pressed="false"]': { opacity: 0 },
          '&:hover [aria-pressed="false"], & [aria-pressed="false"]:focus-visible': { opacity: 1 },
        },
      }}
    >
      <ListItemButton
        id={id}
        component={Link}
        to={to}
        aria-current={isHere ? 'page' : undefined}
        selected={isHere}
        onClick={covers ? () => setOpen(false) : undefined}
        sx={{
          minHeight: { xs: 44, md: 36 },
          py: 0,
          pl: 1.5,
          pr: 5,
          gap: 1.25,
          fontSize: 14,
          borderLeft: '4px solid transparent',
          color: isHere ? 'text.primary' : 'text.secondary',
          fontWeight: isHere ? 650 : 400,
          '&.Mui-selected': { borderLeftColor: 'secondary.main', bgcolor: 'action.selected' },
        }}
      >
        {Icon && <Icon fontSize="small" />}
        {name}
      </ListItemButton>
      <Box sx={{ position: 'absolute', right: 4, top: 0, bottom: 0, display: 'flex', alignItems: 'center' }}>
        {resource && <FavouriteButton resource={resource} aria-describedby={id} />}
      </Box>
    </Box>
  );
});
