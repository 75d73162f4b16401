/** The product's colours. The site's stylesheet holds the same ones. */
export const color = {
  ink: '#0E1B22',
  asphalt: '#24343D',
  sand: '#F5F0E6',
  paper: '#FFFFFF',
  signal: '#E85D04',
  amber: '#FFB703',
  agave: '#0B7A75',
  brick: '#B3261E',
} as const;

/** On dark ground the same hues need more light to keep 4.5:1. */
export const onDark = {
  background: color.ink,
  paper: '#15262F',
  line: '#33474F',
  text: color.sand,
  quietText: '#B4C0C5',
  agave: '#5CC5BF',
  brick: '#FF9C92',
  amber: color.amber,
} as const;

export const onLight = {
  background: color.sand,
  paper: color.paper,
  line: '#D9D1C1',
  text: color.ink,
  quietText: '#4A5A63',
  agave: color.agave,
  brick: color.brick,
  amber: '#8A5A00',
} as const;

export const headingFont = "'Archivo Variable', 'Archivo', system-ui, sans-serif";
export const textFont = "'Inter Variable', 'Inter', system-ui, sans-serif";

/** The road marking: the product's one ornament. */
export const roadMarking = `repeating-linear-gradient(90deg, ${color.amber} 0 24px, transparent 24px 40px)`;
