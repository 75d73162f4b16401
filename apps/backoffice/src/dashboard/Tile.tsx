import { ButtonBase, Paper, Typography } from '@mui/material';
import { Link, useCanAccess } from 'react-admin';
import { formatCount } from '../i18n/format.js';
import { headingFont } from '../theme/fonts.js';
import { listPath } from '../components/list-path.js';

interface TileProps {
  label: string;
  value: number;
  /** The list the figure comes from; the tile leads there when the person may open it. */
  resource: string;
  filter?: Record<string, string | boolean>;
}

export function Tile({ label, value, resource, filter }: TileProps) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const content = (
    <>
      <Typography variant="body2" color="textSecondary" component="span">
        {label}
      </Typography>
      <Typography
        component="span"
        sx={{ fontFamily: headingFont, fontStretch: '112%', fontWeight: 700, fontSize: 36, lineHeight: 1.1 }}
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
