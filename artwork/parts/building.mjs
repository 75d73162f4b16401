import { polygon } from './paint.mjs';

/** An upright face at the depth `z`, `x` and `up` being `[from, to]` in metres. */
export const face = (view, { x: [left, right], z, up: [low, high] }, fill, rest) =>
  polygon(
    [
      [left, z, low],
      [right, z, low],
      [right, z, high],
      [left, z, high],
    ].map(view.project),
    fill,
    rest,
  );

/** A level face at the height `up`: a floor, a marking, the underside of a roof. `z` is `[near, far]`. */
export const level = (view, { x: [left, right], z: [near, far], up = 0 }, fill, rest) =>
  polygon(
    [
      [left, near, up],
      [right, near, up],
      [right, far, up],
      [left, far, up],
    ].map(view.project),
    fill,
    rest,
  );

/** `draw` called for every place from `from` to `to`. */
export const every = (from, to, step, draw) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => draw(from + index * step, index)).join('');

/** The plain under a scene, from its horizon to the bottom of the picture. Needs the gradient `ground`. */
export const plain = ({ width, height, horizon }) =>
  `<path d="M0 ${horizon}h${width}V${height}H0z" fill="url(#ground)"/>`;
