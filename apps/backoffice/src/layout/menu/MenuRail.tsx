import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router';
import { LIST } from './MenuSection.js';
import { useMenuState } from './use-menu-state.js';
import type { Section } from './use-sections.js';

/** The menu folded to a strip: a job each, which unfolds it there. */
export function MenuRail({ sections, hasHome }: { sections: readonly Section[]; hasHome: boolean }) {
  const { setOpen } = useMenuState();
  return (
    <Box component="nav" aria-label="Menú" sx={{ width: 55, py: 1 }}>
      <Box component="ul" sx={{ ...LIST, display: 'grid', justifyItems: 'center', gap: 0.5 }}>
        {hasHome && (
          <li>
            <Tooltip title="Inicio" placement="right">
              <IconButton component={Link} to="/" aria-label="Inicio">
                <HomeIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </li>
        )}
        {sections.map(({ id, name, icon: Icon, isOpen, toggle }) => (
          <li key={id}>
            <Tooltip title={name} placement="right">
              <IconButton
                aria-label={name}
                aria-expanded={false}
                onClick={() => {
                  if (!isOpen) toggle();
                  setOpen(true);
                }}
              >
                <Icon fontSize="small" />
              </IconButton>
            </Tooltip>
          </li>
        ))}
      </Box>
    </Box>
  );
}
