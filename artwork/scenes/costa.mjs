import { between, mix, polygon, radialGradient, randomFrom, round, verticalGradient } from '../parts/paint.mjs';
import { garden, grass, plant, shrub } from '../parts/plants.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera, guardRail, road, smooth } from '../parts/road.mjs';
import { birds, mist, mistPaint, sky, streak, sun } from '../parts/sky.mjs';
import { palm } from '../parts/trees.mjs';
import { vehicle } from '../parts/vehicles.mjs';

const PLANT_TONES = ['#0f4a49', '#1b6a5e', '#7fae7a'];
const DRY = '#e3c07c';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1130,
    horizon: 566,
    focal: 1500,
    eye: 9,
    coach: 5,
    sunAt: [1150, 470],
    shift: 0,
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 520,
    horizon: 820,
    focal: 1560,
    eye: 11.5,
    coach: -2.5,
    sunAt: [380, 706],
    shift: -720,
  },
};

/** Headlands from far to near; heights over the horizon, `foot` how far below it they meet the sea. */
const HEADLANDS = [
  {
    anchors: [
      [1330, 0],
      [1440, 40],
      [1560, 66],
      [1690, 60],
      [1810, 110],
      [2000, 130],
    ],
    foot: 3,
    color: '#b79c97',
    haze: '#e8c3a6',
    shade: '#94848a',
  },
  {
    anchors: [
      [1470, -8],
      [1490, 50],
      [1556, 112],
      [1610, 84],
      [1700, 190],
      [1764, 156],
      [1850, 262],
      [1940, 210],
      [2040, 250],
    ],
    foot: 12,
    color: '#8f8a78',
    haze: '#d3ae8c',
    shade: '#5d6a6b',
  },
  {
    anchors: [
      [1600, -44],
      [1622, 24],
      [1684, 92],
      [1730, 66],
      [1800, 172],
      [1850, 140],
      [1930, 286],
      [1990, 250],
      [2060, 330],
    ],
    foot: 52,
    color: '#5f7a5f',
    haze: '#b98c64',
    shade: '#2f5552',
  },
];

export function costa(shape) {
  const layout = LAYOUTS[shape];
  const { width, height, centre, horizon, focal, eye, coach, sunAt, shift } = layout;
  const view = camera({ centre, horizon, focal, height: eye });
  const line = smooth([
    [-110, 50],
    [-50, 50],
    [0, 50],
    [18, 51],
    [34, 60],
    [37, 78],
    [33, 98],
    [40, 124],
    [62, 160],
    [110, 210],
  ]);

  return `${sky({
    width,
    bottom: horizon,
    colors: [
      [0, '#d6e9e6'],
      [0.4, '#eeecd6'],
      [0.75, '#fbdcae'],
      [1, '#f9b98a'],
    ],
  })}
    ${sun({ x: sunAt[0], y: sunAt[1], radius: 62, glow: 420, color: '#fff4d6', halo: '#ffd08f' })}
    ${streak({ x: sunAt[0] + 260, y: sunAt[1] - 190, length: 560, thickness: 15, color: '#fffaf0', opacity: 0.75 })}
    ${streak({ x: sunAt[0] - 120, y: sunAt[1] - 104, length: 380, thickness: 10, color: '#fffaf0', opacity: 0.6 })}
    ${streak({ x: sunAt[0] + 60, y: sunAt[1] + 26, length: 300, thickness: 7, color: '#fbc796', opacity: 0.95 })}
    ${mistPaint('#fde3bf')}
    ${sea(layout)}
    ${HEADLANDS.map(({ anchors, foot, ...rock }, index) => {
      const bottom = horizon + foot;
      const outline = anchors.map(([x, up]) => [x + shift, horizon - up]);
      return `${ridge({ id: `headland${index}`, anchors: outline, roughness: 9, seed: 31 + index, bottom, depth: 150, lightFrom: 'left', ...rock })}
        <path d="M${outline[0][0] - 8} ${bottom}H${width}" stroke="#e8f4ee" stroke-width="${2 + index * 2}" opacity="0.8"/>
        ${mist(outline[2][0], bottom, 300, 16 + index * 6, 0.5)}`;
    }).join('')}
    ${arch(1386 + shift, horizon + 7)}
    ${birds(
      [
        [sunAt[0] - 190, sunAt[1] - 30, 14],
        [sunAt[0] - 150, sunAt[1] - 52, 11],
        [sunAt[0] - 232, sunAt[1] - 50, 10],
      ],
      '#6f7f80',
    )}
    ${shore(view, height)}
    ${greenery(view, line)}
    ${road({ view, line, verge: '#d9c08c', asphalt: '#33444c', edge: '#f5f0e6', dash: '#ffb703' })}
    ${guardRail({ view, line, offset: 6.2, rail: '#9fb0b0', light: '#f6f3ea', post: '#5b6f70' })}
    ${vehicle({ view, name: 'coach', at: [coach, 47.6], shadowTo: 60, light: { color: '#f2a65a', share: 0.08 } })}
    ${garden(view, [...PLANT_TONES, DRY], FOREGROUND[shape])}`;
}

/** The sea with long swells and the sun's path on it. */
function sea({ width, height, horizon, sunAt }) {
  const random = randomFrom(92);
  const dash = (x, y, half, thick) =>
    `M${round(x - half)} ${round(y)}q${round(half)} ${-thick} ${round(half * 2)} 0q${round(-half)} ${thick} ${round(-half * 2)} 0z`;
  const strewn = (count, spread, from) =>
    Array.from({ length: count }, () => {
      const down = from + 236 * random() ** 1.5;
      return dash(
        sunAt[0] + between(random, -1, 1) * spread(down),
        horizon + down,
        between(random, 8, 26) * (0.5 + down / 110),
        1.6 + down / 34,
      );
    }).join('');
  return `<defs>${verticalGradient('sea', horizon, horizon + 250, [
    [0, '#a9cfc4'],
    [0.12, '#62b1ad'],
    [0.5, '#2a8f95'],
    [1, '#1d7f88'],
  ])}${radialGradient('path', [
    [0, '#ffe9bd', 0.85],
    [1, '#ffe9bd', 0],
  ])}</defs>
    <path d="M0 ${horizon}h${width}V${height}H0z" fill="url(#sea)"/>
    <ellipse cx="${sunAt[0]}" cy="${horizon}" rx="230" ry="150" fill="url(#path)" opacity="0.7"/>
    <path d="${strewn(90, () => width, 6)}" fill="#8fd0c6" opacity="0.55"/>
    <path d="${strewn(60, () => width, 14)}" fill="#12666f" opacity="0.35"/>
    <path d="${strewn(64, (down) => 26 + down * 0.5, 3)}" fill="#fff0cc" opacity="0.9"/>`;
}

/** The arch of rock off the cape. */
const arch = (x, foot) => `<g transform="translate(${x} ${foot})">
  <path d="M-96 2L-84-40-66-62-52-96-22-112 4-104 22-76 44-66 58-30 70 2H30Q28-44 6-52-16-46-18 2z" fill="#9a7f70"/>
  <path d="M-22-112L4-104 22-76 44-66 58-30 70 2H44Q40-44 20-62 8-84-22-112z" fill="#6a6362"/>
  <path d="M-18 2Q-16-46 6-52L-6-62Q-32-44-34 2z" fill="#6a6362"/>
  <path d="M86 2L94-20 108-30 118-8 126 2z" fill="#7d6c66"/>
  <path d="M-112 2H134" stroke="#e8f4ee" stroke-width="4" opacity="0.85"/></g>`;

/** The land: two lines of surf, the beach and the slope the road runs on. */
function shore(view, height) {
  const edge = smooth([
    [-140, 74],
    [-60, 66],
    [-16, 71],
    [8, 66],
    [20, 74],
    [24, 92],
    [21, 108],
    [30, 138],
    [58, 178],
    [130, 230],
  ]);
  const land = (out, fill, rest) => {
    const points = edge.map(([x, z]) => view.project([x - out * 0.8, z + out]));
    return polygon([...points, [points.at(-1)[0], height], [points[0][0], height]], fill, rest);
  };
  const [, top] = view.project([0, 70]);
  return `<defs>${verticalGradient('land', top, height, [
    [0, '#a9b076'],
    [0.3, '#7d9461'],
    [1, '#3f6a4c'],
  ])}</defs>${land(9, '#bfe6dc', 'opacity="0.5"')}${land(5.4, '#62b8b0', 'opacity="0.8"')}${land(4.2, '#f4fbf4')}${land(3, '#e9cf9b')}${land(0, '#d8bd84')}${land(-4.4, 'url(#land)')}`;
}

/** Bushes and palms between the road and the beach. */
function greenery(view, line) {
  const random = randomFrom(46);
  const far = (z) => Math.min(0.6, z / 300);
  const bushes = Array.from({ length: 170 }, () => [between(random, -100, 90), between(random, 57, 130)]).filter(
    ([x, z]) => (z < 63 || x > 34 + (z - 60) * 0.25) && line.every(([rx, rz]) => Math.hypot(rx - x, rz - z) > 8),
  );
  const palms = [
    [-24, 60, -90],
    [-21, 61.5, 100],
    [44, 84, 90],
    [49, 92, -70],
    [56, 116, 100],
    [48, 74, -110],
  ];
  const items = [
    ...bushes.map((at, index) => ({ at, index })),
    ...palms.map(([x, z, lean], index) => ({ at: [x, z], index, lean })),
  ];
  return items
    .sort((a, b) => b.at[1] - a.at[1])
    .map(({ at, index, lean }) => {
      const tones = ['#2d6a55', '#4c8562', '#a9bb78'].map((tone) => mix(tone, '#d9c79a', far(at[1])));
      if (lean)
        return plant(view, palm(tones, lean, index + 3), at, {
          size: between(random, 0.8, 1.05),
          shadow: 0.2,
          spread: -70,
        });
      const content = index % 4 ? shrub(tones, index + 1) : grass(mix(DRY, '#d9c79a', far(at[1])), index + 1);
      return plant(view, content, at, { size: between(random, 1, 2), shadow: 0.14 });
    })
    .join('');
}

const FOREGROUND = {
  wide: [
    ['palm', -130, 1660, 906, 0.96],
    ['palm', 120, 1752, 924, 1.12],
    ['shrub', 3, 1720, 930, 1.2],
    ['agave', 9, 1850, 950, 1.3],
    ['shrub', 6, 1560, 948, 0.9],
    ['grass', 5, 1460, 944, 1.1],
    ['agave', 4, 960, 940, 0.8],
    ['grass', 2, 1080, 948, 1],
    ['shrub', 8, 300, 946, 0.9],
    ['grass', 7, 420, 948, 1],
    ['agave', 12, 90, 950, 1],
  ],
  upright: [
    ['palm', -130, 868, 1262, 0.95],
    ['palm', 90, 950, 1290, 1.1],
    ['shrub', 3, 900, 1300, 1.3],
    ['agave', 9, 1010, 1330, 1.4],
    ['agave', 3, 120, 1310, 1.5],
    ['grass', 6, 250, 1322, 1.4],
    ['shrub', 8, 420, 1330, 1.1],
    ['grass', 2, 600, 1326, 1.3],
  ],
};
