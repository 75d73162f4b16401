import { z } from 'zod';
import { recordVersionSchema } from '../primitives.js';
import { brandLookSchema } from './look.js';

/** `GET /api/admin/brand`: the look that staff are working at, beside the one visitors see. */
export const adminBrandSchema = z.object({
  draft: brandLookSchema,
  updatedAt: z.iso.datetime(),
  /** The published one; null while the product's own look is used. */
  published: brandLookSchema.nullable(),
  /** Shows the site as the draft has it, at `/?vista-previa={token}`; another one after each publication. */
  previewToken: z.string(),
  versions: z.array(
    z.object({
      number: z.number().int(),
      publishedAt: z.iso.datetime(),
      publishedBy: z.string(),
      look: brandLookSchema,
    }),
  ),
});
export type AdminBrand = z.output<typeof adminBrandSchema>;

/** `PUT /api/admin/brand/draft` */
export const brandDraftWriteSchema = recordVersionSchema.extend({ look: brandLookSchema });

/** `POST /api/admin/brand/publish`: the draft as it was when it was looked at. */
export const brandPublishSchema = recordVersionSchema;

/** `POST /api/admin/brand/pictures` */
export const brandPictureSchema = z.object({ path: z.string(), width: z.number().int(), height: z.number().int() });

/** The parameter that a page of the site is previewed by. */
export const PREVIEW_PARAMETER = 'vista-previa';
