/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { accountHomeSchema, policySchema } from '@flota/schemas';
import { z } from 'zod';
import { sampleAnswer } from './sample-answers.js';
import { sampleTransport } from './sample-transport.js';

describe('the account that staff look at', () => {
  it('has contracts and policies as the API would tell them, whose names say that they are invented', () => {
    const home = accountHomeSchema.parse(sampleAnswer('/api/customers/home'));
    expect(home.contracts.map(({ vehicle, holder }) => `${vehicle} ${holder.legalName}`)).toEqual([
      expect.stringMatching(/de ejemplo .*de Ejemplo/),
      expect.stringMatching(/de ejemplo .*de Ejemplo/),
    ]);
    expect(z.array(policySchema).parse(sampleAnswer('/api/customers/policies'))).toHaveLength(2);
  });

  it('saves and pays nothing, and says so where it ends', async () => {
    for (const call of [
      sampleTransport('/api/customers/home', { method: 'POST' }),
      sampleTransport('/api/customers/contracts/ejemplo-1'),
    ]) {
      const response = await call;
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'SAMPLE.ONLY_LOOKS' });
    }
  });
});
