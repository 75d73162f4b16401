import { Ground, PAINT, Wheel } from './parts.js';

/** Two-axle truck with a dry box. */
export function MediumTruck() {
  return (
    <>
      <Ground from={24} to={462} />
      <path d="M30 148h290v14H36q-6 0-6-6z" fill={PAINT.shade} />
      <rect x={22} y={24} width={286} height={124} rx={4} fill={PAINT.box} stroke={PAINT.boxLine} strokeWidth={2} />
      <path d="M22 28q0-4 4-4h278q4 0 4 4v8H22zM22 138h286v10H22z" fill={PAINT.boxLine} />
      <path
        d="M52 38v98M84 38v98M116 38v98M148 38v98M180 38v98M212 38v98M244 38v98M276 38v98"
        stroke={PAINT.boxLine}
        strokeWidth={1.2}
      />
      <path d="M22 112L308 76v18L22 130z" fill={PAINT.stripe} />
      <path
        d="M318 156V66q0-12 12-13l38-3q12-1 18 9l18 34q3 5 9 6l24 4q17 3 20 19l5 34q1 8-6 8h-20a37 37 0 0 0-74 0h-38q-6 0-6-8z"
        fill={PAINT.body}
      />
      <path d="M318 66q0-12 12-13l38-3q10-1 16 6l-58 5q-5 1-8 5z" fill={PAINT.light} />
      <path d="M344 68h26q5 0 7 4l13 26q2 4-3 4h-43q-5 0-5-5V73q0-5 5-5z" fill={PAINT.glass} />
      <path d="M344 68h26q5 0 7 4l2 4-40 16V73q0-5 5-5z" fill="#fff" opacity={0.32} />
      <path d="M333 60v104M393 104v14q0 5-4 8l-14 32" stroke={PAINT.shade} strokeWidth={1.6} fill="none" />
      <path d="M340 111h15" stroke={PAINT.metal} strokeWidth={3} strokeLinecap="round" />
      <path d="M402 97l40 7" stroke={PAINT.light} strokeWidth={2.4} strokeLinecap="round" />
      <path d="M440 118q12 2 16 16l-15-2q-7-1-7-7t6-7z" fill={PAINT.lamp} />
      <path d="M457 138l4 18h-12l-2-19z" fill={PAINT.metal} />
      <rect x={392} y={64} width={8} height={26} rx={3} fill={PAINT.tyre} />
      <rect x={212} y={154} width={72} height={23} rx={6} fill={PAINT.metal} />
      <path d="M218 160h60" stroke="#fff" strokeWidth={3} strokeLinecap="round" opacity={0.75} />
      <path d="M332 178h26" stroke={PAINT.metalDark} strokeWidth={4} strokeLinecap="round" />
      <rect x={24} y={140} width={6} height={14} rx={2} fill={PAINT.rear} />
      <path d="M340 46h5M356 45h5" stroke={PAINT.lamp} strokeWidth={4} strokeLinecap="round" />
      <Wheel x={118} />
      <Wheel x={406} />
    </>
  );
}
