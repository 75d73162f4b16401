import { Ground, PAINT, Wheel } from './parts.js';

/** Three-axle long-distance coach. */
export function Coach() {
  return (
    <>
      <Ground from={12} to={470} />
      <path
        d="M12 44q0-18 18-18h382q22 0 32 20l20 46q4 9 4 20v48q0 12-12 12h-18a34 34 0 0 0-68 0H172a34 34 0 0 0-32-22h-34a34 34 0 0 0-32 22H24q-12 0-12-12z"
        fill={PAINT.box}
        stroke={PAINT.boxLine}
        strokeWidth={2}
      />
      <path d="M30 26h382q10 0 18 5H13q4-5 17-5z" fill={PAINT.body} />
      <path d="M78 26l7-9q2-3 6-3h84q4 0 6 3l6 9z" fill={PAINT.light} />
      <path d="M24 44h386q12 0 18 12l17 40q2 5-3 5H318q-10 0-20-6t-20-6H24q-5 0-5-5V49q0-5 5-5z" fill={PAINT.shade} />
      <path
        d="M26 48h44v37H26q-3 0-3-3V51q0-3 3-3zM76 48h54v37H76zM136 48h54v37h-54zM196 48h54v37h-54zM256 48h54v46q-8-2-13-5-8-4-17-4h-24z"
        fill={PAINT.glass}
      />
      <path d="M316 48h50v49h-48l-2-1zM372 48h36q11 0 16 11l15 36q1 2-2 2h-65z" fill={PAINT.glass} />
      <path
        d="M76 78l36-30h12L80 85h-4zM196 78l36-30h12l-44 37h-4zM372 84l36-36q8 0 12 4l-44 45h-4z"
        fill="#fff"
        opacity={0.32}
      />
      <path d="M12 104h252q12 0 22 7t22 7h160v16H300q-14 0-24-8t-24-8H12z" fill={PAINT.stripe} />
      <path d="M12 122h238q12 0 22 6l6 4H12z" fill={PAINT.body} />
      <path
        d="M184 136h54v30h-54zM246 136h54v30h-54zM308 140h30v26h-30z"
        fill="none"
        stroke={PAINT.metalDark}
        strokeWidth={1.6}
      />
      <path d="M204 160h14M266 160h14M317 160h12" stroke={PAINT.metalDark} strokeWidth={2.4} strokeLinecap="round" />
      <path
        d="M12 160h60a34 34 0 0 0-2 12H24q-12 0-12-12zM174 166h182v6H174zM438 166h30q-2 6-12 6h-18z"
        fill={PAINT.body}
      />
      <path d="M444 126q16 0 23 5v14q-12 0-21-5-7-4-7-9 0-5 5-5z" fill={PAINT.lamp} />
      <path d="M438 50q18-6 26 14l2 14" stroke={PAINT.tyre} strokeWidth={3.4} fill="none" />
      <rect x={461} y={74} width={9} height={25} rx={3} fill={PAINT.tyre} />
      <rect x={12} y={112} width={6} height={30} rx={2} fill={PAINT.rear} />
      <path d="M26 132h36M26 139h36M26 146h36M26 153h36" stroke={PAINT.metalDark} strokeWidth={2} />
      <path d="M404 106v58" stroke={PAINT.boxLine} strokeWidth={1.6} />
      <Wheel x={97} r={24} />
      <Wheel x={149} r={24} />
      <Wheel x={404} r={24} />
    </>
  );
}
