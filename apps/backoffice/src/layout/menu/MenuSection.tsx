import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ListItemButton } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface MenuSectionProps {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Pages under a heading that folds them away. */
export function MenuSection({ name, isOpen, onToggle, children }: MenuSectionProps) {
  const id = useId();
  return (
    <Box component="li">
      <ListItemButton
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        sx={{
          width: '100%',
          minHeight: { xs: 44, md: 36 },
          py: 0,
          px: 2,
          border: 0,
          justifyContent: 'space-between',
          textAlign: 'left',
          fontFamily: 'inherit',
          fontSize: 13,
          fontWeight: 650,
          color: 'text.primary',
        }}
      >
        {name}
        <ExpandMore
          fontSize="small"
          sx={{ transform: isOpen ? 'rotate(180deg)' : undefined, color: 'text.secondary' }}
        />
      </ListItemButton>
      {isOpen && (
        <Box component="ul" id={id} sx={LIST}>
          {children}
        </Box>
      )}
    </Box>
  );
}

export const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
