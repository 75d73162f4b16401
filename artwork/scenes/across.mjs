import { between, mix, polygon, randomFrom, verticalGradient } from '../parts/paint.mjs';
import { grass, plant, shrub } from '../parts/plants.mjs';
import { ridge } from '../parts/ridge.mjs';
import { camera } from '../parts/road.mjs';
import { mist, mistPaint, sky, streak, sun } from '../parts/sky.mjs';
import { vehicle } from '../parts/vehicles.mjs';

/*
 * Scenes of one recipe: open country, and a road that crosses it from side to side with a vehicle on it.
 */

const LAYOUTS = {
  wide: { width: 1920, height: 960, centre: 1300, horizon: 640, focal: 1500, eye: 4.6, at: 1.5, shift: 0 },
  upright: { width: 1080, height: 1350, centre: 560, horizon: 960, focal: 1320, eye: 5.2, at: 0, shift: -620 },
};

/** Where the road begins and ends, in metres from the eye. */
const ROAD = { near: 25, far: 40 };
/** The lane that the vehicle is on. */
const LANE = 29;

const HILLS = [
  [90, 150, 110, 190, 120, 240, 160, 280, 190, 230, 150],
  [60, 80, 130, 70, 120, 90, 170, 110, 200, 120, 160],
  [24, 40, 20, 50, 26, 44, 30, 70, 36, 60, 40],
];

function scene(shape, { skyColors, orb, hills, fields, road, plants, light, lamps = '', name }) {
  const { width, height, centre, horizon, focal, eye, at, shift } = LAYOUTS[shape];
  const view = camera({ centre, horizon, focal, height: eye });
  const deep = (z) => view.project([0, z])[1];
  const [near, far] = [deep(ROAD.near), deep(ROAD.far)];
  const band = (top, bottom, color) => `<path d="M0 ${top}H${width}V${bottom}H0z" fill="${color}"/>`;
  const middle = deep(31);
  const orbX = orb.x + shift;
  return `${sky({ width, bottom: horizon, colors: skyColors })}
    ${sun({ x: orbX, y: horizon - orb.up, radius: orb.radius, glow: orb.glow, color: orb.color, halo: orb.halo })}
    ${streak({ x: orbX - 360, y: horizon - orb.up - 60, length: 520, thickness: 11, color: orb.streak, opacity: 0.5 })}
    ${streak({ x: orbX + 220, y: horizon - orb.up + 40, length: 420, thickness: 9, color: orb.streak, opacity: 0.4 })}
    ${mistPaint(hills.at(-1).haze)}
    ${hills
      .map((layer, index) =>
        ridge({
          id: `${name}${index}`,
          seed: 21 + index * 5,
          bottom: horizon + 6,
          anchors: HILLS[index].map((up, spot) => [spot * 206 - 60 + shift * 0.6, horizon - up]),
          roughness: 13 - index * 3,
          depth: 120,
          ...layer,
        }),
      )
      .join('')}
    <defs>${verticalGradient(`${name}Ground`, horizon, height, fields)}</defs>
    ${band(horizon, height, `url(#${name}Ground)`)}
    ${mist(width * 0.5, horizon + 4, width * 0.8, 26, 0.9)}
    ${rows(view, horizon, plants)}
    ${band(far - 7, far, road.verge)}${band(far, near, road.asphalt)}${band(near, near + 12, road.verge)}
    ${band(far + 4, far + 6, road.edge)}${band(near - 7, near - 3, road.edge)}
    <path d="M0 ${middle}H${width}" stroke="${road.dash}" stroke-width="5" stroke-dasharray="74 58"/>
    ${vehicle({ view, name: road.vehicle, at: [at, LANE], shadowTo: -40, light })}
    ${lamps && lamps(view.project([at, LANE]), view.pixelsPerMetre(LANE))}
    ${verge(view, width, plants)}`;
}

/** Rows of a field between hills and road, closer the farther they are. */
function rows(view, horizon, { tones, row }) {
  return Array.from({ length: 9 }, (_, index) => {
    const z = 44 + index ** 1.7 * 7;
    const y = view.project([0, z])[1];
    const size = view.pixelsPerMetre(z);
    return `<path d="M0 ${y}H4000" stroke="${mix(row, tones[0], index / 12)}" stroke-width="${Math.max(1.5, size * 0.5)}" stroke-dasharray="${size * 0.9} ${size * 0.35}" opacity=".55"/>`;
  }).join('');
}

/** Grass and bushes between the road and the eye. */
function verge(view, width, { tones, dry }) {
  const random = randomFrom(77);
  return Array.from({ length: 46 }, () => [between(random, -24, 14), between(random, 17, 23)])
    .sort((one, other) => other[1] - one[1])
    .map((spot, index) =>
      index % 4
        ? plant(view, grass(index % 3 ? dry : tones[1], index + 1), spot, {
            size: between(random, 0.8, 1.3),
            shadow: 0.12,
            spread: 14,
          })
        : plant(view, shrub(tones, index + 1), spot, { size: between(random, 0.6, 1), shadow: 0.16 }),
    )
    .join('');
}

/** Highland fields on a clear morning. */
export const llano = (shape) =>
  scene(shape, {
    name: 'llano',
    skyColors: [
      [0, '#d9ebee'],
      [0.5, '#e6f1ea'],
      [0.85, '#f7f0d6'],
      [1, '#fbe9bd'],
    ],
    orb: { x: 1560, up: 250, radius: 46, glow: 420, color: '#fffbe8', halo: '#ffeeb5', streak: '#ffffff' },
    hills: [
      { color: '#a9c7cb', haze: '#dbe8e0', shade: '#92b5bb' },
      { color: '#7ba79a', haze: '#c8dcc4', shade: '#5f9085' },
      { color: '#4f8a6b', haze: '#b9cf9d', shade: '#3a7057' },
    ],
    fields: [
      [0, '#c7d493'],
      [0.3, '#a4bf74'],
      [1, '#6f9450'],
    ],
    road: { verge: '#cdbb86', asphalt: '#3a4a50', edge: '#f5f0e6', dash: '#ffb703', vehicle: 'platform' },
    plants: { tones: ['#2f6650', '#4c8a5c', '#a9c46c'], dry: '#d9d07f', row: '#5d8f45' },
  });

/** A highway by moonlight. */
export const noche = (shape) =>
  scene(shape, {
    name: 'noche',
    skyColors: [
      [0, '#0e1b22'],
      [0.5, '#1b3240'],
      [0.85, '#3b5563'],
      [1, '#6f7f80'],
    ],
    orb: { x: 1620, up: 400, radius: 44, glow: 360, color: '#f8f4e3', halo: '#8fa9b3', streak: '#5a7381' },
    hills: [
      { color: '#35505e', haze: '#55707b', shade: '#2a424f' },
      { color: '#274150', haze: '#425f6c', shade: '#1d3441' },
      { color: '#193038', haze: '#2c4854', shade: '#12252c' },
    ],
    fields: [
      [0, '#2c4149'],
      [0.4, '#1d3037'],
      [1, '#101e25'],
    ],
    road: { verge: '#4a4f47', asphalt: '#1a272e', edge: '#a9b5b5', dash: '#d99a1c', vehicle: 'tractorTrailer' },
    plants: { tones: ['#10252b', '#1c3a3e', '#35555a'], dry: '#4b5a52', row: '#22393f' },
    light: { color: '#14252e', share: 0.42, keep: { '#ffb703': '#ffd56a', '#b3261e': '#e8473c' } },
    lamps: ([x, y], metre) =>
      `<path d="M${x + metre * 9.4} ${y - metre * 1.1}l${metre * 9} ${-metre * 0.5}v${metre * 1.7}z" fill="#ffe6a3" opacity=".3"/>`,
  });
