import { between, polygon, randomFrom, verticalGradient } from './paint.mjs';

/**
 * A ridge line through `anchors` (`[x, y]` of the large peaks and saddles), made rough by midpoint displacement:
 * every pass halves the segments and the strength of the displacement.
 */
export function ridgeLine({ anchors, roughness, passes = 4, seed }) {
  const random = randomFrom(seed);
  let points = anchors;
  let strength = roughness;
  for (let pass = 0; pass < passes; pass += 1) {
    points = points.flatMap(([x, y], index) => {
      const next = points[index + 1];
      if (!next) return [[x, y]];
      const at = between(random, 0.38, 0.62);
      const middle = [x + (next[0] - x) * at, y + (next[1] - y) * at + between(random, -1, 1) * strength];
      return [[x, y], middle];
    });
    strength *= 0.52;
  }
  return points;
}

const isPeak = (points, index, reach) =>
  points.every(([, y], other) => other === index || Math.abs(other - index) > reach || y > points[index][1]);

/** The faces turned away from the light: from each summit along the ridge, and back up a jagged spur. */
export function shadedFaces({ points, depth, lightFrom, seed, reach = 5 }) {
  const random = randomFrom(seed);
  const away = lightFrom === 'right' ? -1 : 1;
  const faces = [];
  for (let index = 1; index < points.length - 1; index += 1) {
    if (!isPeak(points, index, reach)) continue;
    const [px, py] = points[index];
    const slope = [];
    for (let at = index; points[at] && slope.length < 40; at += away) {
      if (slope.length > 3 && points[at][1] < points[at - away][1] - 6) break;
      slope.push(points[at]);
    }
    const fall = depth * between(random, 0.7, 1.15);
    const spur = [0.8, 0.6, 0.42, 0.26, 0.12].map((share, step) => [
      px + away * fall * (0.16 * share + (step % 2 ? 0.1 : -0.05) * between(random, 0.6, 1.2)),
      py + fall * share,
    ]);
    const [ex, ey] = slope.at(-1);
    faces.push([...slope, [ex, Math.max(ey, py + fall * 0.55)], [px + away * fall * 0.3, py + fall], ...spur]);
  }
  return faces;
}

/** One layer of mountains down to `bottom`: colour at the crest, haze at the foot, the shaded faces over it. */
export function ridge({
  id,
  anchors,
  roughness,
  passes,
  seed,
  bottom,
  color,
  haze,
  hazeAt = 1,
  shade,
  depth = 140,
  lightFrom = 'right',
}) {
  const points = ridgeLine({ anchors, roughness, passes, seed });
  const top = Math.min(...points.map(([, y]) => y));
  const outline = [...points, [points.at(-1)[0], bottom], [points[0][0], bottom]];
  const faces = shade
    ? `<g clip-path="url(#${id}-clip)">${shadedFaces({ points, depth, lightFrom, seed: seed + 1 })
        .map((face) => polygon(face, `url(#${id}-shade)`))
        .join('')}</g>`
    : '';
  return `<defs>${verticalGradient(id, top, bottom, [
    [0, color],
    [hazeAt, haze],
  ])}
    ${
      shade
        ? verticalGradient(`${id}-shade`, top, top + depth * 1.6, [
            [0, shade, 0.8],
            [1, shade, 0],
          ])
        : ''
    }
    ${shade ? `<clipPath id="${id}-clip">${polygon(outline, color)}</clipPath>` : ''}</defs>
    ${polygon(outline, `url(#${id})`)}${faces}`;
}
