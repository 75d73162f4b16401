import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { slug } from './primitives.js';

export const MAX_EMBED_ORIGINS = 10;

const HOST = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?$/;
/** Where somebody tries it on their own computer. */
const OWN_COMPUTER = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** A site that may show a page of ours in a frame: scheme, host and port, as `frame-ancestors` names it. No wildcards. */
export const embedOriginSchema = z
  .string(fieldCode('ORIGIN.INVALID'))
  .trim()
  .toLowerCase()
  .max(200, fieldCode('ORIGIN.INVALID'))
  .refine((origin) => HOST.test(origin) || OWN_COMPUTER.test(origin), fieldCode('ORIGIN.INVALID'));

/** `GET /api/embed/{slug}`: a distributor whose site shows the calculator. 404 for all others. */
export const embeddingDealerSchema = z.object({
  slug,
  name: z.string(),
  /** Its picture's path, if it has one. */
  logo: z.string().nullable(),
  /** The sites that may show it, and hear how high it is. */
  origins: z.array(z.string()),
});
export type EmbeddingDealer = z.infer<typeof embeddingDealerSchema>;

/** By which a page tells its host who may show it in a frame (apps/api/src/web); it goes no further. */
export const FRAMED_BY_HEADER = 'x-framed-by';

/** Where quotes are made. */
export const QUOTE_CHANNELS = ['site', 'embed'] as const;
export type QuoteChannel = (typeof QUOTE_CHANNELS)[number];

export const QUOTE_CHANNEL_NAMES = {
  site: 'Sitio',
  embed: 'Sitio del distribuidor',
} as const satisfies Record<QuoteChannel, string>;
