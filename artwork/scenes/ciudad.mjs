import { blocks, houses, streetLamp, tower } from '../parts/city.mjs';
import {
  between,
  horizontalGradient,
  mix,
  polygon,
  radialGradient,
  randomFrom,
  verticalGradient,
} from '../parts/paint.mjs';
import { plant, shrub } from '../parts/plants.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera, guardRail, road, smooth, strip } from '../parts/road.mjs';
import { mist, mistPaint, sky, stars } from '../parts/sky.mjs';
import { vehicle } from '../parts/vehicles.mjs';

const LAYOUTS = {
  wide: {
    width: 1920,
    height: 960,
    centre: 1180,
    horizon: 640,
    focal: 1500,
    eye: 9.4,
    shift: 0,
    rise: 1,
    bus: 12,
    truck: -5,
  },
  upright: {
    width: 1080,
    height: 1350,
    centre: 520,
    horizon: 880,
    focal: 1560,
    eye: 11.6,
    shift: -700,
    rise: 0.92,
    bus: 6,
    truck: -7.5,
  },
};

const NIGHT = {
  color: '#14242f',
  share: 0.34,
  keep: {
    '#a9c6cc': '#ffd98c',
    '#5d7f88': '#e8b866',
    '#ffb703': '#ffb703',
    '#e85d04': '#d95a0a',
    '#b3261e': '#e0362a',
  },
};
const VOLCANOES = [
  [-60, 60],
  [160, 92],
  [360, 66],
  [560, 96],
  [740, 112],
  [880, 172],
  [1000, 262],
  [1052, 264],
  [1170, 176],
  [1320, 128],
  [1440, 160],
  [1530, 206],
  [1620, 190],
  [1720, 216],
  [2000, 110],
];

export function ciudad(shape) {
  const { width, height, centre, horizon, focal, eye, shift, rise, bus, truck } = LAYOUTS[shape];
  const view = camera({ centre, horizon, focal, height: eye });
  const line = smooth([
    [-110, 50],
    [-50, 50],
    [0, 50],
    [16, 51],
    [29, 59],
    [30, 76],
    [19, 100],
    [8, 140],
    [6, 200],
    [14, 300],
    [18, 520],
  ]);
  /** The city grows towards the right of the picture. */
  const skyline = (low, high) => (x) => (low + (high - low) * Math.exp(-(((x - shift - 1500) / 380) ** 2))) * rise;
  const row = (options) => blocks({ from: -30, to: width + 20, ground: horizon + 14, ...options });

  return `${sky({
    width,
    bottom: horizon,
    colors: [
      [0, '#0c1a26'],
      [0.45, '#13304a'],
      [0.8, '#2d4d6b'],
      [1, '#9a5f57'],
    ],
  })}
    ${stars({ width, bottom: horizon * 0.6, count: 90, seed: 8, color: '#f5f0e6' })}
    <defs>${radialGradient('dusk', [
      [0, '#e8854a', 0.75],
      [0.5, '#b3604f', 0.3],
      [1, '#b3604f', 0],
    ])}${radialGradient('lamp', [
      [0, '#ffe2a3', 0.8],
      [0.16, '#ffc94d', 0.3],
      [0.5, '#ffb703', 0.09],
      [1, '#ffb703', 0],
    ])}</defs>
    <ellipse cx="${1480 + shift}" cy="${horizon}" rx="760" ry="270" fill="url(#dusk)"/>
    ${mistPaint('#c0705a')}
    ${ridge({ id: 'volcanoes', anchors: VOLCANOES.map(([x, up]) => [x + shift, horizon - up * rise * 1.12]), roughness: 9, seed: 21, bottom: horizon + 10, color: '#3a536b', haze: '#6b5560', shade: '#223a50', depth: 170 })}
    ${snow(horizon, shift, rise * 1.12)}
    ${mist(1400 + shift, horizon - 10, 900, 60, 0.6)}
    ${row({ skyline: skyline(46, 190), widths: [26, 54], color: '#2c4152', cell: 6, share: 0.3, glow: 0.55, seed: 31 })}
    ${row({ skyline: skyline(34, 250), widths: [44, 84], color: '#1e3242', cell: 8, share: 0.36, glow: 0.8, seed: 52 })}
    ${landmarks(horizon + 14, shift, rise)}
    ${row({ skyline: skyline(30, 86), widths: [56, 120], color: '#142531', cell: 9, share: 0.3, glow: 0.9, seed: 73 })}
    ${ground(width, height, horizon)}
    ${houses({ view, count: 230, seed: 404, near: '#142631', far: '#22384a', free: ([x, z]) => line.every(([rx, rz]) => Math.abs(rz - z) > 9 || Math.abs(rx - x - 5) > 17) })}
    ${trees(view, line)}
    ${road({ view, line, half: 6, verge: '#1b2d38', asphalt: '#22343f', edge: '#8b999f', dash: '#ffb703' })}
    ${trails(view, line)}
    ${guardRail({ view, line, offset: 7, rail: '#3d5361', light: '#6b8290', post: '#2b3f4c' })}
    ${[-44, -26, -8, 10].map((x) => streetLamp(view, [x, 57.6])).join('')}
    ${vehicle({ view, name: 'mediumTruck', at: [truck, 52.6], flip: true, light: NIGHT })}
    ${headlights(view, [truck - 4.4, 52.6], -1)}
    ${vehicle({ view, name: 'cityBus', at: [bus, 47.4], light: NIGHT })}
    ${headlights(view, [bus + 4.6, 47.4], 1)}
    ${parapet(view, width, height)}`;
}

/** The volcano's cap of snow, catching the last light on its right. */
function snow(horizon, shift, rise) {
  const at = (points) => points.map(([x, up]) => [x + shift, horizon - up * rise]);
  const cap = [
    [930, 300],
    [1140, 300],
    [1112, 236],
    [1092, 210],
    [1076, 224],
    [1062, 204],
    [1042, 226],
    [1022, 208],
    [1006, 228],
    [988, 212],
    [974, 230],
    [958, 218],
    [944, 236],
  ];
  const lit = [
    [1030, 300],
    [1140, 300],
    [1112, 236],
    [1092, 210],
    [1076, 224],
    [1062, 204],
    [1042, 226],
    [1036, 240],
  ];
  return `<g clip-path="url(#volcanoes-clip)">${polygon(at(cap), '#7f97ab')}${polygon(at(lit), '#c9b3ac')}</g>`;
}

/** Towers one remembers: two slanted ones, one with a mast, one that steps back. */
function landmarks(ground, shift, rise) {
  const list = [
    [1296, 76, 330, 2],
    [1452, 92, 420, 1],
    [1606, 82, 300, 3],
    [1728, 70, 352, 2],
  ];
  return list
    .map(([x, width, height, kind], index) =>
      tower({
        x: x + shift,
        width,
        height: Math.round(height * rise),
        kind,
        ground,
        color: mix('#182b39', '#24414f', index / 4),
        lit: '#4a4650',
        cell: 10,
        share: 0.46,
        glow: 0.95,
        seed: 900 + index,
      }),
    )
    .join('');
}

const ground = (width, height, horizon) =>
  `<defs>${verticalGradient('ground', horizon, height, [
    [0, '#1d2f3a'],
    [0.3, '#152630'],
    [1, '#0b161c'],
  ])}</defs>
  ${polygon(
    [
      [0, horizon + 12],
      [width, horizon + 12],
      [width, height],
      [0, height],
    ],
    'url(#ground)',
  )}`;

/** Dark crowns of trees between the houses and the highway. */
function trees(view, line) {
  const random = randomFrom(640);
  return Array.from({ length: 90 }, () => [between(random, -90, 60), between(random, 64, 116)])
    .filter(([x, z]) => line.every(([rx, rz]) => Math.hypot(rx - x, rz - z) > 12))
    .sort((a, b) => b[1] - a[1])
    .map((at, index) => {
      const tones = ['#10242c', '#16323a', '#1f4447'].map((tone) => mix(tone, '#22384a', (at[1] - 64) / 90));
      return plant(view, shrub(tones, index + 1), at, { size: between(random, 3.4, 6), shadow: 0.3 });
    })
    .join('');
}

/** Light trails of passing cars: red ones going away, amber and white ones coming. */
function trails(view, line) {
  const lanes = [
    [-4.1, 0.16, '#ff5a3c', 0.75],
    [-3.2, 0.1, '#e0362a', 0.8],
    [-2.1, 0.14, '#ff7a4a', 0.55],
    [2, 0.12, '#ffe2a3', 0.7],
    [3, 0.18, '#ffb703', 0.75],
    [4, 0.1, '#fff3d6', 0.7],
  ];
  return lanes
    .map(([offset, half, color, opacity]) =>
      polygon(strip(view, line, offset - half, offset + half), color, `opacity="${opacity}"`),
    )
    .join('');
}

/** The beam in front of a vehicle, fading over the road. */
function headlights(view, [x, z], direction) {
  const [px, py] = view.project([x, z, 0.95]);
  const unit = view.pixelsPerMetre(z);
  const reach = px + direction * unit * 9;
  const id = direction > 0 ? 'beam-right' : 'beam-left';
  return `<defs>${horizontalGradient(id, px, reach, [
    [0, '#ffe2a3', 0.5],
    [1, '#ffe2a3', 0],
  ])}</defs>
    <circle cx="${px}" cy="${py}" r="${unit * 1.6}" fill="url(#lamp)"/>
    ${polygon(
      [
        [px, py - 3],
        [reach, py + unit * 0.2],
        [reach, py + unit * 1.1],
        [px, py + 5],
      ],
      `url(#${id})`,
    )}`;
}

/** The near edge of the viaduct: parapet, deck and the piers under it. */
function parapet(view, width, height) {
  const [, top] = view.project([0, 42.6, 0.9]);
  const [, deck] = view.project([0, 42.6, -0.2]);
  const joints = Array.from(
    { length: Math.ceil(width / 160) },
    (_, index) => `M${60 + index * 160} ${top + 5}V${deck}`,
  ).join('');
  return `<path d="M0 ${top}h${width}v${height}H0z" fill="#1c2e3a"/><path d="M0 ${top}h${width}v5H0z" fill="#5c7482"/>
    <path d="${joints}" stroke="#142430" stroke-width="2"/><path d="M0 ${deck}h${width}v${height}H0z" fill="#0e1b22"/>
    <path d="M0 ${deck}h${width}" stroke="#e85d04" stroke-width="3" opacity="0.85"/>`;
}
