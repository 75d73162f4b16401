import { readFileSync } from 'node:fs';
import { INK, mix, place } from './paint.mjs';
import { printed } from './side/printed.mjs';

/** The side views that also stand in the quote's PDF: 480 × 200, facing right, wheels on y = 196. */
const drawing = (family) =>
  printed(readFileSync(new URL(`../public/silhouettes/${family}.svg`, import.meta.url), 'utf8'))
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/<ellipse[^>]*\/>/, '');

const GROUND = 196;
const METRES_PER_UNIT = 0.0208;

const wheel = (x, r = 26) => `<circle cx="${x}" cy="${GROUND - r}" r="${r}" fill="#0e1b22"/>
  <circle cx="${x}" cy="${GROUND - r}" r="${r * 0.62}" fill="#c3cccf"/><circle cx="${x}" cy="${GROUND - r}" r="${r * 0.5}" fill="#8b999f"/>
  <circle cx="${x}" cy="${GROUND - r}" r="${r * 0.2}" fill="#c3cccf"/>`;

/** A dry van trailer for the tractor: its king pin sits over the tractor's rear axles. */
const ribs = Array.from({ length: 17 }, (_, index) => `M${-436 + index * 36} 24v92`).join('');
const lamps = Array.from({ length: 9 }, (_, index) => `M${-440 + index * 74} 123h7`).join('');
const trailer = `
  <path d="M-460 132h520v10h-520z" fill="#16272f"/>
  <path d="M-470 136h250l-14 26h-222z" fill="#16272f"/>
  <path d="M-92 140h8v44h-8zM-66 140h8v44h-8zM-100 182h50v5h-50z" fill="#3d535e"/>
  <rect x="-478" y="8" width="666" height="120" rx="4" fill="#fbf8f2"/>
  <path d="${ribs}" stroke="#d8cfbd" stroke-width="1.4"/>
  <path d="M-478 12q0-4 4-4h658q4 0 4 4v8h-666zM-478 118h666v10h-666z" fill="#d8cfbd"/>
  <path d="M-478 96L188 54v24L-478 116z" fill="#e85d04"/><path d="M-478 116L188 78v6L-478 122z" fill="#ffb703"/>
  <path d="${lamps}" stroke="#ffb703" stroke-width="3.4"/>
  <rect x="-478" y="122" width="7" height="14" fill="#b3261e"/>
  <path d="M-470 150h30v30h-6v-24h-24z" fill="#16272f"/>${wheel(-392)}${wheel(-332)}`;

const VEHICLES = {
  tractorTrailer: { content: () => drawing('tractor') + trailer, from: -478, to: 452 },
  tractor: { content: () => drawing('tractor'), from: 40, to: 452 },
  mediumTruck: { content: () => drawing('medium-truck'), from: 22, to: 462 },
  vocationalTruck: { content: () => drawing('vocational-truck'), from: 18, to: 458 },
  platform: { content: () => drawing('platform'), from: 22, to: 462 },
  cityBus: { content: () => drawing('city-bus'), from: 14, to: 468 },
  coach: { content: () => drawing('coach'), from: 12, to: 472 },
};

/** Bathes a drawing in the light of its scene; `keep` maps the colours that shine by themselves. */
const bathe = (svg, { color, share, keep = {} }) =>
  svg.replace(/#[0-9a-f]{6}/g, (hex) => keep[hex] ?? mix(hex, color, share));

/**
 * A vehicle with its wheels on the ground point `[x, z]` (its middle), in the scale of that depth. `shadowTo`
 * throws its shadow along the ground, away from the light.
 */
export function vehicle({ view, name, at: [x, z], flip = false, light, shadowTo = 0, shadow = 0.4 }) {
  const { content, from, to } = VEHICLES[name];
  const [px, py] = view.project([x, z]);
  const scale = view.pixelsPerMetre(z) * METRES_PER_UNIT;
  const ground = `<path d="M${from + 12} ${GROUND - 8}H${to - 8}L${to - 8 + shadowTo} ${GROUND + 5}H${from + 4 + shadowTo}z" fill="${INK}" opacity="${shadow}"/>`;
  const body = light ? bathe(content(), light) : content();
  return place(`<g transform="translate(${-(from + to) / 2} ${-GROUND})">${ground}${body}</g>`, px, py, scale, flip);
}

/** A coach seen from the front, in metres' scale of 100 units, standing on (0, 0): 255 wide, 350 high. */
const coachFront = `<path d="M-126-14H126L140 46H-140z" fill="#0e1b22" opacity="0.3"/><path d="M-132-14H132V4H-132z" fill="#0e1b22" opacity="0.45"/>
  <path d="M-112-40h34v42h-34zM78-40h34v42H78z" fill="#0e1b22"/>
  <path d="M-127-30V-300q0-44 40-48Q0-356 87-348q40 4 40 48V-30q0 12-12 12h-230q-12 0-12-12z" fill="#fbf8f2"/>
  <path d="M-127-30V-300q0-44 40-48l20-1q-36 10-36 52V-18h-12q-12 0-12-12z" fill="#d8cfbd"/>
  <path d="M-112-286q0-34 32-38Q0-332 80-324q32 4 32 38v126q0 12-14 13-98 8-196 0-14-1-14-13z" fill="#16272f"/>
  <path d="M-104-262h100v108q-50 0-92-3-8-1-8-8zM4-262h100v97q0 7-8 8-42 3-92 3z" fill="#a9c6cc"/>
  <path d="M20-262h50L-4-168v-62zM92-262h12v20L36-155q-16 1-26 1z" fill="#fff" opacity="0.35"/>
  <path d="M-74-310H74v26H-74z" fill="#0e1b22"/><path d="M-58-297H24M36-297h22" stroke="#ffb703" stroke-width="8" stroke-dasharray="9 5"/>
  <path d="M-127-128q127 18 254 0v40q-127 16-254 0z" fill="#e85d04"/><path d="M-127-66q127 10 254 0v36q0 12-12 12h-230q-12 0-12-12z" fill="#24343d"/>
  <path d="M-118-74q34 0 44 22l-40-2zM118-74q-34 0-44 22l40-2z" fill="#ffd873"/><path d="M-40-44h80v14h-80z" fill="#c3cccf"/>
  <path d="M-128-290q-22 0-24 22v46h14v-46q0-8 12-8zM128-290q22 0 24 22v46h-14v-46q0-8-12-8z" fill="#0e1b22"/>`;

/** A tractor seen from the front, in the same scale. */
const tractorFront = ({ body, shade, stripe }) => `<path d="M-126-12H126L112 24H-168z" fill="#0e1b22" opacity="0.24"/>
  <path d="M-118-60h36v62h-36zM82-60h36v62H82z" fill="#0e1b22"/>
  <path d="M-126-392h10v250h-10zM116-392h10v250h-10z" fill="#c3cccf"/>
  <path d="M-108-170V-318q3-58 38-72H70q35 14 38 72v148z" fill="${body}"/><path d="M-108-170V-318q3-58 38-72h24q-32 20-34 72v148z" fill="${shade}"/>
  <path d="M-94-206q-3-46 6-74 88-14 176 0 9 28 6 74-94-10-188 0z" fill="#16272f"/>
  <path d="M-86-214q-2-34 4-58 40-6 79-6v58q-44 0-83 6zM3-278q40 0 79 6 6 24 4 58-39-6-83-6z" fill="#a9c6cc"/>
  <path d="M22-277h34L14-220H3v-30z" fill="#fff" opacity="0.35"/>
  <path d="M-98-300Q0-318 98-300v10Q0-308-98-290z" fill="#0e1b22"/>
  <path d="M-60-366h12M-30-370h12M-6-371H6M18-370h12M48-366h12" stroke="#ffb703" stroke-width="8" stroke-linecap="round"/>
  <path d="M-122-58q-6-70 34-92l16-44Q0-206 72-194l16 44q40 22 34 92z" fill="${body}"/><path d="M-122-58q-6-70 34-92l16-44 22-5-20 60-6 81z" fill="${shade}"/>
  <path d="M-48-182Q0-190 48-182l6 122H-54z" fill="#16272f"/><path d="M-43-162h86M-45-142h90M-47-122h94M-48-102h96M-49-82h98" stroke="#c3cccf" stroke-width="6"/>
  <path d="M-88-150Q0-164 88-150l3 12Q0-150-91-138z" fill="${stripe}"/>
  <path d="M-114-122q26-8 44 2l-2 26q-26 4-44-4zM114-122q-26-8-44 2l2 26q26 4 44-4z" fill="#ffe2a3"/>
  <path d="M-126-66h252l-6 44q-120 8-240 0z" fill="#c3cccf"/><path d="M-34-54h68v22h-68z" fill="#fbf8f2"/><path d="M-124-34h248l-2 12q-122 8-244 0z" fill="#8b999f"/>
  <path d="M-146-286h22v82h-22zM124-286h22v82h-22z" fill="#0e1b22"/>`;

const facing = (content, view, [x, z], light) => {
  const [px, py] = view.project([x, z]);
  return place(light ? bathe(content, light) : content, px, py, view.pixelsPerMetre(z) / 100);
};

export const oncomingCoach = (view, at, light) => facing(coachFront, view, at, light);

/** `paint` names the tractor's colours: body, shade and stripe. */
export const facingTractor = (view, at, paint) => facing(tractorFront(paint), view, at);
