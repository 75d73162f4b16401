import { every } from './building.mjs';
import { place, polygon } from './paint.mjs';

/** What stands on a construction site. Everything stands on (0, 0), one unit is a centimetre. */

const lattice = (length, size, step) =>
  `M0 0V${-length}M${size} 0V${-length}` +
  every(
    0,
    length - step,
    step,
    (at) => `M0 ${-at}L${size} ${-at - step}M${size} ${-at}L0 ${-at - step}M0 ${-at}H${size}`,
  );

/** A tower crane: mast, jib to the left, counterweight to the right, its load on the rope. */
export function crane({ height, reach, load, color, dark }) {
  const back = reach * 0.32;
  const boom = (length) => lattice(length, 150, 170);
  const at = -reach * 0.7;
  const rope = height * load;
  return `<g fill="none" stroke="${color}" stroke-width="24"><path d="${lattice(height, 190, 210)}" stroke-width="20"/>
      <g transform="translate(95 ${-height - 110}) rotate(-90)"><path d="${boom(reach)}"/></g>
      <g transform="translate(95 ${-height - 260}) rotate(90)"><path d="${boom(back)}"/></g></g>
    <path d="M-70 0h330v-60h-330z" fill="${dark}"/><path d="M95 ${-height - 620}L${-reach * 0.62} ${-height - 260}M95 ${-height - 620}L${back * 0.9} ${-height - 260}" stroke="${dark}" stroke-width="14"/>
    <path d="M0 ${-height + 40}L80 ${-height - 640}h40l90 680z" fill="${color}"/>
    <path d="M-40 ${-height + 20}h-170v-190h170z" fill="${dark}"/><path d="M-60 ${-height - 40}h-130v-100h130z" fill="#a9c6cc"/>
    <path d="M-60 ${-height + 40}h310v60h-310z" fill="${dark}"/><path d="M${back - 160} ${-height - 140}h210v330h-210z" fill="${dark}"/>
    <path d="M${at} ${-height - 110}v${rope}" stroke="${dark}" stroke-width="16"/><path d="M${at - 70} ${-height - 130}h140v60h-140z" fill="${dark}"/>
    <path d="M${at} ${-height - 110 + rope}l-300 150h600z" fill="none" stroke="${dark}" stroke-width="14"/>
    <path d="M${at - 330} ${-height + 40 + rope}h660v70h-660z" fill="${dark}"/>`;
}

/** A heap of sand or gravel, lit from the right. */
export const heap = (width, height, [dark, middle, light]) => {
  const at = (x, y) => [x * width, -y * height];
  const outline = [
    at(-0.5, 0),
    at(-0.36, 0.28),
    at(-0.2, 0.64),
    at(-0.06, 0.95),
    at(0.02, 1),
    at(0.1, 0.9),
    at(0.26, 0.5),
    at(0.38, 0.22),
    at(0.5, 0),
  ];
  const shaded = [
    at(-0.5, 0),
    at(-0.36, 0.28),
    at(-0.2, 0.64),
    at(-0.06, 0.95),
    at(0.02, 1),
    at(-0.03, 0.7),
    at(-0.12, 0.5),
    at(-0.08, 0.24),
    at(-0.18, 0),
  ];
  const lit = [
    at(0.02, 1),
    at(0.1, 0.9),
    at(0.26, 0.5),
    at(0.38, 0.22),
    at(0.5, 0),
    at(0.34, 0),
    at(0.22, 0.34),
    at(0.12, 0.66),
  ];
  return polygon(outline, middle) + polygon(shaded, dark) + polygon(lit, light);
};

/** An excavator looking left, its bucket on the ground. */
export const excavator = `<path d="M-150 0h320q50-4 50-46t-50-46h-320q-50 4-50 46t50 46z" fill="#16272f"/>
  ${every(-130, 160, 58, (x) => `<circle cx="${x}" cy="-46" r="22" fill="#4a5a62"/>`)}
  <path d="M-150-104h360v-96q0-40-40-40H20v-60h-170z" fill="#ffb703"/><path d="M90-240h80q40 0 40 40v96H90z" fill="#d98f00"/>
  <path d="M-150-120v-220q0-24 24-24H10q20 0 24 24l14 100v120z" fill="#e39a00"/><path d="M-128-216v-116q0-12 12-12H0q10 0 12 12l14 116z" fill="#a9c6cc"/>
  <path d="M-128-216l90-128h36L-92-216z" fill="#fff" opacity="0.35"/>
  <path d="M-120-170L-210-210-420-480-396-516-340-500-140-250z" fill="#ffb703"/><path d="M-420-500L-340-508-468-180-520-196z" fill="#d98f00"/>
  <path d="M-180-250L-330-420" stroke="#4a5a62" stroke-width="20"/><path d="M-528-200l78 20q22 84-22 124-70 20-142-26 74-36 86-118z" fill="#3d4f58"/>`;

/** Concrete pipes, three below and two above. */
export const pipes = [
  [-112, -56],
  [0, -56],
  [112, -56],
  [-56, -152],
  [56, -152],
]
  .map(([x, y]) =>
    place(
      `<circle r="56" fill="#b9b2ad"/><circle r="56" fill="none" stroke="#8a8385" stroke-width="6"/><circle r="38" fill="#4a4650"/>`,
      x,
      y,
    ),
  )
  .join('');

/** A striped barrier on two feet. */
export const barrier = `<path d="M-84 0h10v-96h-10zM74 0h10v-96H74z" fill="#3d4f58"/><path d="M-110-100h220v38h-220z" fill="#fbf8f2"/>
  ${every(-110, 70, 60, (x) => `<path d="M${x} -62l26-38h26l-26 38z" fill="#e85d04"/>`)}`;
