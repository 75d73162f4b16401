import { type Signature, SIGNATURE_BOX, SIGNATURE_MAX_POINTS, SIGNATURE_MAX_STROKES } from '@flota/schemas';

type Point = Signature[number][number];

/** Closer than that, in the box's units, a point says nothing more. */
const NEAREST = 3;

/** Where on the box of a signature somebody points, as whole units within it. */
export function pointOf(at: { x: number; y: number }, shown: { width: number; height: number }): Point {
  const within = (value: number, size: number, units: number) =>
    Math.min(units, Math.max(0, Math.round((value / size) * units)));
  return [within(at.x, shown.width, SIGNATURE_BOX.width), within(at.y, shown.height, SIGNATURE_BOX.height)];
}

export const isFull = (strokes: Signature): boolean =>
  strokes.length >= SIGNATURE_MAX_STROKES ||
  strokes.reduce((sum, { length }) => sum + length, 0) >= SIGNATURE_MAX_POINTS;

/** The line goes on to a point, unless that is where it is already, or there are as many as may be. */
export function drawnTo(strokes: Signature, [x, y]: Point): Signature {
  const stroke = strokes.at(-1);
  const last = stroke?.at(-1);
  if (!stroke || !last || isFull(strokes) || Math.hypot(x - last[0], y - last[1]) < NEAREST) return strokes;
  return [...strokes.slice(0, -1), [...stroke, [x, y]]];
}
