import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PlainListProps<Item> {
  items: readonly Item[];
  /** Said when there is none. */
  empty: string;
  /** One item: what it is to the left, how it stands to the right. */
  children: (item: Item) => ReactNode;
}

/** The few things that belong to a record, one below the other. */
export function PlainList<Item extends { id: string }>({ items, empty, children }: PlainListProps<Item>) {
  if (items.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 1.25 }}
        >
          {children(item)}
        </Box>
      ))}
    </Box>
  );
}
