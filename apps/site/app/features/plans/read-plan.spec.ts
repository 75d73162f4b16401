/** @jest-environment node */
import { ApiProblem, type ApiClient } from '@flota/client';
import { expect, it } from '@jest/globals';
import type { Problem } from '@flota/schemas';
import { readPage, readPlan } from './read-plan.js';

const failing = (status: number): Pick<ApiClient, 'get'> => {
  const problem: Problem = { type: 'about:blank', title: 'No', status, code: 'SERVER.UNAVAILABLE', correlationId: '' };
  return { get: () => Promise.reject(new ApiProblem(problem)) };
};

it.each([404, 422])('sends the visitor home when there is no such plan (%i)', async (status) => {
  const answer: unknown = await readPlan(failing(status), 'nada').catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(302);
  expect((answer as Response).headers.get('location')).toBe('/');
});

it('stays silent about a plan or page that can not be had', async () => {
  expect(await readPlan(failing(503), 'credito-directo')).toBeNull();
  expect(await readPage(failing(503), 'acerca')).toBeNull();
});
