import Palette from '@mui/icons-material/PaletteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'brand',
  icon: Palette,
  list: lazy(() => import('./BrandPage.js')),
} satisfies ResourceProps;
