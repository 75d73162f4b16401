import sanitize from 'sanitize-html';
import { ProblemException } from '../../platform/errors/problem.exception.js';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const STRUCTURE = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask'];
const PAINT = ['linearGradient', 'radialGradient', 'stop', 'pattern'];

const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'preserveAspectRatio', 'id', 'class', 'transform', 'd', 'points', 'pathLength'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'width', 'height'],
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'mask', 'opacity', 'color', 'display'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-opacity', 'offset', 'stop-color', 'stop-opacity', 'gradientUnits'],
  ...['gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'patternUnits', 'patternTransform', 'style'],
];

/** Nothing in it leads anywhere but to a part of the same drawing. */
const leadsAway = (value: string): boolean => /url\(\s*['"]?(?!#)|[@\\]|expression|javascript:|data:/i.test(value);

const ALLOWED: sanitize.IOptions = {
  allowedTags: [...STRUCTURE, ...SHAPES, ...PAINT],
  allowedAttributes: {
    '*': ATTRIBUTES,
    use: [...ATTRIBUTES, 'href', 'xlink:href'],
    svg: [...ATTRIBUTES, 'xmlns:xlink'],
  },
  allowedSchemes: [],
  // What a style element says is looked at below.
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(
          ([name, value]) => !leadsAway(value) && (!name.endsWith('href') || value.startsWith('#')),
        ),
      ),
    }),
  },
};

const LETTERS = /<(?:\w+:)?(?:text|tspan|textPath)[\s>]/;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * A drawing of which only shapes and paint are left: no script, no letters that other machines draw otherwise, nothing from
 * elsewhere. 422 on one whose letters were not made into shapes.
 */
export function cleanSvg(upload: string): string {
  if (LETTERS.test(upload)) throw new ProblemException(422, 'FILE.SVG_TEXT');
  const clean = sanitize(upload.replace(/<!DOCTYPE[\s\S]*?(?:\]\s*)?>/gi, ''), ALLOWED).trim();
  const quiet = clean.replace(STYLES, (element, rules: string) => (leadsAway(rules) ? '' : element));
  if (!quiet.startsWith('<svg') || !/<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/.test(quiet)) {
    throw new ProblemException(422, 'FILE.UNREADABLE');
  }
  return /^<svg[^>]*\sxmlns=/.test(quiet) ? quiet : quiet.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Whether bytes that somebody sent mean to be an SVG document. */
export const startsAsSvg = (upload: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[\s\S]*?>\s*)*<svg[\s>]/i.test(
    upload.subarray(0, 4_096).toString('utf8'),
  );
