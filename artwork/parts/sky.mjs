import { between, radialGradient, randomFrom, round, verticalGradient } from './paint.mjs';

/** A sky from the top of the picture down to `bottom`; `colors` are `[offset, colour]` stops. */
export const sky = ({ width, bottom, colors }) =>
  `<defs>${verticalGradient('sky', 0, bottom, colors)}</defs><path d="M0 0h${width}v${bottom + 2}H0z" fill="url(#sky)"/>`;

/** The sun's disc in its glow. */
export function sun({ x, y, radius, glow, color, halo }) {
  return `<defs>${radialGradient('halo', [
    [0, halo, 0.95],
    [0.35, halo, 0.45],
    [1, halo, 0],
  ])}</defs>
    <circle cx="${x}" cy="${y}" r="${glow}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/** One flat-bottomed streak of cloud, thin at both ends. */
export function streak({ x, y, length, thickness, color, opacity }) {
  const half = length / 2;
  const d = `M${x - half} ${y}C${x - half * 0.5} ${y - thickness} ${x - half * 0.2} ${y - thickness} ${x} ${y - thickness * 0.7}
    S${x + half * 0.4} ${y - thickness * 1.3} ${x + half} ${y}C${x + half * 0.4} ${y + thickness * 0.3} ${x - half * 0.4} ${y + thickness * 0.3} ${x - half} ${y}z`;
  return `<path d="${d}" fill="${color}" opacity="${opacity}"/>`;
}

/** A bank of mist: a wide, soft ellipse. Call `mistPaint` once before. */
export const mistPaint = (color) =>
  `<defs>${radialGradient('mist', [
    [0, color, 0.9],
    [0.5, color, 0.5],
    [1, color, 0],
  ])}</defs>`;
export const mist = (x, y, rx, ry, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#mist)" opacity="${opacity}"/>`;

export function stars({ width, bottom, count, seed, color }) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random() * width, random() ** 1.5 * bottom];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(between(random, 0.7, 1.6))}" fill="${color}" opacity="${round(0.2 + 0.5 * random())}"/>`;
  }).join('');
}

/** Birds far away: two short strokes each. */
export const birds = (list, color) =>
  list
    .map(
      ([x, y, size]) =>
        `<path d="M${x - size} ${y - size * 0.35}q${size * 0.6}-${size * 0.3} ${size} ${size * 0.35}q${size * 0.4}-${size * 0.65} ${size}-${size * 0.35}" fill="none" stroke="${color}" stroke-width="${round(size * 0.14)}" stroke-linecap="round"/>`,
    )
    .join('');
