import { Ground, PAINT, Wheel } from './parts.js';

/** Highway tractor with sleeper cab, 6×4. */
export function Tractor() {
  return (
    <>
      <Ground from={40} to={452} />
      <path d="M44 136h250v16H52q-8 0-8-8z" fill={PAINT.shade} />
      <path d="M84 136l10-12h72l10 12z" fill={PAINT.metalDark} />
      <path d="M60 132q3-22 34-22h6q31 0 34 22h-6q-3-14-25-14h-12q-22 0-25 14z" fill={PAINT.shade} opacity={0.9} />
      <path d="M128 132q3-22 34-22h6q31 0 34 22h-6q-3-14-25-14h-12q-22 0-25 14z" fill={PAINT.shade} opacity={0.9} />
      <path
        d="M204 156V50q0-17 17-20l62-14q22-5 34 12l26 42q4 6 12 7l58 9q24 4 28 27l5 30q1 9-6 9h-20a37 37 0 0 0-74 0h-26z"
        fill={PAINT.body}
      />
      <path d="M204 156V50q0-17 17-20l14-3v129z" fill={PAINT.shade} />
      <path d="M221 30l62-14q16-4 27 5l-78 19q-12 3-28 10 0-17 17-20z" fill={PAINT.light} />
      <path d="M284 58h30q5 0 8 5l17 28q2 4-3 4h-52q-5 0-5-5V63q0-5 5-5z" fill={PAINT.glass} />
      <path d="M284 58h30q5 0 8 5l3 5-46 18V63q0-5 5-5z" fill="#fff" opacity={0.32} />
      <rect x={240} y={60} width={26} height={24} rx={4} fill={PAINT.glassDark} />
      <path d="M272 50v106M342 97v22q0 6-5 9l-15 28" stroke={PAINT.shade} strokeWidth={1.6} fill="none" />
      <path d="M279 103h16" stroke={PAINT.metal} strokeWidth={3} strokeLinecap="round" />
      <path d="M204 118l138-7 3 10-141 9z" fill={PAINT.stripe} />
      <path d="M352 86l50 7" stroke={PAINT.light} strokeWidth={2.4} strokeLinecap="round" />
      <path d="M421 112q15 3 19 18l-17-2q-8-1-8-8 0-8 6-8z" fill={PAINT.lamp} />
      <path d="M421 112q15 3 19 18l-7-1q-4-11-12-17z" fill="#fff" opacity={0.6} />
      <path d="M441 134l4 22h-14l-2-21z" fill={PAINT.metal} />
      <path d="M418 166h27q3 0 3 4v3q0 4-4 4h-28z" fill={PAINT.metalDark} />
      <rect x={338} y={56} width={9} height={27} rx={3} fill={PAINT.tyre} />
      <path d="M334 66h6" stroke={PAINT.tyre} strokeWidth={3} />
      <rect x={222} y={150} width={98} height={27} rx={7} fill={PAINT.metal} />
      <path d="M228 157h86" stroke="#fff" strokeWidth={3} strokeLinecap="round" opacity={0.75} />
      <path d="M248 150v27M294 150v27" stroke={PAINT.metalDark} strokeWidth={4} />
      <path d="M302 180h22" stroke={PAINT.metalDark} strokeWidth={4} strokeLinecap="round" />
      <path d="M262 21h5M280 17h5" stroke={PAINT.lamp} strokeWidth={4} strokeLinecap="round" />
      <rect x={44} y={138} width={5} height={11} rx={1.5} fill={PAINT.rear} />
      <Wheel x={97} />
      <Wheel x={165} />
      <Wheel x={380} />
    </>
  );
}
