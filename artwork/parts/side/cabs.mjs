import { ACCENT, BODY, fill, box, GLASS, INK, LAMP, LIGHT, METAL, round, SHADE, STEEL, stroke } from './tones.mjs';

const glare = (d) => fill(d, '#fff', 'opacity=".32"');

/** A medium truck's cab with its bonnet, from x = 318 to 461; its wheel is at 406. */
export const mediumCab =
  fill(
    'M318 156V66q0-12 12-13l38-3q12-1 18 9l18 34q3 5 9 6l24 4q17 3 20 19l5 34q1 8-6 8h-20a37 37 0 0 0-74 0h-38q-6 0-6-8z',
    BODY,
  ) +
  fill('M318 66q0-12 12-13l38-3q10-1 16 6l-58 5q-5 1-8 5z', LIGHT) +
  fill('M344 68h26q5 0 7 4l13 26q2 4-3 4h-43q-5 0-5-5V73q0-5 5-5z', GLASS) +
  glare('M344 68h26q5 0 7 4l2 4-40 16V73q0-5 5-5z') +
  stroke('M333 60v104M393 104v14q0 5-4 8l-14 32', SHADE, 1.6) +
  stroke('M340 111h15', METAL, 3, round) +
  fill('M318 128l86-5 2 8-88 6z', ACCENT) +
  stroke('M402 97l40 7', LIGHT, 2.4, round) +
  fill('M440 118q12 2 16 16l-15-2q-7-1-7-7t6-7z', LAMP) +
  fill('M457 138l4 18h-12l-2-19z', METAL) +
  box(392, 64, 8, 26, INK, 3) +
  stroke('M332 178h26', STEEL, 4, round) +
  stroke('M340 46h5M356 45h5', LAMP, 4, round);

/** A vocational truck's cab: upright, with a short flat bonnet; from x = 296 to 453, its wheel at 398. */
export const vocationalCab =
  fill(
    'M306 158V70q0-10 10-10h54q11 0 15 10l12 28q2 5 8 5h24q17 0 19 17l5 36q1 8-6 8h-18a37 37 0 0 0-74 0h-43q-6 0-6-6z',
    BODY,
  ) +
  fill('M306 70q0-10 10-10h54q9 0 13 6h-70q-5 0-7 4z', LIGHT) +
  fill('M332 74h32q5 0 7 5l9 22q1 4-3 4h-45q-5 0-5-5V79q0-5 5-5z', GLASS) +
  glare('M332 74h32q5 0 7 5l1 3-45 16V79q0-5 5-5z') +
  stroke('M320 66v98M386 106v14q0 5-4 8l-13 30', SHADE, 1.6) +
  stroke('M328 114h15', METAL, 3, round) +
  fill('M296 164V56q0-5 4-5t4 5v108z', METAL) +
  stroke('M395 103h44', LIGHT, 2.4, round) +
  box(428, 116, 20, 15, LAMP, 4) +
  fill('M449 110l4 50h-9l-2-22z', METAL) +
  fill('M430 168h26v9q0 3-3 3h-22z', STEEL) +
  box(384, 68, 8, 26, INK, 3) +
  stroke('M330 55h5M350 55h5', LAMP, 4, round);

/** A cab over its engine, flat in front; from x = 344 to 456, its wheel at 398. */
export const caboverCab =
  fill('M344 158V54q0-13 13-14l68-3q14 0 17 13l13 66q1 6 1 13v27q0 8-8 8h-13a37 37 0 0 0-74 0h-11q-6 0-6-6z', BODY) +
  fill('M344 54q0-13 13-14l68-3q11 0 15 9l-82 3q-8 0-14 5z', LIGHT) +
  fill('M366 58h56q7 0 9 7l7 35q1 5-4 5h-68q-5 0-5-5V63q0-5 5-5z', GLASS) +
  glare('M366 58h46l-51 36V63q0-5 5-5z') +
  fill('M402 58h7l3 47h-8z', SHADE) +
  stroke('M356 52v110M406 105l-3 16', SHADE, 1.6) +
  stroke('M366 116h15', METAL, 3, round) +
  fill('M344 124l108-4 2 9-110 4z', ACCENT) +
  fill('M440 139q11-1 15 1v12q-9 1-14-2-5-3-5-7 0-4 4-4z', LAMP) +
  fill('M438 158h18v12q0 5-5 5h-13z', SHADE) +
  box(441, 62, 9, 30, INK, 3) +
  stroke('M430 54q12-2 15 10', INK, 3) +
  stroke('M352 178h14', STEEL, 4, round) +
  stroke('M372 32h5M392 31h5M412 31h5', LAMP, 4, round);

/** A tractor's bonnet, wing and bumper, from x = 340 on; its wheel is at 380. */
const nose =
  stroke('M352 86l50 7', LIGHT, 2.4, round) +
  fill('M421 112q15 3 19 18l-17-2q-8-1-8-8 0-8 6-8z', LAMP) +
  fill('M421 112q15 3 19 18l-7-1q-4-11-12-17z', '#fff', 'opacity=".6"') +
  fill('M441 134l4 22h-14l-2-21z', METAL) +
  fill('M418 166h27q3 0 3 4v3q0 4-4 4h-28z', STEEL) +
  box(338, 56, 9, 27, INK, 3) +
  stroke('M334 66h6', INK, 3);

const tractorDoor =
  fill('M284 58h30q5 0 8 5l17 28q2 4-3 4h-52q-5 0-5-5V63q0-5 5-5z', GLASS) +
  glare('M284 58h30q5 0 8 5l3 5-46 18V63q0-5 5-5z') +
  stroke('M272 50v106M342 97v22q0 6-5 9l-15 28', SHADE, 1.6) +
  stroke('M279 103h16', METAL, 3, round);

/** From x = 204: a cab with a bed behind the seats. */
export const sleeperCab =
  fill(
    'M204 156V50q0-17 17-20l62-14q22-5 34 12l26 42q4 6 12 7l58 9q24 4 28 27l5 30q1 9-6 9h-20a37 37 0 0 0-74 0h-26z',
    BODY,
  ) +
  fill('M204 156V50q0-17 17-20l14-3v129z', SHADE) +
  fill('M221 30l62-14q16-4 27 5l-78 19q-12 3-28 10 0-17 17-20z', LIGHT) +
  tractorDoor +
  box(240, 60, 26, 24, '#5d7f88', 4) +
  fill('M204 118l138-7 3 10-141 9z', ACCENT) +
  nose +
  stroke('M262 21h5M280 17h5', LAMP, 4, round);

/** From x = 258: a cab for the day, its roof low and its back straight. */
export const dayCab =
  fill(
    'M258 156V58q0-14 14-16l36-4q10-1 16 8l19 31q4 6 12 7l58 9q24 4 28 27l5 30q1 9-6 9h-20a37 37 0 0 0-74 0h-50z',
    BODY,
  ) +
  fill('M258 58q0-14 14-16l36-4q8-1 13 5l-50 6q-9 1-13 9z', LIGHT) +
  tractorDoor +
  fill('M258 117l84-5 3 9-87 6z', ACCENT) +
  nose +
  stroke('M278 36h5M296 34h5', LAMP, 4, round);
