import 'leaflet/dist/leaflet.css';
import {
  control,
  divIcon,
  latLngBounds,
  type LatLngBoundsLiteral,
  type Map,
  map as createMap,
  marker,
  type Marker,
  svgOverlay,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Distributor } from '@flota/schemas';
import mexico from '@svg-maps/mexico';
import type { Position } from './find-dealers.js';

/**
 * Corners of the drawing's view box. It is in Mercator's projection, as Leaflet's own map: fitted to known extremes of
 * thirteen states, whose mean error is about a twentieth of a degree; all cities of the catalogue lie in their states.
 */
const OUTLINE_BOUNDS: LatLngBoundsLiteral = [
  [14.493, -118.46],
  [32.75, -86.658],
];

const OUTLINE_ATTRIBUTION = 'Contorno: V. Cazanave, CC BY 4.0';

const SVG = 'http://www.w3.org/2000/svg';

function outlineOfStates(): SVGElement {
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

export interface DealerMapProps {
  dealers: readonly Distributor[];
  selected: string | null;
  position: Position | null;
  onSelect: (slug: string) => void;
  /** Raster tiles; without them the map is an outline of the states. */
  tileUrl: string | null;
  tileAttribution: string | null;
}

const CLOSEST_ZOOM = 13;
const OUTLINE_ZOOM = 7.5;

const OUTLINE_PANE = 'outline';

/** Below the tiles: it is seen while they load, and wherever one is missing. */
function drawOutline(map: Map): void {
  map.createPane(OUTLINE_PANE).style.zIndex = '150';
  svgOverlay(outlineOfStates(), OUTLINE_BOUNDS, { attribution: OUTLINE_ATTRIBUTION, pane: OUTLINE_PANE }).addTo(map);
}

/** Over the outline. A server of which no tile comes is left alone, and the map goes no closer than the outline is good for. */
function drawTiles(map: Map, url: string, attribution: string): void {
  const tiles = tileLayer(url, { attribution });
  let came = false;
  tiles.once('tileload', () => (came = true));
  tiles.on('load', () => {
    if (came) return;
    // Not at once: Leaflet still looks for the layer's map after it has told of this.
    queueMicrotask(() => {
      tiles.remove();
      map.setMaxZoom(OUTLINE_ZOOM);
    });
  });
  tiles.addTo(map);
}

/** A thumb's box around a drawn pin of 30 pixels, whose point is the place (`app.css`). */
const pin = (className: string) =>
  divIcon({ className: `dealer-pin ${className}`, iconSize: [44, 44], iconAnchor: [22, 37] });

/** Every dealer on it is in the list beside it too, so its pins are left out of the keyboard's way. */
export default function DealerMap(props: DealerMapProps) {
  const { dealers, selected, position, onSelect, tileUrl, tileAttribution } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<Map>(null);
  const markers = useRef<Record<string, Marker>>({});
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });

  useEffect(() => {
    if (!element.current) return;
    const created = createMap(element.current, {
      scrollWheelZoom: false,
      maxZoom: tileUrl ? 18 : OUTLINE_ZOOM,
      zoomSnap: 0.25,
      keyboard: false,
      zoomControl: false,
    });
    control.zoom({ zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(created);
    created.attributionControl.setPrefix(false);
    drawOutline(created);
    if (tileUrl) drawTiles(created, tileUrl, tileAttribution ?? '');
    created.fitBounds(OUTLINE_BOUNDS);
    map.current = created;
    return () => {
      created.remove();
      map.current = null;
    };
  }, [tileUrl, tileAttribution]);

  useEffect(() => {
    const target = map.current;
    if (!target) return;
    const shown = dealers.map((dealer) => {
      const created = marker([dealer.latitude, dealer.longitude], {
        icon: pin(''),
        title: dealer.name,
        alt: dealer.name,
        keyboard: false,
      });
      created.on('click', () => select.current(dealer.slug)).addTo(target);
      markers.current[dealer.slug] = created;
      return created;
    });
    const you =
      position && marker([position.latitude, position.longitude], { icon: pin('dealer-pin-you'), keyboard: false });
    you?.addTo(target);
    const corners = [...shown, ...(you ? [you] : [])].map((each) => each.getLatLng());
    if (corners.length > 0)
      target.fitBounds(latLngBounds(corners), { maxZoom: CLOSEST_ZOOM, padding: [36, 36], animate: false });
    return () => {
      for (const created of shown) created.remove();
      you?.remove();
      markers.current = {};
    };
  }, [dealers, position, tileUrl]);

  useEffect(() => {
    for (const [slug, each] of Object.entries(markers.current)) {
      each.getElement()?.classList.toggle('dealer-pin-selected', slug === selected);
      each.setZIndexOffset(slug === selected ? 1_000 : 0);
    }
    const chosen = selected ? markers.current[selected] : undefined;
    if (chosen) map.current?.panTo(chosen.getLatLng());
  }, [selected, dealers]);

  return (
    <div
      ref={element}
      role="region"
      aria-label="Mapa de los distribuidores de la lista"
      className="isolate size-full bg-sand-deep"
    />
  );
}
