import { path, polygon, round } from './paint.mjs';

/**
 * A camera over flat ground: `height` metres up, looking level; `focal` in pixels. Ground points are `[x, z]` in
 * metres, z ahead. Everything that stands on the ground takes its place and its scale from here.
 */
export function camera({ centre, horizon, focal, height }) {
  const pixelsPerMetre = (z) => focal / z;
  const project = ([x, z, up = 0]) => [centre + (focal * x) / z, horizon + (focal * (height - up)) / z];
  /** The depth seen at a height of the picture, and the ground point under a pixel. */
  const groundAt = (px, py) => {
    const z = (focal * height) / (py - horizon);
    return [((px - centre) * z) / focal, z];
  };
  return { pixelsPerMetre, project, groundAt };
}

/** A smooth line through ground points (Catmull-Rom), sampled `steps` times between each pair. */
export function smooth(points, steps = 24) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  const samples = points.slice(0, -1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: steps }, (__, step) => {
      const t = step / steps;
      return [0, 1].map((axis) => {
        const linear = (c[axis] - a[axis]) * t;
        const square = (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t;
        const cube = (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t;
        return b[axis] + 0.5 * (linear + square + cube);
      });
    });
  });
  return [...samples, points.at(-1)];
}

/** The line `offset` metres beside a centre line. */
export function beside(line, offset) {
  return line.map(([x, z], index) => {
    const [ax, az] = line[Math.max(0, index - 1)];
    const [bx, bz] = line[Math.min(line.length - 1, index + 1)];
    const length = Math.hypot(bx - ax, bz - az) || 1;
    return [x - ((bz - az) / length) * offset, z + ((bx - ax) / length) * offset];
  });
}

/** A strip between two offsets of the centre line, in the picture. */
export const strip = (view, line, from, to) => [...beside(line, from), ...beside(line, to).reverse()].map(view.project);

/** Cuts a ground line into pieces of `mark` metres with gaps of `gap` metres. */
function dashes(line, mark, gap) {
  const pieces = [];
  let piece = [];
  let travelled = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const parts = Math.max(1, Math.ceil(length / 0.5));
    for (let part = 0; part < parts; part += 1) {
      const share = part / parts;
      if (travelled % (mark + gap) < mark)
        piece.push([0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * share));
      else if (piece.length > 1) {
        pieces.push(piece);
        piece = [];
      }
      travelled += length / parts;
    }
  }
  return piece.length > 1 ? [...pieces, piece] : pieces;
}

/** A two-lane highway: verge, asphalt, white edge lines and the dashed amber line in its middle. */
export function road({ view, line, half = 5, shoulder = 1.6, verge, asphalt, edge, dash, mark = 4, gap = 6 }) {
  const edges = [-1, 1].map((side) => polygon(strip(view, line, side * (half - 0.75), side * (half - 0.57)), edge));
  const marks = dashes(line, mark, gap).map((piece) => polygon(strip(view, piece, -0.11, 0.11), dash));
  return [
    polygon(strip(view, line, -half - shoulder, half + shoulder), verge),
    polygon(strip(view, line, -half, half), asphalt),
    ...edges,
    ...marks,
  ].join('');
}

/** A guard rail `offset` metres beside the centre line: posts every few metres and a double-ridged rail. */
export function guardRail({ view, line, offset, rail, light, post, every = 4 }) {
  const side = beside(line, offset);
  const band = (low, high, fill) =>
    polygon(
      [
        ...side.map(([x, z]) => view.project([x, z, low])),
        ...side.map(([x, z]) => view.project([x, z, high])).reverse(),
      ],
      fill,
    );
  let since = every;
  const posts = side.flatMap(([x, z], index) => {
    const [px, pz] = side[Math.max(0, index - 1)];
    since += Math.hypot(x - px, z - pz);
    if (since < every) return [];
    since = 0;
    const [top, foot] = [view.project([x, z, 0.72]), view.project([x, z, 0])];
    return `<path d="${path([top, foot])}" stroke="${post}" stroke-width="${round(view.pixelsPerMetre(z) * 0.16)}"/>`;
  });
  return `${posts.join('')}${band(0.42, 0.78, rail)}${band(0.66, 0.78, light)}`;
}
