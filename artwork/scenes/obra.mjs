import { every, face, level, plain } from '../parts/building.mjs';
import { mix, place, verticalGradient } from '../parts/paint.mjs';
import { garden } from '../parts/plants.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera } from '../parts/road.mjs';
import { mist, mistPaint, sky, streak, sun } from '../parts/sky.mjs';
import { vehicle } from '../parts/vehicles.mjs';
import { barrier, crane, excavator, heap, pipes } from '../parts/works.mjs';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1180,
    horizon: 668,
    focal: 1600,
    eye: 6,
    sunAt: [1010, 430],
    truck: 2.4,
    digger: -11.4,
    mainCrane: { height: 2350, reach: 2100 },
    barriers: [-27, -23.4, -19.8, -7.6, 12, 15.6, 19.2],
    shift: 0,
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 500,
    horizon: 970,
    focal: 1640,
    eye: 7,
    sunAt: [330, 720],
    truck: 1.5,
    digger: -8.6,
    mainCrane: { height: 2250, reach: 1800 },
    barriers: [-11.6, -8, 8.4, 12],
    shift: -670,
  },
};

const SAND = ['#b78a52', '#dcb476', '#f2d7a2'];
const GRAVEL = ['#6f6468', '#958a89', '#b9aca3'];

export function obra(shape) {
  const layout = LAYOUTS[shape];
  const { width, height, centre, horizon, focal, eye, sunAt, truck, digger, mainCrane, barriers, shift } = layout;
  const view = camera({ centre, horizon, focal, height: eye });
  const stand = (content, [x, z], flip = false) => {
    const [px, py] = view.project([x, z]);
    return place(content, px, py, view.pixelsPerMetre(z) / 100, flip);
  };
  const hills = [34, 62, 40, 78, 54, 88, 60, 104, 70, 96, 80];
  const side = shift / 20;

  return `${sky({
    width,
    bottom: horizon,
    colors: [
      [0, '#f1e6e0'],
      [0.45, '#f4d8ca'],
      [0.8, '#f0b9a2'],
      [1, '#ea9f86'],
    ],
  })}
    ${sun({ x: sunAt[0], y: sunAt[1], radius: 84, glow: 420, color: '#fff3e0', halo: '#ffd9b0' })}
    ${streak({ x: sunAt[0] - 110, y: sunAt[1] + 40, length: 380, thickness: 8, color: '#f5cfbb', opacity: 0.95 })}
    ${streak({ x: sunAt[0] - 420, y: sunAt[1] - 60, length: 460, thickness: 11, color: '#fff6ee', opacity: 0.6 })}
    ${mistPaint('#f9d9c4')}
    ${ridge({ id: 'hills', anchors: hills.map((up, at) => [-60 + at * 205 + shift, horizon - up]), roughness: 10, seed: 27, bottom: horizon + 6, color: '#c98a82', haze: '#f0bda6', shade: '#b0727a', depth: 70 })}
    ${mist(width * 0.5, horizon - 4, width * 0.8, 40, 0.9)}
    <defs>${verticalGradient('ground', horizon, height, [
      [0, '#edc3a6'],
      [0.35, '#dfa681'],
      [1, '#b06a48'],
    ])}</defs>
    ${plain(layout)}
    ${stand(crane({ height: mainCrane.height * 0.98, reach: 1900, load: 0.22, color: '#c9837a', dark: '#a5666a' }), [-9 + side * 0.2, 150], true)}
    ${frame(view, side)}
    ${stand(crane({ ...mainCrane, load: 0.1, color: '#e89a12', dark: '#4a4048' }), [19 + side * 0.5, 81])}
    ${stand(
      heap(
        2600,
        420,
        SAND.map((tone) => mix(tone, '#e8ae90', 0.4)),
      ),
      [-34, 104],
    )}
    ${stand(heap(1700, 560, SAND), [digger - 5.5, 61])}
    ${stand(excavator, [digger + 2, 56])}
    ${stand(heap(1300, 360, GRAVEL), [18 + side * 0.28, 58])}
    ${level(view, { x: [-80, 80], z: [42, 52] }, '#c98f6b')}${level(view, { x: [-80, 80], z: [45.6, 46.1] }, '#b97c58')}${level(view, { x: [-80, 80], z: [49, 49.5] }, '#b97c58')}
    ${stand(pipes, [11.6 + side * 0.09, 50])}
    ${vehicle({ view, name: 'vocationalTruck', at: [truck, 46.4], flip: true, shadowTo: 60, light: { color: '#f2a65a', share: 0.05 } })}
    ${barriers.map((x) => stand(barrier, [x, 41])).join('')}
    ${garden(view, ['#4a4a38', '#6d6a48', '#a99a62', '#d9a874'], FOREGROUND[shape])}`;
}

/** A building's concrete frame: slabs on columns, the top floor still open, a net along one storey. */
function frame(view, side) {
  const [left, right, storey] = [2 + side * 0.28, 32 + side * 0.28, 3.5];
  const z = 84;
  const floors = [0, 1, 2, 3].map((floor) => {
    const [low, high] = [floor * storey, (floor + 1) * storey];
    const from = left + (floor > 2 ? 12 : 0);
    const columns = (depth, fill) =>
      every(from + 0.4, right - 0.9, 5.8, (x) => face(view, { x: [x, x + 0.7], z: depth, up: [low, high] }, fill));
    return `${face(view, { x: [from + 0.4, (right - 0.6) * 1.1], z: z + 9, up: [low, high] }, floor > 2 ? '#c79d96' : '#9d8084')}${columns(z + 6, '#75646c')}${columns(z, '#a3938f')}
      ${face(view, { x: [from - 0.6, right + 0.4], z: z - 0.5, up: [high - 0.55, high] }, '#cdbdb2')}${face(view, { x: [from - 0.6, right + 0.4], z: z - 0.5, up: [high - 0.55, high - 0.4] }, '#8a7a7c')}`;
  });
  const rods = every(left + 0.6, left + 11, 2.9, (x) =>
    [0, 0.25, 0.5]
      .map((at) => face(view, { x: [x + at, x + at + 0.1], z, up: [3 * storey, 3 * storey + 1.7] }, '#6b4a4a'))
      .join(''),
  );
  return `${floors.join('')}${rods}${face(view, { x: [left - 0.6, right + 0.4], z: z - 0.6, up: [2 * storey, 2 * storey + 1.1] }, '#e85d04', 'opacity="0.75"')}`;
}

const FOREGROUND = {
  wide: [
    ['grass', 4, 240, 944, 0.9],
    ['shrub', 3, 520, 948, 0.6],
    ['grass', 2, 860, 950, 0.8],
    ['grass', 5, 1320, 948, 0.9],
    ['shrub', 6, 1640, 950, 0.7],
    ['grass', 7, 1800, 950, 1],
  ],
  upright: [
    ['shrub', 3, 150, 1310, 0.9],
    ['grass', 4, 330, 1322, 1.1],
    ['grass', 2, 640, 1326, 1.1],
    ['shrub', 6, 930, 1320, 0.9],
    ['grass', 7, 1020, 1332, 1.1],
  ],
};
