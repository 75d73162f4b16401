import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PlainListProps<Item> {
  items: readonly Item[];
  /** Said when there is none. */
  empty: string;
  /** One item: what it is to the left, how it stands to the right. */
  children: (item: Item) => ReactNode;
}

/** On a phone, how it stands goes below what it is, rather than break a folio. */
const itemSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
} as const;

/** The few things that belong to a record, one below the other. */
export function PlainList<Item extends { id: string }>({ items, empty, children }: PlainListProps<Item>) {
  if (items.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {items.map((item) => (
        <Box component="li" key={item.id} sx={itemSx}>
          {children(item)}
        </Box>
      ))}
    </Box>
  );
}
