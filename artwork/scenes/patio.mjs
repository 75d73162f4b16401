import { every, face, level, plain } from '../parts/building.mjs';
import { between, mix, randomFrom, verticalGradient } from '../parts/paint.mjs';
import { garden, plant, shrub } from '../parts/plants.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera } from '../parts/road.mjs';
import { mist, mistPaint, sky, streak, sun } from '../parts/sky.mjs';
import { jacaranda } from '../parts/trees.mjs';
import { facingTractor, vehicle } from '../parts/vehicles.mjs';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1180,
    horizon: 694,
    focal: 1760,
    eye: 4.1,
    bus: -12,
    row: [-3.6, 0.9, 5.4, 9.9, 14.4],
    showroom: [-13, 24],
    sign: 15.3,
    sunX: 1470,
    shift: 0,
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 520,
    horizon: 1000,
    focal: 1640,
    eye: 4.9,
    bus: -7.6,
    row: [0.4, 5, 9.6],
    showroom: [-9, 19],
    sign: 8.5,
    sunX: 420,
    shift: -640,
  },
};

const PAINTS = [
  { body: '#e85d04', shade: '#b54702', stripe: '#fbf8f2' },
  { body: '#fbf8f2', shade: '#d8cfbd', stripe: '#e85d04' },
  { body: '#24343d', shade: '#16272f', stripe: '#ffb703' },
  { body: '#0b7a75', shade: '#075550', stripe: '#fbf8f2' },
  { body: '#fbf8f2', shade: '#d8cfbd', stripe: '#24343d' },
];
const BLOSSOM = ['#6d5a94', '#8f78b8', '#bda9d8'];
const HEDGE = ['#2c5d4f', '#3f7a60', '#8fb07f'];

export function patio(shape) {
  const layout = LAYOUTS[shape];
  const { width, height, centre, horizon, focal, eye, bus, row, sunX, shift } = layout;
  const view = camera({ centre, horizon, focal, height: eye });
  const hills = [
    {
      heights: [70, 136, 92, 168, 110, 176, 246, 150, 214, 140, 190],
      color: '#b3cdd0',
      haze: '#e3ebe2',
      shade: '#9cbcc2',
    },
    { heights: [44, 70, 40, 92, 50, 92, 70, 120, 72, 116, 96], color: '#8fb5ac', haze: '#dfe8d6' },
  ];

  return `${sky({
    width,
    bottom: horizon,
    colors: [
      [0, '#c3dfe8'],
      [0.5, '#dcebe9'],
      [1, '#fbefd2'],
    ],
  })}
    ${sun({ x: sunX, y: horizon - 262, radius: 46, glow: 360, color: '#fffaf0', halo: '#fff1c9' })}
    ${streak({ x: 1330 + shift, y: horizon - 400, length: 560, thickness: 18, color: '#fff', opacity: 0.75 })}
    ${streak({ x: 1640 + shift, y: horizon - 330, length: 420, thickness: 12, color: '#fff', opacity: 0.7 })}
    ${streak({ x: 700 + shift, y: horizon - 300, length: 360, thickness: 10, color: '#fff', opacity: 0.55 })}
    ${mistPaint('#fdf5e0')}
    ${hills
      .map(({ heights, ...hill }, index) =>
        ridge({
          id: `hill${index}`,
          anchors: heights.map((up, at) => [-60 + at * 205 + shift * 0.9, horizon - up]),
          roughness: 16,
          seed: 14 + index * 5,
          bottom: horizon + 6,
          depth: 110,
          ...hill,
        }),
      )
      .join('')}
    ${mist(width * 0.5, horizon - 6, width * 0.8, 46, 0.9)}
    <defs>${verticalGradient('ground', horizon, height, [
      [0, '#c4d3b4'],
      [0.4, '#9fb58d'],
      [1, '#86a07c'],
    ])}</defs>
    ${plain(layout)}
    ${trees(view)}
    ${showroom(view, layout)}
    ${yard(view, layout)}
    ${vehicle({ view, name: 'cityBus', at: [bus, 41], shadowTo: -70, shadow: 0.3 })}
    ${row.map((x, index) => facingTractor(view, [x, 40], PAINTS[index])).join('')}
    ${garden(view, [...HEDGE, '#d9c48a'], FOREGROUND[shape])}`;
}

/** Jacarandas in blossom behind the fence, and the hedge under them. */
function trees(view) {
  const random = randomFrom(205);
  const crowns = [-52, -44, -34, -27, -19, 27, 33, 40].map((x) => [x, between(random, 84, 96)]);
  const hedge = Array.from({ length: 46 }, (_, index) => [-70 + index * 3.1, between(random, 74, 80)]);
  return [
    ...crowns.map((at, index) => {
      const tones = BLOSSOM.map((tone) => mix(tone, '#e3e4e0', 0.1 + (index % 3) * 0.08));
      return plant(view, jacaranda(tones, index + 20), at, {
        size: 1.05 + (index % 3) * 0.16,
        shadow: 0.15,
        spread: 200,
      });
    }),
    ...hedge.map((at, index) =>
      plant(
        view,
        shrub(
          HEDGE.map((tone) => mix(tone, '#cfd9c8', 0.25)),
          index + 1,
        ),
        at,
        { size: between(random, 3.2, 3.9), shadow: 0 },
      ),
    ),
  ].join('');
}

/** A long low hall of glass under a canopy that reaches far beyond it, and the pole with its sign. */
function showroom(view, { showroom: [left, right], sign }) {
  const wall = { x: [left, right], z: 64 };
  const pane = (x, index) =>
    face(view, { x: [x + 0.12, x + 2.88], z: 63.9, up: [0.5, 4] }, index % 3 ? '#86b3b8' : '#a9cdcf') +
    face(view, { x: [x + 0.12, x + 2.88], z: 63.9, up: [0.5, 1.5] }, '#5f939a', 'opacity="0.6"') +
    face(view, { x: [x + 0.5, x + 0.9], z: 63.9, up: [0.5, 4] }, '#fff', 'opacity="0.35"');
  const [over, near] = [left - 9, 55];
  const canopy = { x: [over, right + 2] };
  return `${level(view, { x: [over, right + 4], z: [52, 64], up: 0 }, '#d8d9cf')}
    ${face(view, { ...wall, up: [0, 6.6] }, '#fbf8f2')}${face(view, { ...wall, up: [5.6, 6.6] }, '#e6dfd0')}
    ${face(view, { ...wall, up: [0, 4.3] }, '#3d535e')}${every(left, right - 3, 3, pane)}
    ${every(over + 1.2, right, 7, (x) => face(view, { x: [x, x + 0.3], z: 62, up: [0, 5] }, '#8b999f'))}
    ${level(view, { ...canopy, z: [near, 64], up: 5 }, '#c9c2b2')}
    ${every(over + 1.2, right, 7, (x) => face(view, { x: [x, x + 0.34], z: 56, up: [0, 5] }, '#f5f0e6') + face(view, { x: [x, x + 0.12], z: 56, up: [0, 5] }, '#b9bdb6'))}
    ${face(view, { ...canopy, z: near, up: [5, 5.75] }, '#fbf8f2')}${face(view, { ...canopy, z: near, up: [5, 5.22] }, '#e85d04')}
    ${face(view, { x: [sign, sign + 0.4], z: 54, up: [0, 12.4] }, '#24343d')}${face(view, { x: [sign + 2, sign + 2.4], z: 54, up: [0, 12.4] }, '#24343d')}
    ${face(view, { x: [sign - 0.2, sign + 2.6], z: 53.9, up: [7.4, 12.4] }, '#24343d')}${face(view, { x: [sign - 0.2, sign + 2.6], z: 53.9, up: [7.4, 8.2] }, '#e85d04')}
    ${face(view, { x: [sign + 0.4, sign + 2], z: 53.8, up: [10.9, 11.2] }, '#ffb703')}${face(view, { x: [sign + 0.4, sign + 2], z: 53.8, up: [10.1, 10.4] }, '#fbf8f2')}${face(view, { x: [sign + 0.4, sign + 1.5], z: 53.8, up: [9.4, 9.7] }, '#fbf8f2')}`;
}

/** The yard's asphalt and the stalls painted on it. */
function yard(view, { row, bus }) {
  const stalls = [...row.map((x) => x - 2.25), row.at(-1) + 2.25];
  return `${level(view, { x: [-60, 60], z: [33, 52] }, '#6f7d81')}${level(view, { x: [-60, 60], z: [35.2, 35.45] }, '#ffb703')}
    ${stalls.map((x) => level(view, { x: [x - 0.09, x + 0.09], z: [37.6, 50] }, '#f5f0e6')).join('')}
    ${level(view, { x: [bus - 6, row[0] - 2.25], z: [45, 45.3] }, '#f5f0e6')}
    ${level(view, { x: [-60, 60], z: [32.2, 33] }, '#d8d2c2')}${level(view, { x: [-60, 60], z: [8, 32.2] }, '#86a07c')}`;
}

const FOREGROUND = {
  wide: [
    ['agave', 4, 150, 946, 0.5],
    ['shrub', 6, 330, 942, 0.5],
    ['grass', 2, 700, 948, 0.7],
    ['agave', 7, 900, 948, 0.5],
    ['shrub', 2, 1240, 944, 0.5],
    ['grass', 5, 1330, 950, 0.8],
    ['agave', 9, 1620, 950, 0.6],
    ['agave', 3, 1740, 952, 0.75],
    ['shrub', 9, 1850, 948, 0.6],
  ],
  upright: [
    ['agave', 3, 130, 1312, 0.7],
    ['shrub', 6, 270, 1320, 0.7],
    ['grass', 2, 430, 1318, 0.9],
    ['agave', 9, 900, 1318, 0.8],
    ['agave', 5, 1000, 1334, 0.9],
    ['shrub', 9, 730, 1326, 0.7],
  ],
};
