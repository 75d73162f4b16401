import { INK, place } from '../parts/paint.mjs';
import { shade, sheet, still } from '../parts/still.mjs';

const SAND = ['#f5e9cf', '#ecd3a2'];
const DUSK = ['#f0c98d', '#e39a5a'];
const SEA = ['#d9ebe6', '#a9d2ca'];
const [ORANGE, AMBER, AGAVE, BRICK, PAPER] = ['#e85d04', '#ffb703', '#0b7a75', '#b3261e', '#ffffff'];

const tilted = (content, x, y, degrees) => `<g transform="translate(${x} ${y}) rotate(${degrees})">${content}</g>`;
const box = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const tick = (x, y, size, colour = PAPER) =>
  `<path d="M${x} ${y}l${size * 0.36} ${size * 0.36}l${size * 0.64} ${-size * 0.72}" fill="none" stroke="${colour}" stroke-width="${size * 0.2}"/>`;
const seal = (x, y, radius, colour) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>${tick(x - radius * 0.48, y + radius * 0.04, radius * 0.95)}`;

/** A folder with all its papers, each ticked off. */
const expediente = (shape) =>
  still(shape, {
    wall: SAND,
    things: `${shade(0, 900)}
      ${tilted(sheet(380, 520, [0.5, 1, 0.9, 1, 0.7, 0.95, 0.4]), -250, -40, -7)}
      ${tilted(sheet(380, 540, [0.6, 1, 0.8, 1, 0.9, 0.5], '#fbf8f1'), 10, -50, 5)}
      <path d="M-420 0v-330q0-26 26-26h190l46 52h532q26 0 26 26V0z" fill="${ORANGE}"/>
      <path d="M-420 0v-250H400V0z" fill="#f3741f"/>
      ${box(-360, -190, 300, 110, '#fbf3e3', 6)}${box(-330, -160, 190, 14, INK)}${box(-330, -128, 130, 14, '#b9c3c8')}
      ${seal(290, -130, 74, AGAVE)}`,
  });

const KEYS = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [row, column]));
const calculator = `${box(-170, -460, 340, 460, INK, 26)}${box(-136, -424, 272, 98, '#cfe4d6', 8)}
  <text x="116" y="-352" font-family="Archivo, Arial, sans-serif" font-weight="700" font-size="64" text-anchor="end" fill="${INK}">16.6 %</text>
  ${KEYS.map(([row, column]) => box(-136 + column * 72, -300 + row * 70, 54, 50, column === 3 ? (row === 3 ? ORANGE : AMBER) : '#46606d', 8)).join('')}`;

/** One percentage beside the bars that it stands for. */
const cuentas = (shape) =>
  still(shape, {
    wall: SEA,
    things: `${shade(-40, 940)}
      ${tilted(
        `${sheet(470, 590, [0.55, 0.8])}${[110, 160, 205, 245, 280].map((height, index) => box(58 + index * 74, -70 - height, 48, height, index === 4 ? ORANGE : '#24343d')).join('')}${box(44, -70, 384, 6, INK)}`,
        -440,
        0,
        -3,
      )}
      ${place(calculator, 220, 0)}`,
  });

const arrow = (width, fill, flip) =>
  `<g transform="scale(${flip ? -1 : 1} 1)"><path d="M0 0h${width}l70 62l-70 62H0z" fill="${fill}"/><path d="M30 62h${width - 20}" stroke="${PAPER}" stroke-width="12" stroke-dasharray="46 26"/></g>`;

/** A signpost where two ways part. */
const crucero = (shape) =>
  still(shape, {
    wall: DUSK,
    things: `${shade(0, 260)}${box(-16, -610, 32, 610, INK, 6)}<circle cx="0" cy="-612" r="24" fill="${AMBER}"/>
      ${place(arrow(330, AGAVE, false), -40, -545)}${place(arrow(330, '#24343d', true), 40, -375)}
      ${place(arrow(250, ORANGE, false), -40, -205)}`,
  });

const CELLS = Array.from({ length: 20 }, (_, index) => [Math.floor(index / 5), index % 5]);

/** Months to pay, of which the last ones fall away. */
const calendario = (shape) =>
  still(shape, {
    wall: SAND,
    things: `${shade(0, 700)}${box(-330, -560, 660, 560, PAPER, 14)}
      <path d="M-330 -440v-106q0-14 14-14h632q14 0 14 14v106z" fill="${BRICK}"/>
      ${[-190, 190].map((x) => box(x - 14, -605, 28, 90, INK, 14)).join('')}
      ${CELLS.map(([row, column], index) => {
        const [x, y] = [-286 + column * 118, -405 + row * 98];
        if (index > 15)
          return `<rect x="${x}" y="${y}" width="98" height="76" rx="6" fill="none" stroke="#b9c3c8" stroke-width="5" stroke-dasharray="14 10"/>`;
        return `${box(x, y, 98, 76, index < 9 ? AGAVE : '#e9e0cf', 6)}${index < 9 ? tick(x + 27, y + 40, 44) : ''}`;
      }).join('')}
      ${[0, 1, 2].map((at) => `<ellipse cx="430" cy="${-16 - at * 30}" rx="84" ry="22" fill="${AMBER}" stroke="#c98a00" stroke-width="5"/>`).join('')}`,
  });

/** A call that asks for money. */
const llamada = (shape) =>
  still(shape, {
    wall: DUSK,
    things: `${shade(0, 420)}${box(-170, -600, 340, 600, INK, 44)}${box(-146, -560, 292, 510, '#24343d', 16)}
      <circle cx="0" cy="-420" r="66" fill="#46606d"/><path d="M-24 -452q0-24 24-24t24 24q0 18-24 26v16" fill="none" stroke="${PAPER}" stroke-width="14"/><circle cx="0" cy="-384" r="9" fill="${PAPER}"/>
      ${box(-96, -326, 192, 14, '#a9bac3', 7)}${box(-64, -298, 128, 12, '#5f7985', 6)}
      <circle cx="-74" cy="-150" r="46" fill="${BRICK}"/><circle cx="74" cy="-150" r="46" fill="${AGAVE}"/>
      <path d="M-94 -146q20-18 40 0" fill="none" stroke="${PAPER}" stroke-width="13"/>${tick(52, -146, 40)}
      <path d="M330 -470l150 260H180z" fill="${AMBER}" stroke="${INK}" stroke-width="16" stroke-linejoin="round"/>
      ${box(319, -385, 22, 92, INK, 8)}<circle cx="330" cy="-258" r="14" fill="${INK}"/>
      ${[0, 1, 2].map((at) => `<path d="M${-230 - at * 62} ${-420 - at * 40}q-44 ${120 + at * 40} 0 ${240 + at * 80}" fill="none" stroke="${PAPER}" stroke-width="14" opacity="${0.9 - at * 0.25}"/>`).join('')}`,
  });

const pin = (x, y, size, colour) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C-12-34-42-52-42-86a42 42 0 0 1 84 0C42-52 12-34 0 0z" fill="${colour}"/><circle cy="-86" r="16" fill="${PAPER}"/></g>`;

/** A folded map with a pin at every dealer. */
const mapa = (shape) =>
  still(shape, {
    wall: SEA,
    things: `${shade(0, 980)}
      ${[0, 1, 2, 3].map((at) => `<path d="M${-460 + at * 230} ${at % 2 ? -40 : 0}l230 ${at % 2 ? 40 : -40}v-470l-230 ${at % 2 ? -40 : 40}z" fill="${at % 2 ? '#e9e0cf' : '#f7f1e3'}"/>`).join('')}
      <path d="M-400 -420C-250 -470-180 -330-60 -340S130 -250 240 -270 380 -150 420 -110" fill="none" stroke="#24343d" stroke-width="20"/>
      <path d="M-400 -420C-250 -470-180 -330-60 -340S130 -250 240 -270 380 -150 420 -110" fill="none" stroke="${AMBER}" stroke-width="5" stroke-dasharray="30 20"/>
      <path d="M-420 -170q150-60 250 20t260 40" fill="none" stroke="#8cc4bb" stroke-width="26"/>
      ${pin(-290, -420, 1.25, AGAVE)}${pin(-60, -340, 1.7, ORANGE)}${pin(235, -268, 1.25, AGAVE)}${pin(60, -120, 1, INK)}${pin(-230, -130, 1, INK)}`,
  });

/** A policy that covers the vehicle from end to end. */
const poliza = (shape) =>
  still(shape, {
    wall: SAND,
    things: `${shade(-30, 900)}
      ${tilted(`${sheet(400, 560, [0.5, 1, 0.85, 1, 0.6])}${box(44, -150, 312, 12, AGAVE)}<circle cx="44" cy="-144" r="20" fill="${AGAVE}"/><circle cx="356" cy="-144" r="20" fill="${AGAVE}"/>`, -420, 0, -3)}
      <path d="M190 -590c86 56 172 74 240 74 0 250-60 400-240 500C10-116-50-266-50-516c68 0 154-18 240-74z" fill="${INK}"/>
      <path d="M190 -536c66 40 134 54 190 58-6 196-58 312-190 396C58-166 6-282 0-478c56-4 124-18 190-58z" fill="${AGAVE}"/>
      <g transform="translate(78 -250)" fill="${PAPER}">${box(0, -120, 150, 120, PAPER, 6)}<path d="M160 0v-84h44l34 44V0z"/><circle cx="44" cy="8" r="26" fill="${PAPER}" stroke="${AGAVE}" stroke-width="10"/><circle cx="190" cy="8" r="26" fill="${PAPER}" stroke="${AGAVE}" stroke-width="10"/></g>`,
  });

const screen = `<path d="M-330 -470q0-24 24-24h612q24 0 24 24v390h-660z" fill="${INK}"/>${box(-300, -464, 600, 356, '#f7f1e3')}<path d="M-420 0q-20 0-12-20l40-60h784l40 60q8 20-12 20z" fill="#46606d"/>${box(-90, -70, 180, 22, '#24343d', 8)}`;

/** Data that come by themselves, in the place of folders. */
const pantalla = (shape) =>
  still(shape, {
    wall: SEA,
    things: `${shade(0, 960)}${screen}
      ${[0, 1, 2].map((row) => `${box(-250, -420 + row * 96, 330, 66, PAPER, 8)}${box(-226, -400 + row * 96, 170, 12, '#24343d', 6)}${box(-226, -378 + row * 96, 240, 10, '#b9c3c8', 5)}${seal(190, -387 + row * 96, 34, AGAVE)}`).join('')}`,
  });

export const STILLS = { expediente, cuentas, crucero, calendario, llamada, mapa, poliza, pantalla };
