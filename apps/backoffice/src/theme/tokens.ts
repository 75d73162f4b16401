import { lenderPalette } from '../lender.js';

const { ink, asphalt, sand, signal, amber, agave } = lenderPalette;

/** The lender's colours. The site's pages have the same ones. */
export const color = {
  ink,
  asphalt,
  sand,
  sandDeep: lenderPalette['sand-deep'],
  paper: '#FFFFFF',
  signal,
  signalBright: lenderPalette['signal-bright'],
  onSignal: lenderPalette['on-signal'],
  amber,
  agave,
  brick: '#B3261E',
} as const;

/** On dark ground the same hues need more light to keep 4.5:1. */
export const onDark = {
  background: color.ink,
  paper: lenderPalette['ink-soft'],
  line: lenderPalette['line-inverse'],
  text: color.sand,
  quietText: lenderPalette['muted-inverse'],
  agave: lenderPalette['agave-bright'],
  brick: '#FF9C92',
  amber: color.amber,
} as const;

export const onLight = {
  background: color.sand,
  paper: color.paper,
  line: lenderPalette.line,
  text: color.ink,
  quietText: lenderPalette.muted,
  agave: color.agave,
  brick: color.brick,
  amber: '#8A5A00',
} as const;

/** The road marking: the product's one ornament. */
export const roadMarking = `repeating-linear-gradient(90deg, ${color.amber} 0 24px, transparent 24px 40px)`;
