import { ApiProblem, type ApiClient } from '@flota/client';
import { financingPlanDetailResponseSchema, type FinancingPlanDetail, pageSchema, type PageSlug } from '@flota/schemas';
import { redirect } from 'react-router';

type Reader = Pick<ApiClient, 'get'>;

/** `null` when it can't be had, which stays silent: the page says what it can. There being no such plan is another matter. */
export async function readPlan(client: Reader, slug: string): Promise<FinancingPlanDetail | null> {
  try {
    const path = `/api/financingplans?id=${encodeURIComponent(slug)}`;
    return (await client.get(path, financingPlanDetailResponseSchema)).financingplans;
  } catch (error) {
    // As for any other unknown address.
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) throw redirect('/');
    return null;
  }
}

/** The texts of another page, where this one can do without. */
export const readPage = (client: Reader, slug: PageSlug) =>
  client.get(`/api/pages/${slug}`, pageSchema).catch(() => null);
