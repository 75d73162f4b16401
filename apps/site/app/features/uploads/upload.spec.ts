import { ApiProblem } from '@flota/client';
import { expect, it, jest } from '@jest/globals';
import type { HeldUpload } from '@flota/schemas';
import type { Connection } from './connection.js';
import { Upload, type UploadWire } from './upload.js';

const problem = (status: number, code: ApiProblem['code'], errors?: ApiProblem['problem']['errors']) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code, correlationId: '', errors });

const MEGABYTE = 1024 * 1024;

/** The API as it keeps what it gets. */
function keeper() {
  const held: HeldUpload = { id: 'u-1', size: MEGABYTE, received: 0, ready: false };
  const wire = {
    start: jest.fn<UploadWire['start']>(async () => ({ ...held })),
    read: jest.fn<UploadWire['read']>(async () => ({ ...held })),
    piece: jest.fn<UploadWire['piece']>(async (_id, at, piece, onProgress) => {
      if (at !== held.received) throw problem(409, 'UPLOAD.OUT_OF_STEP');
      held.received += piece.size;
      onProgress(1);
      return { ...held };
    }),
    finish: jest.fn<UploadWire['finish']>(async () => ({ ...held, ready: true })),
    drop: jest.fn<UploadWire['drop']>(async () => undefined),
  };
  return { held, wire };
}

const file = new File([new Uint8Array(MEGABYTE)], 'poliza.pdf', { type: 'application/pdf' });
const line: Connection = { back: async () => undefined };

it('sends a file in pieces and names it once all of it is there', async () => {
  const { wire } = keeper();
  const upload = new Upload(file, wire, line);
  expect(await upload.id()).toBe('u-1');
  expect(wire.piece.mock.calls.map(([, at]) => at)).toEqual([0, MEGABYTE / 2]);
  expect(upload.state()).toEqual({ phase: 'ready', share: 1, failure: null, refused: false });
});

it('goes on from what is there after the connection was lost, and after an answer was', async () => {
  const { held, wire } = keeper();
  const phases: string[] = [];
  wire.piece.mockImplementationOnce(async (_id, _at, piece) => {
    // It arrived; nobody heard of it.
    held.received += piece.size;
    throw problem(0, 'SERVER.UNAVAILABLE');
  });
  const upload = new Upload(file, wire, line);
  upload.subscribe(() => phases.push(upload.state().phase));
  expect(await upload.id()).toBe('u-1');
  expect(wire.piece.mock.calls.map(([, at]) => at)).toEqual([0, MEGABYTE / 2]);
  expect(wire.start).toHaveBeenCalledTimes(1);
  expect(phases).toContain('waiting');
});

it('leaves it to the customer when nobody answers for long, and goes on where it stopped', async () => {
  const { wire } = keeper();
  const lost = problem(0, 'SERVER.UNAVAILABLE');
  for (let attempt = 0; attempt < 5; attempt++) wire.piece.mockRejectedValueOnce(lost);
  const upload = new Upload(file, wire, line);
  await expect(upload.id()).rejects.toBe(lost);
  expect(upload.state()).toMatchObject({ phase: 'failed', failure: expect.stringMatching(/conexión/), refused: false });
  upload.retry();
  expect(await upload.id()).toBe('u-1');
  expect(wire.start).toHaveBeenCalledTimes(1);
});

it('says what is wrong with a file that is refused, without asking again', async () => {
  const { wire } = keeper();
  wire.finish.mockRejectedValueOnce(problem(422, 'REQUEST.INVALID', [{ field: 'file', code: 'FILE.PDF_PROTECTED' }]));
  const upload = new Upload(file, wire, line);
  await expect(upload.id()).rejects.toBeInstanceOf(ApiProblem);
  expect(upload.state()).toMatchObject({ failure: expect.stringMatching(/contraseña/), refused: true });
  expect(wire.finish).toHaveBeenCalledTimes(1);
});
