import Search from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { useCallback, useState } from 'react';
import { color } from '../theme/tokens.js';
import { useNoteOpened } from './opened-records.js';
import { Palette } from './Palette.js';
import { shortcutName, useShortcut } from './use-shortcut.js';

/** In the bar of every page: what opens the palette, and shows its shortcut to who has the room. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useShortcut(useCallback(() => setOpen((was) => !was), []));
  useNoteOpened();
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-label="Buscar"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          flexShrink: 0,
          gap: 1,
          mx: 1,
          px: 1.25,
          height: 36,
          minWidth: { xs: 44, md: 260 },
          justifyContent: { xs: 'center', md: 'flex-start' },
          borderRadius: 1,
          border: { md: '1px solid' },
          borderColor: { md: 'rgba(255, 255, 255, 0.28)' },
          color: color.sand,
          font: 'inherit',
          '&:hover, &:focus-visible': { backgroundColor: 'rgba(255, 255, 255, 0.1)' },
        }}
      >
        <Search fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, flex: 1, textAlign: 'left', fontSize: 14 }}>
          Buscar o hacer…
        </Box>
        <Box component="kbd" sx={{ display: { xs: 'none', md: 'block' }, font: 'inherit', fontSize: 12, opacity: 0.8 }}>
          {shortcutName}
        </Box>
      </ButtonBase>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
