/*
 * Side views of vehicles: a box of 480 × 200, facing right, wheels on y = 196. What bears the lender's colours is a
 * variable of the page with the product's own colour behind it (`paper.mjs` for where there are no variables).
 */
export const INK = '#0e1b22';
export const SHADE = '#16272f';
export const BODY = '#24343d';
export const LIGHT = '#3d535e';
export const GLASS = '#a9c6cc';
export const METAL = '#c3cccf';
export const STEEL = '#8b999f';
export const CREAM = '#fbf8f2';
export const STONE = '#d8cfbd';
export const BRICK = '#b3261e';
export const ACCENT = 'var(--color-signal,#e85d04)';
export const LAMP = 'var(--color-amber,#ffb703)';
/** Of what runs on electricity. */
export const VOLT = 'var(--color-agave,#0b7a75)';

export const GROUND = 196;

export const fill = (d, tone, rest = '') => `<path d="${d}" fill="${tone}"${rest && ` ${rest}`}/>`;
export const stroke = (d, tone, width, rest = '') =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}"${rest && ` ${rest}`}/>`;
export const box = (x, y, width, height, tone, rx = 0, rest = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx ? ` rx="${rx}"` : ''} fill="${tone}"${rest && ` ${rest}`}/>`;
export const round = 'stroke-linecap="round"';

/** A wheel on the ground: tyre, rim and its bolts. */
export function wheel(x, r = 27) {
  const circle = (radius, rest) => `<circle cx="${x}" cy="${GROUND - r}" r="${radius.toFixed(1)}" ${rest}/>`;
  const bolts = (2 * Math.PI * r * 0.38) / 8;
  return [
    circle(r, `fill="${INK}"`),
    circle(r * 0.84, `fill="none" stroke="${LIGHT}" stroke-width=".8"`),
    circle(r * 0.56, `fill="${STEEL}" stroke="${METAL}" stroke-width="3"`),
    circle(r * 0.38, `fill="none" stroke="${INK}" stroke-width="3" ${round} stroke-dasharray="0 ${bolts.toFixed(2)}"`),
    circle(r * 0.22, `fill="${METAL}"`),
  ].join('');
}

export const wheels = (r, ...at) => at.map((x) => wheel(x, r)).join('');

/** Shadow on the ground. */
export const shadow = (from, to) =>
  `<ellipse cx="${(from + to) / 2}" cy="196.5" rx="${(to - from) / 2}" ry="3" fill="${INK}" opacity=".16"/>`;

/** A ladder frame, its tail lamp at the rear. */
export const frame = (from, to) =>
  fill(`M${from} 147h${to - from}v14H${from + 6}q-6 0-6-6z`, SHADE) + box(from, 140, 6, 14, BRICK, 2);

export const tank = (x, width) =>
  box(x, 154, width, 23, METAL, 6) + stroke(`M${x + 6} 160h${width - 12}`, '#fff', 3, `${round} opacity=".75"`);

/** Batteries between the axles, with a bolt of lightning. */
export const batteries = (x, width) =>
  box(x, 151, width, 27, LIGHT, 4) +
  stroke(`M${x + width / 3} 151v27M${x + (2 * width) / 3} 151v27`, SHADE, 2) +
  fill(`M${x + width / 2 + 3} 154l-9 12h7l-3 9 10-13h-7z`, '#7fd6cf');

/** Mudguards over a pair of axles. */
export const guards = (...at) =>
  at.map((x) => fill(`M${x - 37} 154q3-22 34-22h6q31 0 34 22h-6q-3-14-25-14h-12q-22 0-25 14z`, SHADE)).join('');
