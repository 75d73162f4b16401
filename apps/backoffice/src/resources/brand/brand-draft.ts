import type { AdminBrand, BrandLook } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';

const PATH = '/api/admin/brand';

export const BRAND_KEY = ['brand'];

/** The look that staff work at, and the one that is published. */
export const useBrand = (enabled = true) =>
  useQuery({ queryKey: BRAND_KEY, queryFn: ({ signal }) => http.json<AdminBrand>(PATH, { signal }), enabled });

/** Whether two looks are one; `null` is that of nobody. */
export const sameLook = (one: BrandLook | null, other: BrandLook | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Keeps a look as the draft, unless somebody kept another one since. */
export const keepDraft = (look: BrandLook, { updatedAt }: Pick<AdminBrand, 'updatedAt'>): Promise<AdminBrand> =>
  http.json(`${PATH}/draft`, { method: 'PUT', body: { look, updatedAt } });

/** Has everybody see the draft. */
export const publishDraft = ({ updatedAt }: Pick<AdminBrand, 'updatedAt'>): Promise<AdminBrand> =>
  http.json(`${PATH}/publish`, { method: 'POST', body: { updatedAt } });
