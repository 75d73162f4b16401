import 'leaflet/dist/leaflet.css';
import { dealers as texts } from '@flota/texts/site/dealers';
import {
  control,
  divIcon,
  type FitBoundsOptions,
  latLngBounds,
  type LatLngBoundsLiteral,
  type LatLngTuple,
  layerGroup,
  type Map,
  map as createMap,
  marker,
  svgOverlay,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Distributor } from '@flota/schemas';
import mexico from '@svg-maps/mexico';
import { clusterPoints } from './cluster-points.js';
import type { Position } from './find-dealers.js';

/**
 * Corners of the drawing's view box. It is in Mercator's projection, as Leaflet's own map: fitted to known extremes of
 * thirteen states, whose mean error is about a twentieth of a degree; all cities of the catalogue lie in their states.
 */
const OUTLINE_BOUNDS: LatLngBoundsLiteral = [
  [14.493, -118.46],
  [32.75, -86.658],
];

const OUTLINE_AUTHOR = 'V. Cazanave, CC BY 4.0';

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
  const attribution = texts.outline({ author: OUTLINE_AUTHOR });
  svgOverlay(outlineOfStates(), OUTLINE_BOUNDS, { attribution, pane: OUTLINE_PANE }).addTo(map);
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

/** Pins nearer than this would lie on each other, and under one thumb. */
const REACH = 40;

/** Where pins are kept away from: the buttons that zoom are at the top right, over the gulf. */
const ROOM = { paddingTopLeft: [24, 44], paddingBottomRight: [72, 32] } satisfies FitBoundsOptions;

const cluster = (count: number) =>
  divIcon({ className: 'dealer-cluster', html: String(count), iconSize: [44, 44], iconAnchor: [22, 22] });

const placeOf = ({ latitude, longitude }: Distributor): LatLngTuple => [latitude, longitude];

/** The dealers, put together where they would lie on each other at this zoom. The selected one stands by itself. */
function groupsAt(map: Map, dealers: readonly Distributor[], selected: string | null): Distributor[][] {
  const points = dealers.map((dealer) => {
    const { x, y } = map.project(placeOf(dealer), map.getZoom());
    return { x, y, dealer };
  });
  const [own, others] = [true, false].map((isOwn) =>
    points.filter(({ dealer }) => (dealer.slug === selected) === isOwn),
  );
  return [...(own ?? []).map((point) => [point]), ...clusterPoints(others ?? [], REACH)].map((group) =>
    group.map(({ dealer }) => dealer),
  );
}

/** Every dealer on it is in the list beside it too, so its pins are left out of the keyboard's way. */
export default function DealerMap(props: DealerMapProps) {
  const { dealers, selected, position, onSelect, tileUrl, tileAttribution } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<Map>(null);
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
      attributionControl: false,
    });
    control.zoom({ position: 'topright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(created);
    control.attribution({ prefix: false }).addTo(created);
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
    const you =
      position && marker([position.latitude, position.longitude], { icon: pin('dealer-pin-you'), keyboard: false });
    you?.addTo(target);
    const corners = [...dealers.map(placeOf), ...(position ? [[position.latitude, position.longitude] as const] : [])];
    if (corners.length > 0)
      target.fitBounds(latLngBounds(corners.map(([latitude, longitude]) => [latitude, longitude])), {
        maxZoom: CLOSEST_ZOOM,
        ...ROOM,
        animate: false,
      });
    return () => void you?.remove();
  }, [dealers, position, tileUrl]);

  useEffect(() => {
    const target = map.current;
    if (!target) return;
    const pins = layerGroup().addTo(target);
    const draw = () => {
      pins.clearLayers();
      for (const group of groupsAt(target, dealers, selected)) pins.addLayer(markerOf(group));
    };
    const markerOf = (group: readonly Distributor[]) => {
      const [first] = group;
      if (!first || group.length > 1) return clusterOf(group);
      const created = marker(placeOf(first), {
        icon: pin(first.slug === selected ? 'dealer-pin-selected' : ''),
        zIndexOffset: first.slug === selected ? 1_000 : 0,
        title: first.name,
        alt: first.name,
        keyboard: false,
      });
      return created.on('click', () => select.current(first.slug));
    };
    /** Comes nearer, as far as that tells them apart; else the list does. */
    const clusterOf = (group: readonly Distributor[]) => {
      const bounds = latLngBounds(group.map(placeOf));
      const title = texts.cluster({ n: group.length });
      const created = marker(bounds.getCenter(), { icon: cluster(group.length), title, alt: title, keyboard: false });
      return created.on('click', () => {
        if (target.getZoom() < target.getMaxZoom()) target.fitBounds(bounds, ROOM);
        else if (group[0]) select.current(group[0].slug);
      });
    };
    draw();
    target.on('zoomend', draw);
    return () => {
      target.off('zoomend', draw);
      pins.remove();
    };
  }, [dealers, selected, tileUrl]);

  useEffect(() => {
    const chosen = dealers.find(({ slug }) => slug === selected);
    if (chosen) map.current?.panTo(placeOf(chosen));
  }, [selected, dealers]);

  return <div ref={element} role="region" aria-label={texts.map} className="isolate size-full bg-sand-deep" />;
}
