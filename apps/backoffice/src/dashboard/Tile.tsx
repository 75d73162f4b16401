import { DASHBOARD_LISTS, type DashboardData, type DashboardFigure } from '@flota/schemas';
import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useCanAccess } from 'react-admin';
import { formatCount } from '../i18n/format.js';
import { headingFont } from '../theme/fonts.js';

export const TileGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    }}
  >
    {children}
  </Box>
);

export interface TileProps {
  label: string;
  value: number;
  /** The list the figure comes from; the tile leads there when the person may open it. */
  resource: string;
  filter?: Record<string, string | boolean>;
  /** Coloured only when there is something to see to. */
  tone?: 'warning' | 'error';
}

export function Tile({ label, value, resource, filter, tone }: TileProps) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const content = (
    <>
      <Typography variant="body2" color="textSecondary" component="span">
        {label}
      </Typography>
      <Typography
        component="span"
        sx={{ fontFamily: headingFont, fontStretch: '112%', fontWeight: 700, fontSize: 36, lineHeight: 1.1 }}
        color={tone && value > 0 ? tone : undefined}
      >
        {formatCount(value)}
      </Typography>
    </>
  );
  const box = {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 0.5,
    p: 2,
    width: '100%',
    height: '100%',
  } as const;
  if (!canAccess) return <Paper sx={box}>{content}</Paper>;
  return (
    <Paper sx={{ overflow: 'hidden', '&:hover': { borderColor: 'text.primary' } }}>
      <ButtonBase
        component={Link}
        to={listPath(resource, filter)}
        sx={{ ...box, color: 'inherit', textDecoration: 'none' }}
      >
        {content}
      </ButtonBase>
    </Paper>
  );
}

type ListTileProps = Pick<TileProps, 'label' | 'tone'> & { figure: DashboardFigure; data: DashboardData };

/** A figure that is a list's total. */
export const ListTile = ({ figure, data, ...tile }: ListTileProps) => (
  <Tile {...tile} {...DASHBOARD_LISTS[figure]} value={data[figure]} />
);

/** An explicit filter, empty or not, so that the list doesn't come up with the one used last. */
const listPath = (resource: string, filter: TileProps['filter'] = {}) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
