import { every, face, level } from '../parts/building.mjs';
import { place, polygon, verticalGradient } from '../parts/paint.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera } from '../parts/road.mjs';
import { mist, mistPaint, streak, sun } from '../parts/sky.mjs';
import { vehicle } from '../parts/vehicles.mjs';
import { drum, pendant, toolBoard, tyres, workbench } from '../parts/workshop.mjs';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1180,
    horizon: 520,
    focal: 1560,
    eye: 4.9,
    gate: [-0.6, 11.4],
    tractor: 5,
    board: -6.7,
    stores: [
      [tyres(5), -15.4],
      [tyres(3), -14.2],
      [drum, -12.9],
      [drum, -12.2],
    ],
    lamps: [-5.8, 4.6],
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 520,
    horizon: 880,
    focal: 1600,
    eye: 5.3,
    gate: [-2.4, 8],
    tractor: 1.9,
    board: -6.4,
    stores: [],
    lamps: [-5.6, 2.4],
  },
};

/** Depths of the room in metres: its back wall, where the tools, the tractor and the lamps are. */
const [WALL, TOOLS, BAY, LAMPS] = [28, 27.5, 20.5, 24];
const GATE_HEIGHT = 6.2;

export function taller(shape) {
  const layout = LAYOUTS[shape];
  const { width, height, centre, horizon, focal, eye, tractor, board, stores, lamps } = layout;
  const view = camera({ centre, horizon, focal, height: eye });
  const stand = (content, x, size = 1) => {
    const [px, py] = view.project([x, TOOLS]);
    return place(content, px, py, (view.pixelsPerMetre(TOOLS) / 100) * size);
  };
  const lamp = (x) => {
    const [px, py] = view.project([x, LAMPS, 7.3]);
    const unit = view.pixelsPerMetre(LAMPS) / 100;
    return place(pendant(Math.ceil(py / unit)), px, py, unit);
  };

  return `<defs>${verticalGradient('wall', 0, height, [
    [0, '#f2dcae'],
    [0.45, '#efcf97'],
    [0.8, '#e0ad6c'],
  ])}<linearGradient id="cone" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff3d0" stop-opacity="0.5"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></linearGradient></defs>
    <path d="M0 0h${width}v${height}H0z" fill="url(#wall)"/>
    ${structure(view)}
    ${outside(view, layout)}
    ${gate(view, layout)}
    ${floor(view, layout)}
    ${lamps.map(lamp).join('')}
    ${stand(toolBoard(), board, 1.15)}${stand(workbench, board, 1.15)}
    ${stores.map(([item, x]) => stand(item, x)).join('')}
    ${vehicle({ view, name: 'tractor', at: [tractor, BAY], shadowTo: -70, shadow: 0.35, light: { color: '#f2a65a', share: 0.06 } })}`;
}

/** The painted plinth, the columns and the beam of the hall, all in the tone of its wall. */
const structure = (view) => `${face(view, { x: [-60, 60], z: WALL, up: [0, 1.5] }, '#b5562f')}
    ${face(view, { x: [-60, 60], z: WALL, up: [1.5, 1.62] }, '#f7e6c4')}
    ${every(-38.8, 42, 7.1, (x) => face(view, { x: [x, x + 0.5], z: WALL, up: [0, 24] }, '#dcb277', 'opacity="0.55"') + face(view, { x: [x + 0.38, x + 0.5], z: WALL, up: [0, 24] }, '#c9995c', 'opacity="0.6"'))}`;

/** What the open gate shows: the sky, the hills and the street in the low sun. */
function outside(view, { gate: [left, right], horizon }) {
  const frame = { x: [left, right], z: WALL, up: [0, GATE_HEIGHT] };
  const [from, top] = view.project([left, WALL, GATE_HEIGHT]);
  const [to, sill] = view.project([right, WALL, 0]);
  const at = (share) => from + (to - from) * share;
  const ground = sill - (sill - horizon) * 0.3;
  const hills = (heights) => heights.map((up, index) => [at(index / (heights.length - 1)), ground - up]);
  return `<defs><clipPath id="gate">${face(view, frame, '#fff')}</clipPath>${verticalGradient('street', top, ground, [
    [0, '#bfe0df'],
    [0.6, '#fdf0cf'],
    [1, '#ffe0a0'],
  ])}</defs><g clip-path="url(#gate)">${face(view, frame, 'url(#street)')}
    ${sun({ x: at(0.68), y: ground - 120, radius: 30, glow: 240, color: '#fffaf0', halo: '#fff0c4' })}
    ${streak({ x: at(0.3), y: top + 74, length: 240, thickness: 8, color: '#fff', opacity: 0.9 })}
    ${ridge({ id: 'far', anchors: hills([60, 96, 70, 128, 84, 110, 64, 92]), roughness: 8, seed: 3, bottom: ground, color: '#9fc1b8', haze: '#e6e6c8', shade: '#86aca6', depth: 60 })}
    ${mistPaint('#fff0c4')}
    ${ridge({ id: 'near', anchors: hills([26, 44, 20, 34, 54, 30, 46, 60]), roughness: 6, seed: 8, bottom: ground + 4, color: '#5f9480', haze: '#c3cfa0' })}
    ${mist(at(0.5), ground - 4, 380, 18, 0.8)}
    <path d="M${from} ${ground}H${to}V${sill}H${from}z" fill="#e9cf98"/><path d="M${from} ${ground + 16}H${to}v22H${from}z" fill="#7d8a86"/>
    <path d="M${from} ${ground + 27}H${to}" stroke="#ffb703" stroke-width="2.4" stroke-dasharray="26 22"/></g>`;
}

/** The gate's frame and its shutter, rolled up under the lintel. */
function gate(view, { gate: [left, right] }) {
  const bar = (x, up, fill) => face(view, { x, z: WALL - 0.1, up }, fill);
  const slats = every(GATE_HEIGHT - 0.9, GATE_HEIGHT - 0.1, 0.2, (up) =>
    bar([left, right], [up, up + 0.05], '#8f9aa0'),
  );
  return `${bar([left, right], [GATE_HEIGHT - 0.95, GATE_HEIGHT], '#c3cccf')}${slats}${bar([left, right], [GATE_HEIGHT - 1.1, GATE_HEIGHT - 0.92], '#e85d04')}
    ${bar([left - 0.5, right + 0.5], [GATE_HEIGHT, GATE_HEIGHT + 0.95], '#24343d')}${bar([left - 0.5, right + 0.5], [GATE_HEIGHT + 0.75, GATE_HEIGHT + 0.95], '#3d535e')}
    ${bar([left - 0.5, left], [0, GATE_HEIGHT], '#24343d')}${bar([right, right + 0.5], [0, GATE_HEIGHT], '#24343d')}
    ${every(0.1, 1.7, 0.8, (up) => [left - 0.5, right].map((x) => bar([x, x + 0.5], [up, up + 0.4], '#ffb703')).join(''))}`;
}

/** The floor, with the daylight that falls through the gate and the line along the bay. */
function floor(view, { height, gate: [left, right] }) {
  const [, top] = view.project([0, WALL]);
  const beam = [
    [left, WALL],
    [right, WALL],
    [right - 5.5, 12],
    [left - 8, 12],
  ].map(([x, z]) => view.project([x, z]));
  const joints = every(-40, 40, 5, (x) => level(view, { x: [x, x + 0.05], z: [12, WALL] }, '#8a6242', 'opacity="0.4"'));
  return `<defs>${verticalGradient('floor', top, height, [
    [0, '#c08f5c'],
    [0.4, '#a9794d'],
    [1, '#7c5637'],
  ])}${verticalGradient('beam', top, height, [
    [0, '#fff0c4', 0.85],
    [1, '#ffdf9f', 0.1],
  ])}</defs>${level(view, { x: [-60, 60], z: [10, WALL] }, 'url(#floor)')}${joints}${polygon(beam, 'url(#beam)')}${level(view, { x: [-40, 40], z: [18.3, 18.5] }, '#ffb703')}`;
}
