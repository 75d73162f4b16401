import type { Transport } from '@flota/client';

/** Answers what the account's pages ask for out of the sample. Nothing of it leaves the browser. */
export const sampleTransport: Transport = async (path, { method = 'GET' } = {}) => {
  const { sampleAnswer } = await import('./sample-answers.js');
  const answer = method === 'GET' ? sampleAnswer(path) : undefined;
  if (answer !== undefined) return Response.json(answer);
  return Response.json({ status: 409, code: 'SAMPLE.ONLY_LOOKS' }, { status: 409 });
};
