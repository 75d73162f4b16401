import { Ground, PAINT, Wheel } from './parts.js';

/** Three-axle tipper for building sites. */
export function VocationalTruck() {
  return (
    <>
      <Ground from={30} to={456} />
      <path d="M40 146h290v15H46q-6 0-6-6z" fill={PAINT.shade} />
      <path d="M20 62l24 72q3 8 12 8h222q8 0 9-8l5-82q0-6-6-6H32q-15 0-12 16z" fill={PAINT.stripe} />
      <path d="M20 62q-3-16 12-16h254q6 0 6 6v4H20z" fill="#c74f02" />
      <path d="M286 46h24q20 0 22-14h14v5q-2 21-26 21h-34z" fill="#c74f02" />
      <path d="M76 58l14 84M126 58l9 84M176 58l4 84M226 58v84M268 58l-3 84" stroke="#b54702" strokeWidth={6} />
      <path d="M44 46q20-20 52-16 26-18 60-4 30-12 52 4 30-4 46 16z" fill="#9c8a6a" />
      <path d="M96 30q26-18 60-4l-30 20H70zM208 30q30-4 46 16h-60z" fill="#83724f" />
      <path
        d="M306 158V70q0-10 10-10h54q11 0 15 10l12 28q2 5 8 5h24q17 0 19 17l5 36q1 8-6 8h-18a37 37 0 0 0-74 0h-43q-6 0-6-6z"
        fill={PAINT.body}
      />
      <path d="M306 70q0-10 10-10h54q9 0 13 6h-70q-5 0-7 4z" fill={PAINT.light} />
      <path d="M332 74h32q5 0 7 5l9 22q1 4-3 4h-45q-5 0-5-5V79q0-5 5-5z" fill={PAINT.glass} />
      <path d="M332 74h32q5 0 7 5l1 3-45 16V79q0-5 5-5z" fill="#fff" opacity={0.32} />
      <path d="M320 66v98M386 106v14q0 5-4 8l-13 30" stroke={PAINT.shade} strokeWidth={1.6} fill="none" />
      <path d="M328 114h15" stroke={PAINT.metal} strokeWidth={3} strokeLinecap="round" />
      <path d="M296 164V56q0-5 4-5t4 5v108z" fill={PAINT.metal} />
      <path d="M395 103h44" stroke={PAINT.light} strokeWidth={2.4} strokeLinecap="round" />
      <rect x={428} y={116} width={20} height={15} rx={4} fill={PAINT.lamp} />
      <path d="M449 110l4 50h-9l-2-22z" fill={PAINT.metal} />
      <path d="M430 168h26v9q0 3-3 3h-22z" fill={PAINT.metalDark} />
      <rect x={384} y={68} width={8} height={26} rx={3} fill={PAINT.tyre} />
      <rect x={232} y={153} width={58} height={24} rx={6} fill={PAINT.metal} />
      <path d="M238 159h46" stroke="#fff" strokeWidth={3} strokeLinecap="round" opacity={0.75} />
      <rect x={40} y={146} width={6} height={13} rx={2} fill={PAINT.rear} />
      <path d="M330 55h5M350 55h5" stroke={PAINT.lamp} strokeWidth={4} strokeLinecap="round" />
      <Wheel x={104} />
      <Wheel x={170} />
      <Wheel x={398} />
    </>
  );
}
