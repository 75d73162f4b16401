import mexico from '@svg-maps/mexico';
import type { LatLngBoundsLiteral } from 'leaflet';

/**
 * Corners of the drawing's view box. It is in Mercator's projection, as Leaflet's own map: fitted to known extremes of
 * thirteen states, whose mean error is about a twentieth of a degree; all cities of the catalogue lie in their states.
 */
export const OUTLINE_BOUNDS: LatLngBoundsLiteral = [
  [14.493, -118.46],
  [32.75, -86.658],
];

export const OUTLINE_ATTRIBUTION = 'Contorno: V. Cazanave, CC BY 4.0';

const SVG = 'http://www.w3.org/2000/svg';

export function outlineOfStates(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', mexico.viewBox);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('class', 'dealer-outline');
  for (const state of mexico.locations) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', state.path);
    svg.append(path);
  }
  return svg;
}
