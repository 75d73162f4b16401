import { between, mix, randomFrom, round } from './paint.mjs';

const LIT = ['#ffb703', '#ffcf66', '#f7b267', '#ffe2a3'];

/** Lit windows of one facade, in a grid; whole floors stay dark, so that it reads as a building and not as a pattern. */
function windows({ random, x, y, width, height, cell, share, glow }) {
  const [columns, rows] = [Math.floor((width - cell) / cell), Math.floor((height - cell) / (cell * 1.5))];
  const panes = LIT.map(() => '');
  for (let row = 0; row < rows; row += 1) {
    const busy = random() < 0.72 ? share : share * 0.2;
    for (let column = 0; column < columns; column += 1) {
      if (random() > busy) continue;
      const [px, py] = [x + cell * (0.75 + column), y + cell * (1 + row * 1.5)];
      panes[Math.floor(random() * LIT.length)] +=
        `M${round(px)} ${round(py)}h${round(cell * 0.56)}v${round(cell * 0.8)}h-${round(cell * 0.56)}z`;
    }
  }
  return panes.map((d, index) => (d ? `<path d="${d}" fill="${LIT[index]}" opacity="${glow}"/>` : '')).join('');
}

/** What stands on the roof: nothing, a mast on a plant room, a slope, two steps back. */
const crown = (kind, x, y, width, fill, lit, side) =>
  [
    '',
    `<path d="M${x + width * 0.2} ${y + 1}v-${width * 0.16}h${width * 0.6}v${width * 0.16}z" fill="${fill}"/><path d="M${x + width * 0.5} ${y}v-${width * 0.8}" stroke="${fill}" stroke-width="3"/><circle cx="${x + width * 0.5}" cy="${y - width * 0.8}" r="2.6" fill="#e85d04"/>`,
    `<path d="M${x} ${y + 1}L${x + width} ${y - width * 0.42}V${y + 1}z" fill="${fill}"/><path d="M${x + width - side} ${y + 1}V${y - (width - side) * 0.42}L${x + width} ${y - width * 0.42}V${y + 1}z" fill="${lit}"/>`,
    [0.12, 0.26]
      .map(
        (inset, step) =>
          `<path d="M${x + width * inset} ${y + 1}V${y - width * (0.2 + step * 0.22)}H${x + width * (1 - inset)}V${y + 1}z" fill="${fill}"/><path d="M${x + width * (1 - inset) - side * 0.8} ${y + 1}V${y - width * (0.2 + step * 0.22)}h${side * 0.8}V${y + 1}z" fill="${lit}"/>`,
      )
      .join(''),
  ][kind];

/** A tower on the line `ground`: facade, a side turned to the afterglow, crown, windows. */
export function tower({ x, width, height, kind = 0, ground, color, lit, cell, share, glow, seed }) {
  const random = randomFrom(seed);
  const y = ground - height;
  const side = round(width * 0.24);
  return `${crown(kind, x, y, width, color, lit, side)}<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${color}"/>
    <path d="M${x + width - side} ${y}h${side}v${height}h-${side}z" fill="${lit}"/>
    ${windows({ random, x, y, width: width - side, height, cell, share, glow })}`;
}

/** Low houses strewn over the ground between the road and the skyline; `free` says where one may stand. */
export function houses({ view, count, free, seed, near, far }) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => [between(random, -1, 1), 112 + 380 * random() ** 1.4])
    .map(([side, z]) => [side * z * 0.95, z])
    .filter(free)
    .sort((a, b) => b[1] - a[1])
    .map(([x, z], index) => {
      const [px, py] = view.project([x, z]);
      const unit = view.pixelsPerMetre(z);
      const [width, height] = [Math.round(unit * between(random, 7, 15)), Math.round(unit * between(random, 3.4, 7))];
      const color = mix(near, far, Math.min(1, z / 420));
      return tower({
        x: Math.round(px),
        width,
        height,
        ground: Math.round(py),
        color,
        lit: mix(color, '#d9825a', 0.12),
        cell: Math.max(4, unit * 1.3),
        share: 0.34,
        glow: 0.75,
        seed: seed + index,
      });
    })
    .join('');
}

/** A row of blocks from `from` to `to`; `skyline(x)` gives the height aimed at there. */
export function blocks({ from, to, ground, skyline, widths, color, cell, share, glow, seed }) {
  const random = randomFrom(seed);
  let drawn = '';
  for (let x = from; x < to;) {
    const width = Math.round(between(random, ...widths));
    const height = Math.round(skyline(x + width / 2) * between(random, 0.62, 1.15));
    const kind = random() < 0.6 ? 0 : 1 + Math.floor(random() * 3);
    const tone = mix(color, '#3d5568', between(random, 0, 0.14));
    drawn += tower({
      x,
      width,
      height,
      kind: height > width * 1.3 ? kind : 0,
      ground,
      color: tone,
      lit: mix(tone, '#d9825a', 0.16),
      cell,
      share,
      glow,
      seed: seed + Math.round(x),
    });
    x += width + Math.round(between(random, -4, widths[0] * 0.35));
  }
  return drawn;
}

/** A street lamp on a ground point: mast, arm over the road, pool of light. Needs the gradient `lamp`. */
export function streetLamp(view, [x, z]) {
  const [px, py] = view.project([x, z]);
  const unit = view.pixelsPerMetre(z);
  return `<g transform="translate(${round(px)} ${round(py)}) scale(${round(unit * 10) / 10})">
    <path d="M0 0V-8.2Q0-9 .8-9H2" fill="none" stroke="#4a6070" stroke-width="0.16"/>
    <circle cx="2" cy="-8.8" r="2.6" fill="url(#lamp)"/><path d="M1.5-9.05h1v.22h-1z" fill="#ffe2a3"/></g>`;
}
