import { place, verticalGradient } from './paint.mjs';

const LAYOUTS = {
  // A little right of the middle: where a wide picture is cut, its left goes first.
  wide: { width: 1920, height: 960, x: 1150, floor: 800, scale: 0.92 },
  upright: { width: 1080, height: 1350, x: 560, floor: 1050, scale: 0.95 },
};

/**
 * Things on a table before a plain wall, for what is told of and has no landscape. `things` are drawn around x = 0, standing
 * on y = 0, within 1200 by 640. The table's edge bears the road's marking, as everything of the house does.
 */
export function still(shape, { wall, things }) {
  const { width, height, x, floor, scale } = LAYOUTS[shape];
  const [light, deep] = wall;
  const dashes = Array.from(
    { length: Math.ceil(width / 120) },
    (_, index) => `<path d="M${index * 120 + 10} ${floor + 92}h70v10h-70z" fill="#ffb703"/>`,
  );
  return `<defs>${verticalGradient('wall', 0, floor, [
    [0, light],
    [1, deep],
  ])}</defs>
    <path d="M0 0h${width}v${floor}H0z" fill="url(#wall)"/>
    <circle cx="${x - 40}" cy="${floor - 250}" r="400" fill="#fff8e6" opacity="0.42"/>
    <path d="M0 ${floor - 34}h${width}v${height - floor + 34}H0z" fill="#24343d"/>
    <path d="M0 ${floor - 34}h${width}v8H0z" fill="#3a4d57"/>
    ${dashes.join('')}
    ${place(things, x, floor, scale)}`;
}

/** What a thing throws on the table. */
export const shade = (x, width) =>
  `<ellipse cx="${x}" cy="2" rx="${width / 2}" ry="13" fill="#0e1b22" opacity="0.45"/>`;

/** A sheet of paper with its corner turned and lines of text on it, its lower left corner at 0, 0. */
export const sheet = (width, height, lines, paper = '#ffffff') => {
  const corner = 46;
  const rows = lines.map(
    (share, index) =>
      `<path d="M44 ${-height + 96 + index * 46}h${(width - 88) * share}v12h-${(width - 88) * share}z" fill="#b9c3c8"/>`,
  );
  return `<path d="M0 0V${-height}h${width - corner}l${corner} ${corner}V0z" fill="${paper}"/>
    <path d="M${width - corner} ${-height}v${corner}h${corner}z" fill="#d8cfbd"/>${rows.join('')}`;
};
