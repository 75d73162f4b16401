import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Notification } from 'react-admin';
import { lenderName } from '../lender.js';
import { headingFont } from '../theme/fonts.js';
import { color, roadMarking } from '../theme/tokens.js';

/** What stands around whoever is not inside yet. */
export const SignInFrame = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <Box
    component="main"
    sx={{
      minHeight: '100dvh',
      display: 'grid',
      gridTemplateColumns: { md: '5fr 6fr' },
      gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
    }}
  >
    <Brand />
    <Box sx={{ display: 'grid', placeItems: { xs: 'start center', md: 'center' }, p: { xs: 2, sm: 4 } }}>
      <Paper sx={{ width: '100%', maxWidth: wide ? 560 : 416, p: { xs: 3, sm: 4 } }}>{children}</Paper>
    </Box>
    <Notification />
  </Box>
);

const Brand = () => (
  <Box
    sx={{
      bgcolor: color.ink,
      color: color.sand,
      p: { xs: 3, md: 8 },
      display: 'flex',
      flexDirection: 'column',
      justifyContent: { xs: 'flex-start', md: 'flex-end' },
      gap: { xs: 1.5, md: 3 },
    }}
  >
    <Box
      sx={{
        fontFamily: headingFont,
        fontStretch: '120%',
        fontWeight: 750,
        fontSize: lenderName.length > 12 ? { xs: 28, md: 44 } : { xs: 32, md: 64 },
        lineHeight: 1.05,
        overflowWrap: 'anywhere',
      }}
    >
      {lenderName}
    </Box>
    <Box sx={{ height: 4, backgroundImage: roadMarking }} />
    <Typography sx={{ fontSize: { xs: 15, md: 18 }, maxWidth: '36ch' }}>
      Cotizaciones, clientes, contratos y contenido del sitio en un solo lugar.
    </Typography>
  </Box>
);
