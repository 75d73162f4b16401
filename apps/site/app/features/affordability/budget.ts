import { type PersonType, personTypeSchema } from '@flota/schemas';
import { affordability } from '@flota/texts/site/affordability';
import { AFFORD_PATH } from '../../constants/navigation.js';
import { readPositivePesos } from '../../lib/peso-input.js';

/** What comes first of what fits. */
export const ORDERS = ['al-firmar', 'plazo', 'precio'] as const;
export type Order = (typeof ORDERS)[number];

const ORDER_TEXTS = {
  'al-firmar': 'orderSigning',
  plazo: 'orderTerm',
  precio: 'orderPrice',
} as const satisfies Record<Order, keyof typeof affordability>;

export const orderOptions = (): { value: Order; label: string }[] =>
  ORDERS.map((value) => ({ value, label: affordability[ORDER_TEXTS[value]] }));

/** What a visitor says of their money, as far as it was understood. */
export interface Wish {
  /** MXN as text. */
  monthly: string | null;
  /** What they have for signing, MXN as text; `null`: that is no limit. */
  atSigning: string | null;
  personType: PersonType | null;
  /** Slug of the only type of vehicle they want. */
  vehicleType: string | null;
  order: Order;
}

/** Names in the address's query, which keeps the question so that its answer can be shared and gone back to. */
export const WISH_PARAMETERS = {
  personType: 'persona',
  monthly: 'pago',
  atSigning: 'al-firmar',
  vehicleType: 'tipo',
  order: 'orden',
} as const satisfies Record<keyof Wish, string>;

export function readWish(query: URLSearchParams): Wish {
  const read = (key: keyof Wish) => query.get(WISH_PARAMETERS[key]) ?? '';
  const amount = (key: keyof Wish) => readPositivePesos(read(key));
  return {
    monthly: amount('monthly'),
    atSigning: amount('atSigning'),
    personType: personTypeSchema.safeParse(read('personType')).data ?? null,
    vehicleType: read('vehicleType') || null,
    order: ORDERS.find((order) => order === read('order')) ?? 'al-firmar',
  };
}

/** The part of the page that answers. */
export const ANSWER_ID = 'respuesta';

/** The query of a wish, without what is as usual. */
export function wishQuery({ order, ...wish }: Wish): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wish) as [keyof typeof wish, string | null][]) {
    if (value !== null) query.set(WISH_PARAMETERS[key], value);
  }
  if (order !== 'al-firmar') query.set(WISH_PARAMETERS.order, order);
  return query;
}

/** The page with a question in its address. */
export const affordPath = (wish: Partial<Wish> = {}): string => {
  const query = wishQuery({
    monthly: null,
    atSigning: null,
    personType: null,
    vehicleType: null,
    order: 'al-firmar',
    ...wish,
  });
  return query.size === 0 ? AFFORD_PATH : `${AFFORD_PATH}?${query.toString()}`;
};
