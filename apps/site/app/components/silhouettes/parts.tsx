/** Colours and parts that all drawings share: side view facing right, ground at y = 196, box 480 × 200. */
export const PAINT = {
  body: '#24343d',
  shade: '#16272f',
  light: '#3d535e',
  glass: '#a9c6cc',
  glassDark: '#5d7f88',
  metal: '#c3cccf',
  metalDark: '#8b999f',
  box: '#fbf8f2',
  boxLine: '#d8cfbd',
  tyre: '#0e1b22',
  stripe: '#e85d04',
  lamp: '#ffb703',
  rear: '#b3261e',
} as const;

export function Wheel({ x, r = 27 }: { x: number; r?: number }) {
  const y = 196 - r;
  const bolts = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={PAINT.tyre} />
      <circle cx={x} cy={y} r={r * 0.84} fill="none" stroke={PAINT.light} strokeWidth={0.8} opacity={0.7} />
      <circle cx={x} cy={y} r={r * 0.62} fill={PAINT.metal} />
      <circle cx={x} cy={y} r={r * 0.5} fill={PAINT.metalDark} />
      {bolts.map((angle) => (
        <circle
          key={angle}
          // Rounded: the server's and the browser's sines differ in the last digit.
          cx={(x + Math.cos(angle) * r * 0.38).toFixed(1)}
          cy={(y + Math.sin(angle) * r * 0.38).toFixed(1)}
          r={1.5}
          fill={PAINT.tyre}
        />
      ))}
      <circle cx={x} cy={y} r={r * 0.22} fill={PAINT.metal} />
    </g>
  );
}

/** The shadow a vehicle stands on. */
export function Ground({ from, to }: { from: number; to: number }) {
  return <ellipse cx={(from + to) / 2} cy={196.5} rx={(to - from) / 2} ry={3} fill={PAINT.tyre} opacity={0.16} />;
}
