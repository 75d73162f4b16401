import { Ground, PAINT, Wheel } from './parts.js';

const WINDOWS = [44, 96, 148, 262, 314];

/** Low-entry city bus with two doors. */
export function CityBus() {
  return (
    <>
      <Ground from={16} to={466} />
      <path
        d="M16 60q0-14 14-14h406q18 0 22 20l8 58q1 6 1 14v26q0 10-10 10h-18a33 33 0 0 0-66 0H141a33 33 0 0 0-66 0H26q-10 0-10-10z"
        fill={PAINT.box}
        stroke={PAINT.boxLine}
        strokeWidth={2}
      />
      <path
        d="M16 124h450l1 14v26q0 10-10 10h-18a33 33 0 0 0-66 0H141a33 33 0 0 0-66 0H26q-10 0-10-10z"
        fill={PAINT.body}
      />
      <path d="M16 124h450l1 9H16z" fill={PAINT.stripe} />
      <path d="M50 46v-8q0-5 5-5h112q5 0 7 5l4 8zM250 46l3-6q2-4 6-4h62q4 0 5 4l2 6z" fill={PAINT.light} />
      <path d="M28 58h400q17 0 21 18l6 34H28q-4 0-4-4V62q0-4 4-4z" fill={PAINT.shade} />
      {WINDOWS.map((x) => (
        <g key={x}>
          <rect x={x - 12} y={62} width={46} height={44} rx={3} fill={PAINT.glass} />
          <path d={`M${x - 12} 92L${x + 22} 62h10l-44 40z`} fill="#fff" opacity={0.3} />
          <path d={`M${x - 12} 75h46`} stroke={PAINT.shade} strokeWidth={1.4} />
        </g>
      ))}
      <path d="M430 62q12 2 15 16l5 28h-40q-3 0-3-3V65q0-3 3-3z" fill={PAINT.glass} />
      <path d="M430 62q6 1 10 6l-33 28V65q0-3 3-3z" fill="#fff" opacity={0.3} />
      {[202, 362].map((x) => (
        <g key={x}>
          <rect x={x - 12} y={60} width={46} height={112} rx={3} fill={PAINT.metalDark} />
          <rect x={x - 8} y={64} width={17} height={104} rx={2} fill={PAINT.glass} />
          <rect x={x + 13} y={64} width={17} height={104} rx={2} fill={PAINT.glass} />
          <path d={`M${x + 7} 110v16M${x + 15} 110v16`} stroke={PAINT.lamp} strokeWidth={2.4} strokeLinecap="round" />
        </g>
      ))}
      <rect x={262} y={49} width={84} height={8} rx={2} fill={PAINT.tyre} />
      <path d="M270 53h40M316 53h22" stroke={PAINT.lamp} strokeWidth={2.4} strokeDasharray="3 2" />
      <path d="M446 138q14 0 20 4v13q-10 1-18-3-7-4-7-9 0-5 5-5z" fill={PAINT.lamp} />
      <path d="M440 60q14-6 20 4l3 26" stroke={PAINT.tyre} strokeWidth={3} fill="none" />
      <rect x={458} y={78} width={8} height={24} rx={3} fill={PAINT.tyre} />
      <path d="M150 150h80M252 150h90" stroke={PAINT.light} strokeWidth={1.6} />
      <rect x={16} y={136} width={6} height={20} rx={2} fill={PAINT.rear} />
      <path d="M30 142h34M30 148h34M30 154h34" stroke={PAINT.light} strokeWidth={2} />
      <Wheel x={108} r={25} />
      <Wheel x={406} r={25} />
    </>
  );
}
