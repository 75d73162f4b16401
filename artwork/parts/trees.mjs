import { between, path, randomFrom, round } from './paint.mjs';

/** Trees stand on (0, 0) as the plants do: one unit is a centimetre, `tones` are dark, middle and light. */

/** One frond of a palm: a smooth back that droops at its end, and leaflets hanging from it. */
function frond(angle, length, fill) {
  const [reach, rise] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const at = (t) => [reach * t, -rise * t + length * 0.62 * t * t];
  const back = Array.from({ length: 10 }, (_, index) => at(index / 9));
  const leaflets = Array.from({ length: 17 }, (_, index) => {
    const t = 1 - index / 17;
    const [x, y] = at(t);
    const hang = length * (index % 2 ? 0.07 : 0.24) * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1));
    return [x + Math.sign(reach) * hang * 0.2, y + hang];
  });
  return `<path d="${path([...back, ...leaflets])}z" fill="${fill}"/>`;
}

/** A coconut palm of about nine metres; `lean` is how far its crown stands beside its foot. */
export function palm(tones, lean = 120, seed = 1) {
  const random = randomFrom(seed);
  const [top, knee] = [-780, lean * 0.18];
  const fronds = (angles, length, fill) =>
    angles.map((angle) => frond(angle + between(random, -0.1, 0.1), length * between(random, 0.9, 1.1), fill)).join('');
  const trunk = (from, to, fill) =>
    `<path d="M${from * 2} 0Q${knee + from} -420 ${lean + from} ${top}L${lean + to} ${top}Q${knee + to} -420 ${to * 2.2} 0z" fill="${fill}"/>`;
  return `${trunk(-13, 13, '#6b5a45')}${trunk(3, 13, '#b08f63')}
    <g transform="translate(${lean} ${top})">${fronds([0.1, 3.05, 0.9, 2.2], 270, tones[0])}
    ${fronds([0.45, 2.7, 1.35, 1.9], 290, tones[1])}<circle cx="-16" cy="16" r="17" fill="#7a4a2b"/><circle cx="14" cy="20" r="17" fill="#8f5a33"/>
    ${fronds([-0.3, 0.72, 2.42], 250, tones[2])}${fronds([3.4], 240, tones[1])}</g>`;
}

/** A jacaranda in blossom, six metres high: a forked trunk under a wide crown. */
export function jacaranda(tones, seed = 1) {
  const random = randomFrom(seed);
  const tier = (count, half, rise, radius, fill) =>
    Array.from({ length: count }, (_, index) => {
      const x = count > 1 ? half * ((2 * index) / (count - 1) - 1) : 0;
      const y = -rise - 60 * (1 - (x / (half + 1)) ** 2) - between(random, 0, 24);
      return `<circle cx="${round(x + between(random, -16, 16))}" cy="${round(y)}" r="${round(radius * between(random, 0.85, 1.15))}" fill="${fill}"/>`;
    }).join('');
  return `<path d="M-26 0Q-4-190-86-400h40L0-270l70-130h38Q24-190 26 0z" fill="#6a5648"/>
    ${tier(6, 250, 340, 88, tones[0])}${tier(5, 190, 400, 84, tones[1])}${tier(4, 140, 440, 40, tones[2])}${tier(4, 210, 356, 28, tones[2])}`;
}
