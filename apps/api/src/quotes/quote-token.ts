import { fieldCode } from '@flota/schemas';
import { z } from 'zod';

/** The random part of a quote's private link. */
export const quoteTokenSchema = z.string().regex(/^[\w-]{20,64}$/, fieldCode('TOKEN.INVALID'));
