import type { BrandLook } from './look.js';

// Without the rules of a look and the way to its colours: where a page only has to look like something.

/** The product's own look (`app.css`), until a lender publishes another. */
export const DEFAULT_LOOK: BrandLook = {
  logo: { light: null, dark: null },
  sign: null,
  shareImage: null,
  colours: { main: '#0e1b22', action: '#e85d04', accent: '#ffb703' },
  fonts: { heading: 'archivo', text: 'inter' },
  radius: 4,
};

/** Names as the site's style sheet has them (`--color-ink` …), in the light theme. */
export const DEFAULT_PALETTE = {
  ink: '#0e1b22',
  'ink-soft': '#16272f',
  asphalt: '#24343d',
  sand: '#f5f0e6',
  'sand-deep': '#e9e0cf',
  paper: '#ffffff',
  signal: '#e85d04',
  'signal-bright': '#ff7a29',
  'on-signal': '#0e1b22',
  amber: '#ffb703',
  agave: '#0b7a75',
  'agave-deep': '#086862',
  'agave-bright': '#7fd6cf',
  night: '#0e1b22',
  scene: '#e9e0cf',
  bar: '#24343d',
  muted: '#4a5a63',
  line: '#d8cfbd',
  edge: '#7c8a91',
  'muted-inverse': '#a9bac3',
  'line-inverse': '#34464f',
} as const;
export type Palette = Readonly<Record<keyof typeof DEFAULT_PALETTE, string>>;
