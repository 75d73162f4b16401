import { z } from 'zod';
import { fieldCode } from './field-codes.js';

/** A picture of public content: one of the site's own drawings or an uploaded file. */
export const imagePath = z
  .string(fieldCode('IMAGE.REQUIRED'))
  .regex(/^\/(artwork\/[a-z0-9-]{1,60}|media\/[0-9a-f]{64})$/, fieldCode('IMAGE.INVALID'));

/** An uploaded picture also comes in these widths, at `/media/{hash}/{width}`. */
export const MEDIA_WIDTHS = [480, 800, 1200] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

export const VIDEO_TYPE = 'video/mp4';
/** What an uploaded video is called: players are told by it, and so are visitors who save one. */
export const VIDEO_NAME = 'video.mp4';
export const UPLOADED_VIDEO = /^\/media\/([0-9a-f]{64})\/video\.mp4$/;
/** A minute and a half as sites show it. It has to pass proxies that take 30 MB. */
export const MAX_VIDEO_BYTES = 25 * 1024 * 1024;

/** A video of our own or on another site; a page never loads the latter by itself. */
export const videoUrl = z
  .string()
  .trim()
  .max(500, fieldCode('URL.TOO_LONG'))
  .regex(/^(\/|https:\/\/)\S+$/, fieldCode('URL.INVALID'));

/** Where a link of public content leads: a path of the site, a web address, a telephone number or a mailbox. */
export const linkTarget = z
  .string(fieldCode('URL.REQUIRED'))
  .trim()
  .max(500, fieldCode('URL.TOO_LONG'))
  .regex(/^(\/(?!\/)\S*|https:\/\/\S+|tel:\S+|mailto:\S+)$/, fieldCode('URL.INVALID'));

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** Lets staff empty a field: an empty text becomes `null`. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blank, schema.nullable()).default(null);

/** One line of text, from `min` to `max` characters. */
export const line = (max: number, min = 1) =>
  z.string(fieldCode('TEXT.REQUIRED')).trim().min(min, fieldCode('TEXT.REQUIRED')).max(max, fieldCode('TEXT.TOO_LONG'));

/** HTML as staff write it; the server sanitises it before it is stored. */
export const htmlText = (max: number, min = 0) =>
  z.string(fieldCode('TEXT.REQUIRED')).trim().min(min, fieldCode('TEXT.REQUIRED')).max(max, fieldCode('TEXT.TOO_LONG'));

export const position = z
  .number(fieldCode('NUMBER.INVALID'))
  .int(fieldCode('NUMBER.INVALID'))
  .min(0, fieldCode('NUMBER.INVALID'))
  .max(10_000, fieldCode('NUMBER.INVALID'));

const instant = z.iso.datetime({ offset: true, error: fieldCode('DATE.INVALID') });

/** When content is shown: from and until `null` mean "already" and "for good". */
export const publicationFields = { publishedFrom: orNull(instant), publishedUntil: orNull(instant) };

interface Publication {
  publishedFrom?: string | null;
  publishedUntil?: string | null;
}

/** For `refine`: content must not end before it begins. */
export const untilAfterFrom = ({ publishedFrom, publishedUntil }: Publication): boolean =>
  !publishedFrom || !publishedUntil || Date.parse(publishedUntil) > Date.parse(publishedFrom);

export const UNTIL_BEFORE_FROM = { path: ['publishedUntil'], error: fieldCode('DATE.BEFORE_START') };

/** Worked out from the dates at the time of the answer. */
export const PUBLICATION_STATES = ['scheduled', 'published', 'ended'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];
