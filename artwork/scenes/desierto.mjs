import { between, mix, polygon, randomFrom, radialGradient, verticalGradient } from '../parts/paint.mjs';
import { garden, grass, plant, saguaro, shrub } from '../parts/plants.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera, road, smooth } from '../parts/road.mjs';
import { mist, mistPaint, sky, streak, sun } from '../parts/sky.mjs';
import { oncomingCoach } from '../parts/vehicles.mjs';

const PLANT_TONES = ['#24463c', '#3b6a55', '#b7b56c'];
const DRY = '#efc27a';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1370,
    horizon: 612,
    focal: 1300,
    eye: 3.1,
    sunAt: [1370, 452],
    radius: 132,
    shift: 0,
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 560,
    horizon: 838,
    focal: 1500,
    eye: 3.6,
    sunAt: [560, 664],
    radius: 140,
    shift: -810,
  },
};

/** Outlines of table mountains over the horizon: left edge, width, height and colours from far to near. */
const MESAS = [
  { x: 90, width: 330, height: 66, tone: 0.74 },
  { x: 470, width: 210, height: 50, tone: 0.8 },
  { x: 900, width: 260, height: 92, tone: 0.6 },
  { x: 1500, width: 200, height: 128, tone: 0.5 },
  { x: 1085, width: 116, height: 150, tone: 0.42 },
  { x: 1640, width: 400, height: 178, tone: 0.34 },
];

export function desierto(shape) {
  const { width, height, centre, horizon, focal, eye, sunAt, radius, shift } = LAYOUTS[shape];
  const view = camera({ centre, horizon, focal, height: eye });
  const line = smooth(
    [
      [0.8, 5],
      [0.4, 20],
      [0, 60],
      [0, 200],
      [0, 600],
      [0, 1600],
    ],
    60,
  );
  const hills = [
    [-60, 20],
    [240, 34],
    [520, 16],
    [820, 30],
    [1100, 22],
    [1380, 12],
    [1660, 34],
    [2000, 46],
  ];

  return `${sky({
    width,
    bottom: horizon,
    colors: [
      [0, '#f7ecd6'],
      [0.4, '#fbdfae'],
      [0.75, '#fdc67b'],
      [1, '#f9a95a'],
    ],
  })}
    ${sun({ x: sunAt[0], y: sunAt[1], radius, glow: 560, color: '#fff0c4', halo: '#ffd27a' })}
    ${streak({ x: sunAt[0] + 210, y: sunAt[1] - 30, length: 640, thickness: 11, color: '#fbd08d', opacity: 0.95 })}
    ${streak({ x: sunAt[0] - 150, y: sunAt[1] + 34, length: 420, thickness: 9, color: '#fcc77e', opacity: 0.95 })}
    ${streak({ x: sunAt[0] - 330, y: sunAt[1] - 170, length: 460, thickness: 10, color: '#fff2d6', opacity: 0.7 })}
    ${mistPaint('#ffdf9f')}
    ${MESAS.map((mesa, index) => table({ ...mesa, x: mesa.x + shift, horizon, index, sunX: sunAt[0] })).join('')}
    ${ridge({ id: 'hills', anchors: hills.map(([x, up]) => [x + shift * 0.9, horizon - up]), roughness: 8, seed: 5, bottom: horizon + 4, color: '#c98a57', haze: '#eab873' })}
    ${ground(width, height, horizon)}
    ${dunes(width, height, horizon)}
    ${mist(width * 0.5, horizon, width * 0.8, 26, 0.95)}
    ${scrub(view)}
    ${road({ view, line, half: 4.6, shoulder: 0.9, verge: '#dba75f', asphalt: '#3a4a50', edge: '#f5f0e6', dash: '#ffb703', mark: 5, gap: 5 })}
    ${glare(view, horizon)}
    ${oncomingCoach(view, [-2.3, 31])}
    ${garden(view, [...PLANT_TONES, DRY], FOREGROUND[shape])}`;
}

/** A table mountain: cliff with a lit inner face, scree below, two layers of rock. */
function table({ x, width, height, tone, horizon, index, sunX }) {
  const random = randomFrom(400 + index);
  const [rock, shade, band] = ['#a8532f', '#7c3c2c', '#c06b3a'].map((color) => mix(color, '#f9c484', tone));
  const top = horizon - height;
  const cliff = horizon - height * 0.46;
  const brow = Array.from({ length: 7 }, (_, at) => [x + (width * at) / 6, top + between(random, 0, height * 0.06)]);
  const foot = width * 0.24 + height * 0.3;
  const inward = x + width / 2 < sunX ? 1 : -1;
  const shadedEdge = inward > 0 ? x : x + width;
  const scree = [
    [x - 2, cliff],
    [x + width + 2, cliff],
    [x + width + foot * 0.45, horizon - height * 0.14],
    [x + width + foot, horizon + 4],
    [x - foot, horizon + 4],
    [x - foot * 0.4, horizon - height * 0.16],
  ];
  const columns = Array.from({ length: Math.round(width / 26) }, () => {
    const at = x + between(random, 0.08, 0.92) * width;
    const wide = between(random, 3, 8);
    return polygon(
      [
        [at, top + height * 0.12],
        [at + wide, top + height * 0.14],
        [at + wide * 0.7, cliff + height * between(random, 0, 0.08)],
        [at - 1, cliff],
      ],
      shade,
      'opacity="0.55"',
    );
  });
  return `<defs>${verticalGradient(`scree${index}`, cliff, horizon, [
    [0, mix(rock, band, 0.5)],
    [1, mix(band, '#f3be79', 0.6)],
  ])}</defs>
    ${polygon(scree, `url(#scree${index})`)}
    ${polygon([...brow, [x + width + 3, cliff + 2], [x - 3, cliff + 2]], rock)}
    ${columns.join('')}
    ${polygon(
      [
        [shadedEdge, top + height * 0.1],
        [shadedEdge + inward * width * 0.16, top + height * 0.1],
        [shadedEdge + inward * width * 0.1, cliff],
        [shadedEdge - inward * 3, cliff + 2],
      ],
      shade,
      'opacity="0.8"',
    )}
    ${polygon([...brow, [x + width, top + height * 0.13], [x, top + height * 0.13]], band)}`;
}

const ground = (width, height, horizon) =>
  `<defs>${verticalGradient('ground', horizon, height, [
    [0, '#f3bf7a'],
    [0.18, '#e6ac66'],
    [0.6, '#d2924e'],
    [1, '#b5773d'],
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

/** Low waves of sand, each a little deeper in colour. */
const dunes = (width, height, horizon) =>
  [
    [34, '#ebb46e'],
    [86, '#e0a45c'],
    [168, '#d2924e'],
    [262, '#c07f41'],
  ]
    .map(([down, color], index) => {
      const anchors = [-0.05, 0.13, 0.34, 0.58, 0.8, 1.05].map((share, at) => [
        width * share,
        horizon + down + ((at + index) % 2 ? 1 : -1) * (4 + index * 4),
      ]);
      return ridge({
        id: `dune${index}`,
        anchors,
        roughness: 3,
        passes: 3,
        seed: 61 + index,
        bottom: height,
        color,
        haze: mix(color, '#a8672f', 0.4),
      });
    })
    .join('');

/** The sun's gleam on the far asphalt, as over hot air. */
function glare(view, horizon) {
  const [x] = view.project([0, 100]);
  return `<defs>${radialGradient('glare', [
    [0, '#fff0c4', 0.95],
    [0.5, '#ffdf9f', 0.5],
    [1, '#ffdf9f', 0],
  ])}</defs>
    <ellipse cx="${x}" cy="${horizon + 7}" rx="170" ry="13" fill="url(#glare)"/>`;
}

/** Bushes, grass and far saguaros on both sides of the road, thinning out with the distance. */
function scrub(view) {
  const random = randomFrom(314);
  const spots = Array.from({ length: 170 }, () => [between(random, -1, 1), 16 + 230 * random() ** 1.6])
    .map(([side, z]) => [Math.sign(side) * (8 + Math.abs(side) * z * 1.1), z])
    .sort((a, b) => b[1] - a[1]);
  return spots
    .map((at, index) => {
      const far = Math.min(0.85, at[1] / 240);
      const tones = PLANT_TONES.map((tone) => mix(mix(tone, '#8a7a4a', 0.45), '#efb976', far));
      if (index % 13 === 5 && at[1] > 40)
        return plant(view, saguaro(tones, ['both', 'left', 'right'][index % 3]), at, {
          size: between(random, 0.8, 1.15),
          shadow: 0.12,
          spread: 70,
        });
      return index % 3
        ? plant(view, shrub(tones, index + 1), at, { size: between(random, 0.7, 1.3), shadow: 0.14 })
        : plant(view, grass(mix(DRY, '#efb976', far), index + 1), at, {
            size: between(random, 0.9, 1.5),
            shadow: 0.1,
            spread: 14,
          });
    })
    .join('');
}

const FOREGROUND = {
  wide: [
    ['saguaro', 'both', 1720, 730, 1.05],
    ['shrub', 3, 1780, 742, 1],
    ['saguaro', 'left', 1862, 790, 0.95],
    ['nopal', 8, 900, 800, 1.1],
    ['saguaro', 'right', 1010, 700, 0.9],
    ['shrub', 9, 956, 712, 0.9],
    ['agave', 4, 700, 925, 0.55],
    ['grass', 4, 790, 880, 0.9],
    ['grass', 5, 420, 930, 0.9],
  ],
  upright: [
    ['saguaro', 'both', 910, 985, 1],
    ['shrub', 3, 980, 1000, 1],
    ['saguaro', 'left', 1020, 1075, 0.7],
    ['saguaro', 'right', 190, 960, 1],
    ['shrub', 9, 120, 972, 1],
    ['nopal', 8, 90, 1090, 1.2],
    ['agave', 4, 60, 1230, 0.6],
    ['grass', 4, 190, 1150, 1],
  ],
};
