import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { orderedIds } from './ordered-ids.js';

it('ids are of version 7, sort as they were made, and are never the same', () => {
  const ids = orderedIds(10_000);
  expect(z.uuidv7().safeParse(ids[9_999]).success).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set([...ids, ...orderedIds(10_000)]).size).toBe(20_000);
});
