import { caboverCab, dayCab, mediumCab, sleeperCab, vocationalCab } from './cabs.mjs';
import {
  ACCENT,
  batteries,
  BODY,
  box,
  BRICK,
  CREAM,
  fill,
  frame,
  guards,
  INK,
  LAMP,
  LIGHT,
  METAL,
  round,
  SHADE,
  shadow,
  STEEL,
  STONE,
  stroke,
  tank,
  VOLT,
  wheels,
} from './tones.mjs';

/** A tractor's rear: frame, fifth wheel and the guards of its axles. */
const rear = (from, fifthWheel, ...axles) =>
  fill(`M${from} 136h${300 - from}v16H${from + 8}q-8 0-8-8z`, SHADE) +
  fill(`M${fifthWheel} 136l10-12h72l10 12z`, STEEL) +
  guards(...axles) +
  box(from, 138, 5, 11, BRICK, 1.5);

const exhaust = (x, top) =>
  fill(`M${x} 156V${top}q0-4 4-4t4 4v${156 - top}z`, METAL) +
  stroke(`M${x + 2} ${top + 34}v40`, '#fff', 1.6, 'opacity=".7"');

const tanks =
  box(222, 150, 98, 27, METAL, 7) +
  stroke('M228 157h86', '#fff', 3, `${round} opacity=".75"`) +
  stroke('M248 150v27M294 150v27', STEEL, 4);

export const tractor =
  shadow(40, 452) +
  rear(44, 84, 97, 165) +
  sleeperCab +
  tanks +
  stroke('M302 180h22', STEEL, 4, round) +
  wheels(27, 97, 165, 380);

export const tractorDay =
  shadow(76, 452) +
  rear(80, 108, 138) +
  exhaust(246, 46) +
  dayCab +
  tank(226, 92) +
  stroke('M302 181h22', STEEL, 4, round) +
  wheels(27, 138, 380);

export const tractorElectric =
  shadow(76, 452) +
  rear(80, 108, 138) +
  box(222, 70, 30, 80, LIGHT, 4) +
  stroke('M230 80v60M238 80v60', SHADE, 2) +
  dayCab +
  batteries(196, 122) +
  fill('M404 108q8 2 9 8t-5 8l-14-2q-5-1-4-7t7-8z', VOLT) +
  stroke('M399 113v5M404 114v5', '#fff', 2, round) +
  wheels(27, 138, 380);

/** Ribs of a box, its rails above and below. */
const sides = (from, to, step) =>
  stroke(
    Array.from(
      { length: Math.floor((to - from) / step) - 1 },
      (_, index) => `M${from + (index + 1) * step} 34v104`,
    ).join(''),
    STONE,
    1.2,
  );

const dryBox =
  box(22, 24, 286, 124, CREAM, 4, `stroke="${STONE}" stroke-width="2"`) +
  fill('M22 28q0-4 4-4h278q4 0 4 4v6H22zM22 138h286v10H22z', STONE) +
  sides(22, 308, 32) +
  fill('M22 112L308 76v18L22 130z', ACCENT);

/** Smooth and thicker than a dry one, with its cooling unit over the cab. */
const coldBox =
  box(22, 20, 284, 128, CREAM, 9, `stroke="${STONE}" stroke-width="2"`) +
  fill('M22 136h284v12H24q-2 0-2-2z', STONE) +
  stroke('M160 30v104', STONE, 1.6) +
  box(170, 62, 30, 62, CREAM, 3, `stroke="${STONE}" stroke-width="1.6"`) +
  stroke('M194 90v8', STEEL, 3, round) +
  fill('M22 104h138v12H22zM200 104h106v12H200z', ACCENT) +
  stroke('M86 48v34M71 56l30 18M101 56l-30 18', VOLT, 4, round) +
  fill('M306 30h24q7 0 9 6l5 14h-38z', METAL) +
  stroke('M312 37h16M312 43h20', STEEL, 2.4, round);

const stakes =
  fill('M22 128h288v10H22z', STONE) +
  fill('M22 138h288v9H22z', SHADE) +
  fill('M298 46h10v84h-10z', LIGHT) +
  fill('M70 96h56v32H70zM132 96h56v32h-56zM101 64h56v32h-56z', '#c9ad7a') +
  stroke('M98 96v32M160 96v32M129 64v32', '#a88c5b', 3) +
  stroke('M64 128V92q0-4 4-4h26v-28q0-4 4-4h62q4 0 4 4v28h26q4 0 4 4v36', ACCENT, 3) +
  stroke('M40 134h2M64 134h2M194 134h2M240 134h2M276 134h2', LAMP, 4, round);

/** A body that tips, loaded; up to x = 290. */
const tipperBody =
  fill('M20 62l24 72q3 8 12 8h222q8 0 9-8l5-82q0-6-6-6H32q-15 0-12 16z', ACCENT) +
  fill('M20 62q-3-16 12-16h254q6 0 6 6v4H20zM286 46h24q20 0 22-14h14v5q-2 21-26 21h-34z', ACCENT) +
  fill('M20 62q-3-16 12-16h254q6 0 6 6v4H20zM286 46h24q20 0 22-14h14v5q-2 21-26 21h-34z', INK, 'opacity=".18"') +
  stroke('M76 58l14 84M126 58l9 84M176 58l4 84M226 58v84M268 58l-3 84', INK, 6, 'opacity=".22"') +
  fill('M44 46q20-20 52-16 26-18 60-4 30-12 52 4 30-4 46 16z', '#9c8a6a') +
  fill('M96 30q26-18 60-4l-30 20H70zM208 30q30-4 46 16h-60z', '#83724f');

/** A drum that turns, its hopper and chute behind; up to x = 300. */
const drum =
  fill('M30 128l18-62h10l-14 62z', LIGHT) +
  fill('M262 140l14-50h14v50z', LIGHT) +
  fill(
    'M34 74l30-20 40-30q14-6 30-4l104 24q22 6 32 26l10 24q2 8-4 14l-30 22q-8 6-18 6L98 132q-16-2-28-16z',
    CREAM,
    `stroke="${STONE}" stroke-width="2"`,
  ) +
  fill('M96 30l38-10q6 0 12 2l-30 111-18-1q-10-1-17-7z', ACCENT) +
  fill('M174 28l34 8-26 99-34-1z', ACCENT) +
  fill('M238 44q22 6 32 26l10 24q2 8-4 14l-30 22q-4 3-8 4z', STONE) +
  fill('M18 50h38l-8 24H34z', STEEL) +
  fill('M20 92l22-12 6 8-26 46h-8z', METAL) +
  stroke('M50 70l-2 66', SHADE, 3);

const onFrame = (from, to, ...parts) => shadow(from, to) + parts.join('');

export const mediumTruck = onFrame(24, 462, frame(24, 320), dryBox, mediumCab, tank(212, 72), wheels(27, 118, 406));
export const refrigerated = onFrame(24, 462, frame(24, 320), coldBox, mediumCab, tank(212, 72), wheels(27, 118, 406));
export const platform = onFrame(24, 462, frame(24, 320), stakes, mediumCab, tank(212, 72), wheels(27, 118, 406));
export const chassis = onFrame(
  40,
  462,
  frame(40, 320),
  guards(118),
  stroke('M176 147v-8M250 147v-8M300 147v-40', SHADE, 5),
  mediumCab,
  tank(206, 78),
  wheels(27, 118, 406),
);
export const caboverChassis = onFrame(
  64,
  458,
  frame(64, 346),
  guards(144),
  stroke('M206 147v-8M280 147v-8', SHADE, 5),
  fill('M318 147V84q0-6 6-6h12v69z', LIGHT),
  caboverCab,
  tank(222, 78),
  wheels(27, 144, 398),
);

const twoAxles = [104, 170];
export const vocationalTruck = onFrame(
  30,
  456,
  frame(40, 330),
  tipperBody,
  vocationalCab,
  tank(226, 62),
  wheels(27, ...twoAxles, 398),
);
export const mixer = onFrame(
  26,
  456,
  frame(40, 330),
  drum,
  fill('M48 140h246v9H48z', BODY),
  vocationalCab,
  tank(226, 62),
  wheels(27, ...twoAxles, 398),
);
export const caboverTipper = onFrame(
  60,
  458,
  frame(66, 346),
  `<g transform="translate(32 0)">${tipperBody}</g>`,
  caboverCab,
  tank(248, 70),
  wheels(27, 134, 200, 398),
);
