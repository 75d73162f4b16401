import { every, face } from './building.mjs';
import { polygon, verticalGradient } from './paint.mjs';

/** A bus station under its roof. `left` and `right` are the ends of the roof in metres, `bays` the places of the coaches. */

/** The numbers 1 to 6 as strokes from the middle of a sign. */
const DIGITS = [
  'm-5-5l5-4v18',
  'm-5-8h10v8h-10v8h11',
  'm-5-8h10v16h-11m3-8h8',
  'm-5-9v9h10m0-9v18',
  'm5-8h-10v8h10v8h-11',
  'm5-8h-10v16h10v-8h-10',
];

/** Depths of the roof's edges, its columns and what hangs from it; heights of its low middle and of its two tips. */
const [FRONT, BACK, COLUMNS, HANGING] = [47, 60, 50, 52];
const [LOW, LEFT_TIP, RIGHT_TIP] = [7.6, 11.2, 12.6];
const OVERHANG = 2.5;
const STEEL = '#4a2f45';

/** The lit waiting hall behind the bays: glass, doors and the window frames. */
export function hall(view, { roof: [left, right] }) {
  const [from, to] = [left - 1, right + 1];
  const [, top] = view.project([0, 60, 6]);
  const [, foot] = view.project([0, 60]);
  const frame = (x) => face(view, { x: [x, x + 0.22], z: 59.9, up: [0, 6] }, '#7a4a3c');
  return `<defs>${verticalGradient('hall', top, foot, [
    [0, '#ffc861'],
    [0.6, '#ffdf9f'],
    [1, '#f7b267'],
  ])}</defs>${face(view, { x: [from, to], z: 60, up: [0, 6] }, 'url(#hall)')}
    ${face(view, { x: [from, to], z: 59.9, up: [4.1, 4.4] }, '#7a4a3c')}${face(view, { x: [from, to], z: 59.9, up: [0, 0.5] }, '#5a3440')}${every(from, to, 2.3, frame)}`;
}

/** The roof's line: `[x, height]` of its tips and of the fold between them. */
const profile = ([left, right]) => [
  [left - OVERHANG, LEFT_TIP],
  [left + (right - left) * 0.4, LOW],
  [right + OVERHANG, RIGHT_TIP],
];

function heightAt(ends, x) {
  const [left, fold, right] = profile(ends);
  const [tip, share] =
    x < fold[0] ? [left, (fold[0] - x) / (fold[0] - left[0])] : [right, (x - fold[0]) / (right[0] - fold[0])];
  return LOW + (tip[1] - LOW) * share;
}

/** A post that forks under the roof. */
function column(view, ends, x) {
  const point = (at, up) => view.project([at, COLUMNS, up]);
  const arm = (side) => {
    const to = x + side * 2.1;
    const top = heightAt(ends, to) + 0.1;
    return polygon([point(x - 0.16, 4.2), point(x + 0.16, 4.2), point(to + 0.14, top), point(to - 0.14, top)], STEEL);
  };
  return `${arm(-1)}${arm(1)}${face(view, { x: [x - 0.2, x + 0.2], z: COLUMNS, up: [0, 4.4] }, STEEL)}
    ${face(view, { x: [x - 0.2, x - 0.06], z: COLUMNS, up: [0.25, 4.2] }, '#d9925a')}`;
}

/** A lamp under the roof. Needs the gradient `lamp`. */
function lamp(view, ends, x) {
  const [px, py] = view.project([x, HANGING, heightAt(ends, x) - 0.3]);
  return `<ellipse cx="${px}" cy="${py}" rx="60" ry="44" fill="url(#lamp)"/><path d="M${px - 15} ${py - 3}h30v5h-30z" fill="#fff3d6"/>`;
}

/** The number of a bay, on a rod from the roof. */
function sign(view, ends, x, digit) {
  const [px, py] = view.project([x, HANGING, 5.2]);
  const [, hook] = view.project([x, HANGING, heightAt(ends, x)]);
  return `<path d="M${px} ${hook}V${py}" stroke="${STEEL}" stroke-width="3"/><path d="M${px - 15} ${py - 13}h30v26h-30z" fill="#ffb703"/>
    <path d="M${px} ${py}${digit}" fill="none" stroke="#1c1833" stroke-width="3.4"/>`;
}

/** The big roof: two wings on forked columns, lit from below. */
export function roof(view, { roof: ends, bays }) {
  const line = (z, thick) => profile(ends).map(([x, up]) => view.project([x, z, up + thick]));
  const band = (low, high, fill) => polygon([...line(FRONT, low), ...line(FRONT, high).reverse()], fill);
  const [, high] = view.project([0, FRONT, RIGHT_TIP]);
  const [, low] = view.project([0, FRONT, LOW]);
  const posts = [...bays.filter((_, index) => index % 2 === 0).map((x) => x - 2.3), bays.at(-1) + 2.3];
  return `<defs>${verticalGradient('under', high, low, [
    [0, '#a85a44'],
    [1, '#f0a453'],
  ])}</defs>${polygon([...line(FRONT, 0), ...line(BACK, 0).reverse()], 'url(#under)')}
    ${posts.map((x) => column(view, ends, x)).join('')}${bays.map((x) => lamp(view, ends, x)).join('')}
    ${band(0, 0.75, '#2a1f38')}${band(0.6, 0.78, '#e85d04')}${bays.map((x, index) => sign(view, ends, x, DIGITS[index])).join('')}`;
}
