import { between, place, randomFrom, round } from './paint.mjs';
import { palm } from './trees.mjs';

/** Plants stand on (0, 0), one unit is a centimetre, lit from the right. `tones` are dark, middle and light. */

const blade = (angle, length, width, tones) => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const tip = [sin * length, -cos * length];
  const side = (share, out) =>
    [sin * length * share + cos * out, -cos * length * share + sin * out].map(round).join(' ');
  const end = tip.map(round).join(' ');
  const lit = angle > 0.5 ? tones[1] : tones[2];
  return `<path d="M0 0Q${side(0.4, -width)} ${end}Q${side(0.36, width)} 0 0z" fill="${tones[angle > 0.9 || angle < -0.9 ? 0 : 1]}"/>
    <path d="M0 0Q${side(0.38, width * 0.15)} ${end}Q${side(0.36, width)} 0 0z" fill="${lit}"/>`;
};

/** A maguey: a rosette of stiff blades, the outer ones first. */
export function agave(tones, seed = 1) {
  const random = randomFrom(seed);
  const rows = [
    [1.42, 88, 9],
    [1.12, 104, 11],
    [0.84, 118, 12],
    [0.56, 128, 13],
    [0.3, 134, 13],
    [0.08, 132, 12],
  ];
  return rows
    .flatMap(([angle, length, width]) =>
      [-1, 1].map((side) =>
        blade(side * angle + between(random, -0.07, 0.07), length * between(random, 0.9, 1.06), width, tones),
      ),
    )
    .join('');
}

/** A nopal: pads on pads; every pad has its lit side. */
export function nopal(tones, seed = 1, depth = 4) {
  const random = randomFrom(seed);
  const pad = (level, angle) => {
    const [rx, ry] = [17 - (4 - level) * 0.5, 27 + between(random, -3, 3)];
    const grown =
      level > 1
        ? (level === depth ? [-0.62, 0.08, 0.7] : random() > 0.35 ? [-0.55, 0.5] : [between(random, -0.4, 0.4)])
            .map((turn) => {
              const at = turn + between(random, -0.14, 0.14);
              return `<g transform="translate(${round(Math.sin(at) * rx * 1.1)} ${round(-ry - Math.cos(at) * ry * 0.84)}) rotate(${round((at * 180) / Math.PI)})">${pad(level - 1, angle + at)}</g>`;
            })
            .join('')
        : `<circle cx="-5" cy="${round(-ry * 2 - 1)}" r="4" fill="#b3261e"/><circle cx="5" cy="${round(-ry * 2)}" r="4" fill="#d3541a"/>`;
    return `${grown}<ellipse cy="${round(-ry)}" rx="${rx}" ry="${ry}" fill="${tones[level % 2]}"/>
      <path d="M2 ${round(-ry * 1.96)}Q${rx * 1.5} ${round(-ry)} 2 -2Q${rx * 0.5} ${round(-ry)} 2 ${round(-ry * 1.96)}z" fill="${tones[2]}" opacity="0.75"/>`;
  };
  return pad(depth, 0);
}

/** A saguaro with one or two arms; each limb is a rounded column with a shaded left and a lit right edge. */
export function saguaro(tones, arms = 'both') {
  const limb = (d, width) => `<path d="${d}" stroke="${tones[1]}" stroke-width="${width}"/>
    <path d="${d}" stroke="${tones[0]}" stroke-width="${width * 0.36}" transform="translate(${-width * 0.3} ${width * 0.06})"/>
    <path d="${d}" stroke="${tones[2]}" stroke-width="${width * 0.17}" transform="translate(${width * 0.33} ${width * 0.04})"/>
    <path d="${d}" stroke="${tones[0]}" stroke-width="${width * 0.06}" opacity="0.6" transform="translate(${width * 0.08} 0)"/>`;
  const left = arms === 'right' ? '' : limb('M0-190H-58Q-80-190-80-214V-330', 40);
  const right = arms === 'left' ? '' : limb('M0-250H48Q74-250 74-278V-410', 42);
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${left}${right}${limb('M0-24V-520', 56)}</g>`;
}

/** A low round bush of overlapping blobs. */
export function shrub(tones, seed = 1) {
  const random = randomFrom(seed);
  const blobs = (count, rise, radius, fill) =>
    Array.from({ length: count }, (_, index) => {
      const x = -44 + (88 * (index + 0.5)) / count;
      return `<circle cx="${round(x + between(random, -6, 6) + rise * 0.2)}" cy="${round(-rise - between(random, 4, 16) * (1 - Math.abs(x) / 60))}" r="${round(radius * between(random, 0.8, 1.15))}" fill="${fill}"/>`;
    }).join('');
  return `<path d="M-60 0Q0-30 60 0z" fill="${tones[0]}"/>${blobs(6, 12, 18, tones[0])}${blobs(4, 22, 15, tones[1])}${blobs(3, 30, 9, tones[2])}`;
}

/** A tuft of dry grass. */
export function grass(color, seed = 1) {
  const random = randomFrom(seed);
  return Array.from({ length: 11 }, (_, index) => {
    const lean = (index - 5) * 6 + between(random, -5, 5);
    const height = between(random, 26, 52) - Math.abs(index - 5) * 2;
    return `<path d="M${round((index - 5) * 1.6 - 1.5)} 0Q${round(lean * 0.3)} ${round(-height * 0.6)} ${round(lean)} ${round(-height)}Q${round(lean * 0.3 + 3)} ${round(-height * 0.55)} ${round((index - 5) * 1.6 + 1.5)} 0z" fill="${color}"/>`;
  }).join('');
}

/** A pine: tiers of boughs, the right half lit. */
export function pine(tones, seed = 1) {
  const random = randomFrom(seed);
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [half, foot, top] = [105 - tier * 22 + between(random, -8, 8), -50 - tier * 105, -250 - tier * 122];
    return `<path d="M${round(-half)} ${foot}Q0 ${foot + 26} ${round(half)} ${foot}L0 ${top}z" fill="${tones[tier % 2]}"/>
      <path d="M10 ${foot + 11}Q${round(half * 0.6)} ${foot + 8} ${round(half)} ${foot}L0 ${top}z" fill="${tones[2]}" opacity="0.5"/>`;
  });
  return `<path d="M-9 0h18v-70h-18z" fill="${tones[0]}"/>${tiers.join('')}`;
}

/** A plant on a ground point, in the scale of its depth, with its shadow lying to the left. */
export function plant(view, content, [x, z], { size = 1, shadow = 0.22, spread = 60 } = {}) {
  const [px, py] = view.project([x, z]);
  const scale = (view.pixelsPerMetre(z) / 100) * size;
  const ground = `<ellipse cx="${-spread * 0.5}" cy="1" rx="${spread * 1.3}" ry="${round(spread * 0.11)}" fill="#0e1b22" opacity="${shadow}"/>`;
  return place(ground + content, px, py, scale);
}

const KINDS = {
  agave: { draw: agave, spread: 58 },
  nopal: { draw: nopal, spread: 48 },
  shrub: { draw: shrub, spread: 58 },
  grass: { draw: (tones, seed) => grass(tones.at(-1), seed), spread: 16 },
  saguaro: { draw: saguaro, spread: 70 },
  palm: { draw: palm, spread: 90 },
};

/** Plants set by hand: `[kind, seed or form, x, y, size]` with x and y in the picture. `tones` may add one for grass. */
export const garden = (view, tones, rows) =>
  rows
    .map(([kind, form, x, y, size]) =>
      plant(view, KINDS[kind].draw(tones, form), view.groundAt(x, y), {
        size,
        spread: KINDS[kind].spread,
        shadow: 0.28,
      }),
    )
    .join('');
