import { place } from './paint.mjs';

/** What hangs and stands in a workshop. Everything stands on (0, 0), one unit is a centimetre. */

const spanner = `<path d="M-4-6V-58a11 11 0 1 1 8 0V-6a9 9 0 1 1-8 0z" fill="#5d6f77"/><path d="M0-78v12" stroke="#f0dcb4" stroke-width="7"/>`;
const hammer = `<path d="M-3 0v-62h6V0z" fill="#8a5a35"/><path d="M-20-78h34l8 8-8 8h-34z" fill="#3d4f58"/>`;
const screwdriver = `<path d="M-2-36h4v-44h-4z" fill="#5d6f77"/><path d="M-6 0h12l-1-36H-5z" fill="#b3261e"/>`;
const saw = `<path d="M-9 0h20v-24H-9z" fill="#c74f02"/><path d="M-6-24h16l-4-66h-4z" fill="#8b999f"/>`;
const HANGING = [spanner, hammer, screwdriver, screwdriver, saw, spanner];

/** A board of tools, six metres by 1.7, its lower edge `up` over the floor. */
export const toolBoard = (up = 150) => {
  const row = (y, turn) =>
    Array.from({ length: 13 }, (_, index) =>
      place(HANGING[(index + turn) % HANGING.length], -264 + index * 44, y, 0.76 + ((index + turn) % 3) * 0.12),
    ).join('');
  return `<g transform="translate(0 ${-up})"><path d="M-300 0h600v-206h-600z" fill="#c08a52"/><path d="M-290-10h580v-186h-580z" fill="#d9a869"/>
    <path d="M-290-98h580" stroke="#c08a52" stroke-width="3"/>${row(-14, 0)}${row(-108, 2)}</g>`;
};

/** A bench with drawers and a vice. */
export const workbench = `<path d="M-300 0h16v-86h-16zM284 0h16v-86h-16z" fill="#24343d"/><path d="M-120 0h240v-84h-240z" fill="#b3261e"/>
  <path d="M-120 0h240v-84H80V0z" fill="#8f1d17"/>
  <path d="M-112-60h188M-112-34h188M-112-10h188" stroke="#7c1813" stroke-width="3"/><path d="M-40-70h44M-40-46h44M-40-22h44" stroke="#f0dcb4" stroke-width="5"/>
  <path d="M-312-84h624v-16h-624z" fill="#8a5a35"/><path d="M-312-94h624v-6h-624z" fill="#b98049"/>
  <path d="M-246-100v-14h-16v-22h20v10h22v-10h20v22h-16v14z" fill="#3d4f58"/><path d="M196-100h54v-26h-54z" fill="#0b7a75"/><path d="M212-126v-10h22v10" fill="none" stroke="#0b7a75" stroke-width="6"/>`;

const tyre = (y) => `<path d="M-52 ${y}q-12-15 0-30H52q12 15 0 30z" fill="#16272f"/>
  <path d="M-50 ${y - 8}H50M-50 ${y - 22}H50" stroke="#2f444f" stroke-width="3"/>`;
/** A pile of tyres lying on each other. */
export const tyres = (count) => Array.from({ length: count }, (_, index) => tyre(index * -30)).join('');

export const drum = `<path d="M-29 0h58v-88h-58z" fill="#0b7a75"/><path d="M-29 0h20v-88h-20z" fill="#075550"/>
  <path d="M-32-2h64M-32-30h64M-32-59h64M-32-87h64" stroke="#075550" stroke-width="5"/>`;

/** A lamp on its cable, hanging down to (0, 0), and its cone of light. Needs the gradient `cone`. */
export const pendant = (cable) => `<path d="M-58 0L-300 620H300L58 0z" fill="url(#cone)"/>
  <path d="M0-40V-${cable}" stroke="#d2a568" stroke-width="4"/><path d="M-14-44h28l6 18q34 6 38 28H-58q4-22 38-28z" fill="#24343d"/>
  <path d="M-46 2h92q-8 14-46 14T-46 2z" fill="#fff3d0"/>`;
