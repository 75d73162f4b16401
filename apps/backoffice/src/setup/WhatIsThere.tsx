import { List, ListItem, Typography } from '@mui/material';
import { Link } from 'react-admin';

interface Props {
  label: string;
  items: { title: string; detail: string; to: string }[];
}

/** What was made already, each with the way to all there is of it. */
export const WhatIsThere = ({ label, items }: Props) => (
  <List disablePadding aria-label={label} sx={{ mb: 1, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
    {items.map(({ title, detail, to }) => (
      <ListItem key={to} disableGutters sx={{ display: 'block', py: 1 }}>
        <Link to={to}>{title}</Link>
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </ListItem>
    ))}
  </List>
);
