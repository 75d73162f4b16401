import { garden, grass, pine, plant, shrub } from '../parts/plants.mjs';
import { between, mix, polygon, randomFrom, verticalGradient } from '../parts/paint.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera, guardRail, road, smooth } from '../parts/road.mjs';
import { birds, mist, mistPaint, sky, streak, sun } from '../parts/sky.mjs';
import { vehicle } from '../parts/vehicles.mjs';

const PLANT_TONES = ['#123a3d', '#1d5c58', '#7fa58a'];
const DRY = '#e0b46c';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1130,
    horizon: 574,
    focal: 1500,
    eye: 9,
    truck: 5.5,
    sunAt: [1420, 372],
    lift: 1,
    shift: 0,
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 560,
    horizon: 828,
    focal: 1560,
    eye: 11.5,
    truck: -1,
    sunAt: [790, 640],
    lift: 1.05,
    shift: -560,
  },
};

/** Mountain layers from far to near; heights in pixels over the horizon, x in the wide picture. */
const LAYERS = [
  {
    anchors: [
      [-60, 96],
      [180, 150],
      [420, 108],
      [640, 172],
      [860, 120],
      [1060, 236],
      [1190, 190],
      [1330, 300],
      [1480, 196],
      [1640, 262],
      [1800, 200],
      [2000, 250],
    ],
    color: '#e9b98f',
    haze: '#f8dcb8',
    shade: '#d99f7c',
    roughness: 16,
  },
  {
    anchors: [
      [-60, 120],
      [120, 84],
      [330, 128],
      [560, 70],
      [800, 118],
      [980, 80],
      [1150, 176],
      [1290, 118],
      [1430, 188],
      [1580, 130],
      [1730, 236],
      [1860, 190],
      [2000, 262],
    ],
    color: '#d9a07c',
    haze: '#f4cfa4',
    shade: '#b97f66',
    roughness: 16,
  },
  {
    anchors: [
      [-60, 54],
      [200, 78],
      [420, 46],
      [650, 66],
      [880, 40],
      [1060, 86],
      [1260, 60],
      [1450, 102],
      [1600, 88],
      [1760, 176],
      [1880, 146],
      [2000, 214],
    ],
    color: '#b5806c',
    haze: '#e9b98c',
    shade: '#8b5f59',
    roughness: 14,
  },
  {
    anchors: [
      [-60, 30],
      [260, 36],
      [560, 18],
      [860, 30],
      [1100, 24],
      [1330, 40],
      [1530, 52],
      [1680, 104],
      [1800, 92],
      [2000, 158],
    ],
    color: '#8a7468',
    haze: '#dcb58a',
    shade: '#54525a',
    roughness: 11,
  },
  {
    anchors: [
      [-60, 16],
      [300, 12],
      [700, 20],
      [1000, 8],
      [1240, 22],
      [1440, 14],
      [1600, 58],
      [1760, 40],
      [2000, 112],
    ],
    color: '#67706a',
    haze: '#e6c795',
    shade: '#3e5051',
    roughness: 9,
  },
];

export function sierra(shape) {
  const layout = LAYOUTS[shape];
  const { width, height, centre, horizon, focal, eye, truck, sunAt, lift, shift } = layout;
  const view = camera({ centre, horizon, focal, height: eye });
  const line = smooth([
    [-110, 50],
    [-50, 50],
    [0, 50],
    [18, 51],
    [32, 60],
    [34, 78],
    [20, 100],
    [2, 130],
    [-2, 176],
    [18, 240],
    [66, 330],
    [70, 480],
    [20, 760],
    [0, 1100],
  ]);

  const mountains = LAYERS.map(
    ({ anchors, ...layer }, index) =>
      ridge({
        id: `ridge${index}`,
        seed: 11 + index * 7,
        bottom: horizon + 8,
        anchors: anchors.map(([x, up]) => [x + shift, horizon - up * lift]),
        depth: 130 - index * 14,
        ...layer,
      }) + mist(width * (0.2 + 0.22 * index), horizon - 40 + index * 8, width * 0.5, 34, 0.75),
  ).join('');

  return `${sky({
    width,
    bottom: horizon,
    colors: [
      [0, '#f3ead9'],
      [0.45, '#f8dfb9'],
      [0.78, '#fccb8c'],
      [1, '#fbbf7c'],
    ],
  })}
    ${sun({ x: sunAt[0], y: sunAt[1], radius: 58, glow: 460, color: '#fff3d2', halo: '#ffd98a' })}
    ${streak({ x: sunAt[0] + 180, y: sunAt[1] - 150, length: 620, thickness: 16, color: '#fff4de', opacity: 0.8 })}
    ${streak({ x: sunAt[0] - 400, y: sunAt[1] - 124, length: 520, thickness: 11, color: '#fff4de', opacity: 0.6 })}
    ${mistPaint('#fde6c4')}${mountains}
    ${birds(
      [
        [sunAt[0] - 250, sunAt[1] + 10, 13],
        [sunAt[0] - 214, sunAt[1] - 8, 10],
        [sunAt[0] - 286, sunAt[1] - 12, 9],
      ],
      '#7c6560',
    )}
    ${ground(width, height, horizon)}
    ${swells(layout)}${mist(width * 0.5, horizon + 6, width * 0.9, 34, 1)}
    ${meadow(view, line)}
    ${pines(view, line)}
    ${road({ view, line, verge: '#c8ae78', asphalt: '#33444c', edge: '#f5f0e6', dash: '#ffb703' })}
    ${guardRail({ view, line, offset: 6.2, rail: '#9aa5a6', light: '#f3ead9', post: '#5b666a' })}
    ${vehicle({ view, name: 'tractorTrailer', at: [truck, 47.6], shadowTo: -90, light: { color: '#f2a65a', share: 0.1 } })}
    ${garden(view, [...PLANT_TONES, DRY], FOREGROUND[shape])}`;
}

const ground = (width, height, horizon) =>
  `<defs>${verticalGradient('ground', horizon, height, [
    [0, '#e6c795'],
    [0.4, '#c9b27a'],
    [1, '#7d7a4c'],
  ])}</defs>
  ${polygon(
    [
      [0, horizon],
      [width, horizon],
      [width, height],
      [0, height],
    ],
    'url(#ground)',
  )}`;

/** Long swells of the plain, each a little darker than the one behind it. */
const swells = ({ width, height, horizon }) =>
  [
    [24, '#e2c38e'],
    [58, '#d1b980'],
    [108, '#bcab72'],
    [176, '#a59b66'],
    [252, '#8b8a58'],
  ]
    .map(([down, color], index) => {
      const rise = 10 + index * 7;
      const anchors = [-0.05, 0.16, 0.38, 0.6, 0.82, 1.05].map((share, at) => [
        width * share,
        horizon + down + (at % 2 === index % 2 ? -rise : rise) * 0.6,
      ]);
      return ridge({
        id: `swell${index}`,
        anchors,
        roughness: 4,
        passes: 3,
        seed: 91 + index,
        bottom: height,
        color,
        haze: mix(color, '#5f6a45', 0.4),
      });
    })
    .join('');

/** Bushes and grass strewn over the plain, but not on the road. */
function meadow(view, line) {
  const random = randomFrom(77);
  const spots = Array.from({ length: 150 }, () => [between(random, -150, 150), between(random, 62, 330)])
    .filter(([x, z]) => line.every(([rx, rz]) => Math.hypot(rx - x, rz - z) > 11))
    .sort((a, b) => b[1] - a[1]);
  return spots
    .map((at, index) => {
      const far = Math.min(1, at[1] / 260);
      const tones = ['#4f6149', '#6d7a52', '#b4a868'].map((tone) => mix(tone, '#dfc494', far));
      return plant(view, index % 3 ? shrub(tones, index + 1) : grass(tones[1], index + 1), at, {
        size: between(random, 1.1, 2.4),
        shadow: 0.14,
        spread: index % 3 ? 60 : 14,
      });
    })
    .join('');
}

/** Stands of pines at the foot of the mountains and beside the bends. */
function pines(view, line) {
  const random = randomFrom(58);
  const stands = [
    [150, 330, 60, 9],
    [96, 230, 26, 9],
    [-24, 150, 16, 6],
    [66, 120, 16, 7],
    [-190, 360, 60, 9],
    [30, 420, 50, 9],
  ];
  return stands
    .flatMap(([x, z, spread, count]) =>
      Array.from({ length: count }, () => [
        x + between(random, -1, 1) * spread,
        z + between(random, -0.3, 0.3) * spread,
      ]),
    )
    .filter(([x, z]) => line.every(([rx, rz]) => Math.hypot(rx - x, rz - z) > 8.5))
    .sort((a, b) => b[1] - a[1])
    .map((at, index) => {
      const far = Math.min(0.74, at[1] / 480);
      const tones = ['#1f4a48', '#2d5c54', '#8fa070'].map((tone) => mix(tone, '#e3c190', far));
      return plant(view, pine(tones, index + 1), at, { size: between(random, 1, 1.7), shadow: 0.16, spread: 90 });
    })
    .join('');
}

const FOREGROUND = {
  wide: [
    ['agave', 4, 966, 934, 0.8],
    ['grass', 2, 1130, 944, 1],
    ['agave', 12, 1400, 952, 0.9],
    ['grass', 5, 1500, 948, 1.1],
    ['agave', 3, 1640, 944, 1.5],
    ['nopal', 5, 1790, 946, 1.6],
    ['grass', 7, 1700, 954, 1.4],
    ['agave', 9, 1880, 958, 1.7],
    ['agave', 6, 70, 950, 0.8],
    ['grass', 8, 190, 950, 1],
  ],
  upright: [
    ['agave', 3, 130, 1306, 1.7],
    ['grass', 6, 250, 1322, 1.4],
    ['nopal', 5, 962, 1316, 1.7],
    ['agave', 9, 810, 1336, 1.5],
    ['grass', 2, 470, 1330, 1.4],
    ['agave', 12, 590, 1322, 0.9],
    ['grass', 9, 1040, 1338, 1.5],
  ],
};
