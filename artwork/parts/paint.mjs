/** The ink of the site and the few colour and SVG helpers all parts share. */
export const INK = '#0e1b22';

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** `share` of `b` in `a`, 0 to 1. */
export function mix(a, b, share) {
  const other = channels(b);
  const parts = channels(a).map((value, index) => Math.round(value + (other[index] - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Seeded pseudo-random numbers (mulberry32), so that every run draws the same picture. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random, from, to) => from + (to - from) * random();
export const round = (value) => Math.round(value * 10) / 10;
export const path = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
export const polygon = (points, fill, rest = '') => `<path d="${path(points)}z" fill="${fill}" ${rest}/>`;

const stops = (list) =>
  list
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

/** A vertical gradient between two heights of the picture. */
export const verticalGradient = (id, from, to, list) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}">${stops(list)}</linearGradient>`;

export const horizontalGradient = (id, from, to, list) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" y1="0" y2="0" x1="${from}" x2="${to}">${stops(list)}</linearGradient>`;

export const radialGradient = (id, list) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const place = (content, x, y, scale = 1, flip = false) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})">${content}</g>`;
