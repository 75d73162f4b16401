import { blocks, streetLamp } from '../parts/city.mjs';
import { every, face, level, plain } from '../parts/building.mjs';
import { between, polygon, radialGradient, randomFrom, verticalGradient } from '../parts/paint.mjs';
import { garden, plant, shrub } from '../parts/plants.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera } from '../parts/road.mjs';
import { sky, stars, streak } from '../parts/sky.mjs';
import { hall, roof } from '../parts/station.mjs';
import { oncomingCoach, vehicle } from '../parts/vehicles.mjs';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1180,
    horizon: 708,
    focal: 1700,
    eye: 4.1,
    roof: [-13, 17],
    bays: [-9.4, -4.8, -0.2, 4.4, 9, 13.6],
    parked: [0, 1, 3],
    coach: 11.3,
    bus: -13.8,
    lamps: [-27, -19],
    shift: 0,
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 520,
    horizon: 1030,
    focal: 1700,
    eye: 5,
    roof: [-12, 14.5],
    bays: [-9.4, -4.8, -0.2, 4.4, 9],
    parked: [1, 2],
    coach: 6.6,
    bus: -8,
    lamps: [],
    shift: -500,
  },
};

const NIGHT = {
  color: '#241a2e',
  share: 0.26,
  keep: {
    '#a9c6cc': '#ffe0a0',
    '#5d7f88': '#e8b866',
    '#ffb703': '#ffb703',
    '#e85d04': '#e0600c',
    '#ffd873': '#fff0c4',
  },
};

export function terminal(shape) {
  const layout = LAYOUTS[shape];
  const { width, height, centre, horizon, focal, eye, bays, parked, coach, bus, lamps, shift } = layout;
  const view = camera({ centre, horizon, focal, height: eye });
  const hills = [60, 96, 70, 128, 92, 150, 120, 168, 110, 140, 90];

  return `${sky({
    width,
    bottom: horizon,
    colors: [
      [0, '#1c1833'],
      [0.42, '#38244a'],
      [0.74, '#743a57'],
      [0.92, '#c25c4f'],
      [1, '#ef8f4f'],
    ],
  })}
    ${stars({ width, bottom: horizon * 0.5, count: 60, seed: 17, color: '#f5e6ea' })}
    <defs>${radialGradient('lamp', [
      [0, '#ffe9bd', 0.85],
      [0.16, '#ffc94d', 0.32],
      [0.5, '#ffb703', 0.09],
      [1, '#ffb703', 0],
    ])}${verticalGradient('ground', horizon, height, [
      [0, '#3a2a40'],
      [0.4, '#2a2133'],
      [1, '#15131d'],
    ])}</defs>
    ${streak({ x: 420 + shift, y: horizon - 170, length: 640, thickness: 12, color: '#d9695a', opacity: 0.5 })}
    ${streak({ x: 760 + shift, y: horizon - 226, length: 460, thickness: 9, color: '#b3567a', opacity: 0.4 })}
    ${ridge({ id: 'hills', anchors: hills.map((up, at) => [-80 + at * 210 + shift, horizon - up]), roughness: 12, seed: 44, bottom: horizon + 8, color: '#5a3454', haze: '#a3505a' })}
    ${blocks({ from: -30, to: width + 20, ground: horizon + 22, skyline: () => 62, widths: [50, 110], color: '#2b2138', cell: 9, share: 0.3, glow: 0.85, seed: 12 })}
    ${plain(layout)}
    ${bushes(view)}
    ${hall(view, layout)}
    ${apron(view, layout)}
    ${lamps.map((x) => streetLamp(view, [x, 52])).join('')}
    ${parked.map((bay) => oncomingCoach(view, [bays[bay], 53], NIGHT)).join('')}
    ${roof(view, layout)}
    ${vehicle({ view, name: 'cityBus', at: [bus, 41], light: NIGHT })}
    ${vehicle({ view, name: 'coach', at: [coach, 39.4], light: NIGHT })}
    ${kerb(view)}
    ${garden(view, ['#1d3440', '#27505a', '#5d7f7c', '#6b5560'], FOREGROUND[shape])}`;
}

/** Dark hedges between the town and the lanes. */
function bushes(view) {
  const random = randomFrom(71);
  return Array.from({ length: 44 }, (_, index) => [-50 + index * 2.4, between(random, 62, 76)])
    .sort((a, b) => b[1] - a[1])
    .map((at, index) =>
      plant(view, shrub(['#1f1a2e', '#2c2440', '#4a3350'], index + 1), at, {
        size: between(random, 2, 3.6),
        shadow: 0,
      }),
    )
    .join('');
}

/** The platforms between the bays, the asphalt and the light that falls on it. */
function apron(view, { roof: [left, right], bays }) {
  const [, near] = view.project([0, 36]);
  const [, far] = view.project([0, 58]);
  const platform = (x) =>
    `${level(view, { x: [x - 0.7, x + 0.7], z: [51, 58], up: 0.25 }, '#b98a6a')}${face(view, { x: [x - 0.7, x + 0.7], z: 51, up: [0, 0.25] }, '#ffb703')}`;
  return `<defs>${verticalGradient('shine', far, near, [
    [0, '#ffb95a', 0.75],
    [0.5, '#c9764a', 0.34],
    [1, '#c9764a', 0],
  ])}</defs>${level(view, { x: [-60, 60], z: [34, 52] }, '#2a2433')}
    ${polygon(
      [
        [left, 58],
        [right, 58],
        [right + 3, 36],
        [left - 3, 36],
      ].map(view.project),
      'url(#shine)',
    )}
    ${[...bays, bays.at(-1) + 4.6].map((x) => platform(x - 2.3)).join('')}
    ${every(-58, 58, 5, (x) => level(view, { x: [x, x + 2.2], z: [44.9, 45.1] }, '#c9a77a', 'opacity="0.7"'))}`;
}

/** The near kerb of the lanes. */
const kerb = (view) => `${level(view, { x: [-60, 60], z: [36, 36.3] }, '#ffb703', 'opacity="0.8"')}
    ${level(view, { x: [-60, 60], z: [34, 35.2], up: 0 }, '#4a3a4c')}${level(view, { x: [-60, 60], z: [10, 34.6] }, '#1a1622')}`;

const FOREGROUND = {
  wide: [
    ['agave', 4, 120, 946, 0.5],
    ['shrub', 6, 300, 948, 0.5],
    ['agave', 7, 640, 950, 0.45],
    ['shrub', 2, 1010, 948, 0.45],
    ['agave', 9, 1400, 948, 0.5],
    ['agave', 3, 1760, 952, 0.6],
    ['shrub', 9, 1850, 950, 0.5],
  ],
  upright: [
    ['agave', 3, 120, 1312, 0.8],
    ['shrub', 6, 280, 1320, 0.7],
    ['shrub', 2, 700, 1318, 0.6],
    ['agave', 9, 930, 1318, 0.8],
  ],
};
