import { ApiProblem } from '@flota/client';
import { redirect } from 'react-router';

/** What is not there, or no longer, is an unknown address: it leads to the home page, or to a nearer one. */
export async function orHome<Content>(content: Promise<Content>, nearest = '/'): Promise<Content> {
  try {
    return await content;
  } catch (error) {
    // 422: what stands in the address can't be the name of anything.
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) throw redirect(nearest);
    throw error;
  }
}
