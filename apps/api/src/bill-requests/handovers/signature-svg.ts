import { type Signature, SIGNATURE_BOX } from '@flota/schemas';

type Point = Signature[number][number];

/** As thick as a pen on paper, in the units of the box. */
const PEN = 7;

/** The lines of a signature as we draw them: curves through the middles between its points, which a hand leaves no corners in. */
export function signatureSvg(strokes: Signature): string {
  const { height, width } = SIGNATURE_BOX;
  const pen = `fill="none" stroke="#14120f" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round"`;
  const paths = strokes.map((stroke) => `<path d="${lineOf(stroke)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${pen}>${paths}</svg>`;
}

function lineOf([first, ...rest]: readonly Point[]): string {
  const [x, y] = first ?? [0, 0];
  const last = rest.at(-1);
  // A point: a line of hardly any length, whose round ends are the dot.
  if (!last) return `M${x} ${y}l.1 0`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const [nextX, nextY] = rest[index + 1] ?? point;
    return `Q${point[0]} ${point[1]} ${(point[0] + nextX) / 2} ${(point[1] + nextY) / 2}`;
  });
  return `M${x} ${y}${curves.join('')}L${last[0]} ${last[1]}`;
}
