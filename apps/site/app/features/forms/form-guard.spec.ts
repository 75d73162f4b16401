import { expect, it } from '@jest/globals';
import { createFormGuard } from './form-guard.js';

const accept = () => {
  const keys: string[] = [];
  return { keys, post: (_: unknown, key: string) => Promise.resolve(keys.push(key)) };
};

it('gives the same content the same key, whatever the request looks like', async () => {
  const guard = createFormGuard();
  const { keys, post } = accept();
  await guard.send({ file: 'one' }, post, 'content');
  await guard.send({ file: 'two' }, post, 'content');
  await guard.send({ file: 'two' }, post, 'other content');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('takes an empty answer for a failure: a visitor is never told of a receipt that is none', async () => {
  await expect(createFormGuard().send({}, () => Promise.resolve(null))).rejects.toThrow(/without a receipt/);
});
