import {
  ACCENT,
  BODY,
  box,
  BRICK,
  CREAM,
  fill,
  GLASS,
  GROUND,
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
  VOLT,
  wheel,
  wheels,
} from './tones.mjs';

/** A pane with the sky in it. */
const pane = (x, y, width, height) =>
  box(x, y, width, height, GLASS, 3) +
  fill(
    `M${x} ${y + height * 0.7}L${x + width * 0.72} ${y}h${width * 0.22}L${x} ${y + height * 0.92}z`,
    '#fff',
    'opacity=".3"',
  );
const slidingPane = (x, y, width, height) =>
  pane(x, y, width, height) + stroke(`M${x} ${y + height * 0.3}h${width}`, SHADE, 1.4);

/** Two leaves. */
const door = (x, y = 60, height = 112, width = 46) => {
  const leaf = width / 2 - 6;
  return (
    box(x, y, width, height, STEEL, 3) +
    box(x + 4, y + 4, leaf, height - 8, GLASS, 2) +
    box(x + width / 2 + 2, y + 4, leaf, height - 8, GLASS, 2) +
    stroke(`M${x + width / 2 - 4} ${y + 50}v16M${x + width / 2 + 4} ${y + 50}v16`, LAMP, 2.4, round)
  );
};

/** How it is built around a wheel: the arch of a skirt, from its right end to its left. */
const arch = (r) => `a${r} ${r} 0 0 0-${2 * r} 0`;

const mirror = stroke('M440 60q14-6 20 4l3 26', INK, 3) + box(458, 78, 8, 24, INK, 3);
const sign = box(262, 49, 84, 8, INK, 2) + stroke('M270 53h40M316 53h22', LAMP, 2.4, 'stroke-dasharray="3 2"');
const frontPane =
  fill('M430 62q12 2 15 16l5 28h-40q-3 0-3-3V65q0-3 3-3z', GLASS) +
  fill('M430 62q6 1 10 6l-33 28V65q0-3 3-3z', '#fff', 'opacity=".3"');
const headlamp = fill('M446 138q14 0 20 4v13q-10 1-18-3-7-4-7-9 0-5 5-5z', LAMP);

/** A city bus's shell: rear end at `from`, axles where the skirt is cut. */
const cityShell = (from, rearAxle, stripe) =>
  fill(
    `M${from} 60q0-14 14-14h${406 - from + 16}q18 0 22 20l8 58q1 6 1 14v26q0 10-10 10h-18${arch(33)}H${rearAxle + 33}${arch(33)}H${from + 10}q-10 0-10-10z`,
    CREAM,
    `stroke="${STONE}" stroke-width="2"`,
  ) +
  fill(
    `M${from} 124h${450 - from + 16}l1 14v26q0 10-10 10h-18${arch(33)}H${rearAxle + 33}${arch(33)}H${from + 10}q-10 0-10-10z`,
    BODY,
  ) +
  fill(`M${from} 124h${450 - from + 16}l1 9H${from}z`, stripe) +
  fill(`M${from + 12} 58h${416 - from}q17 0 21 18l6 34H${from + 12}q-4 0-4-4V62q0-4 4-4z`, SHADE) +
  box(from, 136, 6, 20, BRICK, 2);

const roofUnit = (x, width) => fill(`M${x} 46v-8q0-5 5-5h${width - 20}q5 0 7 5l4 8z`, LIGHT);
const panes = (...at) => at.map((x) => slidingPane(x, 62, 46, 44)).join('');

export const cityBus =
  shadow(16, 466) +
  cityShell(16, 108, ACCENT) +
  roofUnit(50, 133) +
  roofUnit(250, 84) +
  panes(32, 84, 136, 250, 302) +
  frontPane +
  door(190) +
  door(350) +
  sign +
  headlamp +
  mirror +
  stroke('M150 150h36M240 150h106', LIGHT, 1.6) +
  stroke('M30 142h34M30 148h34M30 154h34', LIGHT, 2) +
  wheels(25, 108, 406);

/** Batteries on the roof, a plug on the side, no grille behind. */
export const electricBus =
  shadow(16, 466) +
  cityShell(16, 108, VOLT) +
  fill('M40 46V32q0-6 6-6h300q6 0 8 6l4 14z', LIGHT) +
  stroke('M92 28v17M144 28v17M196 28v17M248 28v17M300 28v17', SHADE, 2) +
  panes(32, 84, 136, 250, 302) +
  frontPane +
  door(190) +
  door(350) +
  sign +
  headlamp +
  mirror +
  fill('M296 140l-16 20h11l-5 14 19-21h-12z', '#7fd6cf') +
  stroke('M150 150h36M240 150h32M316 150h30', LIGHT, 1.6) +
  box(34, 140, 26, 22, LIGHT, 4) +
  fill('M49 143l-8 10h6l-3 7 9-11h-6z', '#7fd6cf') +
  wheels(25, 108, 406);

/** Two bodies and the bellows between them, drawn smaller: it is half as long again as a bus of twelve metres. */
function articulated() {
  const bellows = Array.from({ length: 7 }, (_, index) => `M${206 + index * 6} 48v124`).join('');
  const rear =
    fill('M4 60q0-14 14-14h188v128h-62a33 33 0 0 0-66 0H14q-10 0-10-10z', CREAM, `stroke="${STONE}" stroke-width="2"`) +
    fill('M4 124h202v50h-62a33 33 0 0 0-66 0H14q-10 0-10-10z', BODY) +
    fill('M4 124h202v9H4z', ACCENT) +
    fill('M14 58h186v52H14q-4 0-4-4V62q0-4 4-4z', SHADE) +
    slidingPane(18, 62, 42, 44) +
    slidingPane(66, 62, 42, 44) +
    slidingPane(162, 62, 36, 44) +
    door(113, 60, 112, 44) +
    fill('M30 46v-8q0-5 5-5h92q5 0 7 5l4 8z', LIGHT) +
    box(4, 136, 6, 20, BRICK, 2);
  const front = `<g transform="translate(210 0)">${
    fill(
      'M32 46h404q18 0 22 20l8 58q1 6 1 14v26q0 10-10 10h-18a33 33 0 0 0-66 0H188a33 33 0 0 0-66 0H32z',
      CREAM,
      `stroke="${STONE}" stroke-width="2"`,
    ) +
    fill('M32 124h434l1 14v26q0 10-10 10h-18a33 33 0 0 0-66 0H188a33 33 0 0 0-66 0H32z', BODY) +
    fill('M32 124h434l1 9H32z', ACCENT) +
    fill('M38 58h390q17 0 21 18l6 34H38z', SHADE) +
    panes(44, 96, 148, 250, 302) +
    frontPane +
    door(198) +
    door(350) +
    sign +
    headlamp +
    mirror +
    fill('M120 46v-8q0-5 5-5h112q5 0 7 5l4 8z', LIGHT) +
    wheel(155, 25) +
    wheel(406, 25)
  }</g>`;
  const joint = box(202, 48, 42, 124, LIGHT) + stroke(bellows, INK, 3, 'opacity=".7"');
  return (
    shadow(4, 476) +
    `<g transform="translate(1 ${(GROUND * 0.294).toFixed(2)}) scale(.706)">${rear}${joint}${front}${wheel(111, 25)}</g>`
  );
}
export const articulatedBus = articulated();

/** Nine metres: one door, fewer panes, taller for its length. */
export const midibus =
  shadow(74, 466) +
  cityShell(74, 158, ACCENT) +
  roofUnit(130, 96) +
  panes(92, 144, 196, 248, 300) +
  frontPane +
  door(354) +
  sign +
  headlamp +
  mirror +
  stroke('M200 150h146', LIGHT, 1.6) +
  stroke('M84 142h30M84 148h30M84 154h30', LIGHT, 2) +
  wheels(25, 158, 406);

/** What a body is built on: frame, axles, engine in front, seat and wheel of the driver. */
export const busChassis =
  shadow(24, 458) +
  fill('M28 142h404q14 0 16 12l2 10H36q-8 0-8-8z', SHADE) +
  stroke('M28 149h410', LIGHT, 2) +
  stroke('M70 142v-6M150 142v-6M206 142v-6M262 142v-6', SHADE, 5) +
  box(150, 152, 62, 22, METAL, 5) +
  stroke('M156 158h50', '#fff', 3, `${round} opacity=".75"`) +
  box(232, 156, 48, 16, LIGHT, 3) +
  stroke('M284 164h52', STEEL, 5) +
  fill('M352 142v-34q0-6 6-6h56q8 0 10 8l5 32z', LIGHT) +
  stroke('M364 112h42M364 122h46M364 132h50', SHADE, 2.4) +
  fill('M424 104h14q4 0 5 4l8 40h-18z', METAL) +
  stroke('M429 112l8 30M436 110l8 32', STEEL, 2) +
  fill('M318 142v-12h-22q-4 0-5-4l-8-46q-1-5 4-6h8q4 0 5 4l7 36h20q5 0 5 5v23z', ACCENT) +
  stroke('M352 104l-14-22', INK, 4) +
  stroke('M326 86l24-14', INK, 5, round) +
  fill('M432 150h22v12q0 4-4 4h-18z', STEEL) +
  box(444, 140, 9, 12, LAMP, 3) +
  box(28, 140, 6, 14, BRICK, 2) +
  wheels(26, 110, 396);

/** With a bonnet: for pupils and staff. */
export const schoolBus =
  shadow(20, 462) +
  fill(
    'M18 54q0-14 14-14h330q12 0 17 10l22 50q2 5 8 6l30 5q15 3 18 17l4 28q1 12-8 12h-12a33 33 0 0 0-66 0H151a33 33 0 0 0-66 0H28q-10 0-10-10z',
    ACCENT,
  ) +
  fill('M18 54q0-14 14-14h330q9 0 14 6H22q-3 3-4 8z', '#fff', 'opacity=".28"') +
  fill('M18 116h343v5H18zM18 134h343v5H18z', INK, 'opacity=".8"') +
  fill('M30 54h334q8 0 11 7l13 32q2 5-4 5H30q-5 0-5-5V59q0-5 5-5z', SHADE) +
  [30, 74, 118, 162, 206, 250].map((x) => slidingPane(x, 58, 39, 36)).join('') +
  door(298, 56, 112, 40) +
  fill('M344 58h18q6 0 9 6l11 27q1 4-3 4h-35z', GLASS) +
  fill('M344 58h18q4 0 7 3l-25 24z', '#fff', 'opacity=".3"') +
  stroke('M402 106l44 8', INK, 2, 'opacity=".4"') +
  fill('M443 122q12 2 15 15l-13-1q-8-1-8-7t6-7z', '#ffe2a3') +
  fill('M456 146l5 22h-15l-2-22z', METAL) +
  box(388, 68, 8, 24, INK, 3) +
  stroke('M384 76h6', INK, 3) +
  box(44, 33, 10, 7, BRICK, 2) +
  box(340, 33, 10, 7, BRICK, 2) +
  box(18, 146, 6, 16, BRICK, 2) +
  wheels(25, 118, 406);

export const coach =
  shadow(12, 470) +
  fill(
    'M12 44q0-18 18-18h382q22 0 32 20l20 46q4 9 4 20v48q0 12-12 12h-18a34 34 0 0 0-68 0H172a34 34 0 0 0-32-22h-34a34 34 0 0 0-32 22H24q-12 0-12-12z',
    CREAM,
    `stroke="${STONE}" stroke-width="2"`,
  ) +
  fill('M30 26h382q10 0 18 5H13q4-5 17-5z', BODY) +
  fill('M78 26l7-9q2-3 6-3h84q4 0 6 3l6 9z', LIGHT) +
  fill('M24 44h386q12 0 18 12l17 40q2 5-3 5H318q-10 0-20-6t-20-6H24q-5 0-5-5V49q0-5 5-5z', SHADE) +
  fill(
    'M26 48h44v37H26q-3 0-3-3V51q0-3 3-3zM76 48h54v37H76zM136 48h54v37h-54zM196 48h54v37h-54zM256 48h54v46q-8-2-13-5-8-4-17-4h-24zM316 48h50v49h-48l-2-1zM372 48h36q11 0 16 11l15 36q1 2-2 2h-65z',
    GLASS,
  ) +
  fill(
    'M76 78l36-30h12L80 85h-4zM196 78l36-30h12l-44 37h-4zM372 84l36-36q8 0 12 4l-44 45h-4z',
    '#fff',
    'opacity=".32"',
  ) +
  fill('M12 104h252q12 0 22 7t22 7h160v16H300q-14 0-24-8t-24-8H12z', ACCENT) +
  fill('M12 122h238q12 0 22 6l6 4H12z', BODY) +
  stroke('M184 136h54v30h-54zM246 136h54v30h-54zM308 140h30v26h-30z', STEEL, 1.6) +
  stroke('M204 160h14M266 160h14M317 160h12', STEEL, 2.4, round) +
  fill('M12 160h60a34 34 0 0 0-2 12H24q-12 0-12-12zM174 166h182v6H174zM438 166h30q-2 6-12 6h-18z', BODY) +
  fill('M444 126q16 0 23 5v14q-12 0-21-5-7-4-7-9 0-5 5-5z', LAMP) +
  stroke('M438 50q18-6 26 14l2 14', INK, 3.4) +
  box(461, 74, 9, 25, INK, 3) +
  box(12, 112, 6, 30, BRICK, 2) +
  stroke('M26 132h36M26 139h36M26 146h36M26 153h36', STEEL, 2) +
  stroke('M404 106v58', STONE, 1.6) +
  wheels(24, 97, 149, 404);

/** High-roofed, for twenty passengers; drawn larger than the buses, as nobody looks at it from as far away. */
export const van =
  shadow(62, 434) +
  fill(
    'M62 78q0-24 24-26l190-6q34-1 54 22l34 40q4 5 11 7l36 8q20 5 22 26l2 18q0 11-10 11h-22a31 31 0 0 0-62 0H186a31 31 0 0 0-62 0H74q-12 0-12-12z',
    CREAM,
    `stroke="${STONE}" stroke-width="2"`,
  ) +
  fill('M62 140h371q1 6 1 16 0 22-10 22h-21a31 31 0 0 0-62 0H186a31 31 0 0 0-62 0H74q-12 0-12-12z', BODY) +
  fill('M62 140h371l1 8H62z', ACCENT) +
  fill('M78 68l196-6q26-1 42 17l26 31q4 6-3 6H78q-5 0-5-6V74q0-6 5-6z', SHADE) +
  pane(82, 74, 52, 36) +
  pane(140, 72, 52, 38) +
  pane(198, 71, 50, 39) +
  fill('M256 70h20q20 0 33 14l20 24q2 3-2 3h-71q-3 0-3-3V73q0-3 3-3z', GLASS) +
  fill('M256 70h20q12 0 21 6l-44 30V73q0-3 3-3z', '#fff', 'opacity=".3"') +
  stroke('M195 66v100M253 64v102', STEEL, 1.4) +
  stroke('M206 122h14M264 122h14', STEEL, 3, round) +
  stroke('M366 114l34 8', STONE, 2) +
  fill('M404 124q20 3 27 20l-18-1q-14-2-14-11 0-8 5-8z', LAMP) +
  fill('M410 160h24v12q0 6-6 6h-16z', SHADE) +
  box(326, 96, 9, 20, INK, 4) +
  box(62, 112, 6, 26, BRICK, 2) +
  wheels(24, 155, 372);
