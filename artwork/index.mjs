import { llano, noche } from './scenes/across.mjs';
import { ciudad } from './scenes/ciudad.mjs';
import { costa } from './scenes/costa.mjs';
import { desierto } from './scenes/desierto.mjs';
import { obra } from './scenes/obra.mjs';
import { patio } from './scenes/patio.mjs';
import { sierra } from './scenes/sierra.mjs';
import { STILLS } from './scenes/stills.mjs';
import { taller } from './scenes/taller.mjs';
import { terminal } from './scenes/terminal.mjs';

const DRAWINGS = { sierra, desierto, ciudad, costa, patio, taller, terminal, obra, llano, noche, ...STILLS };
const SIZES = { wide: [1920, 960], upright: [1080, 1350] };

export const SCENES = Object.keys(DRAWINGS);

/** A scene as a whole SVG document, `shape` being `wide` or `upright`. */
export function sceneSvg(name, shape) {
  const [width, height] = SIZES[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DRAWINGS[name](shape)}</svg>`;
}
