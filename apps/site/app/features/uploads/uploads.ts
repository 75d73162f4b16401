import { ApiProblem } from '@flota/client';
import { whileOnline } from './connection.js';
import { Upload } from './upload.js';

const uploads = new WeakMap<File, Upload>();

/** A file's way to the API, which begins when somebody first asks for it and outlives the form that shows it. */
export function uploadOf(file: File): Upload {
  const known = uploads.get(file);
  if (known) return known;
  const upload = new Upload(file);
  uploads.set(file, upload);
  return upload;
}

/** Tells files apart that are called the same. */
export const uploadKey = (file: File): number => uploadOf(file).key;

export function dropUpload(file: File): void {
  uploads.get(file)?.drop();
  uploads.delete(file);
}

/**
 * What a form names a document by, once all its pages are there. Where the network is lost meanwhile the form is told, as of
 * any other call: nobody can tell a form that waits from one that is stuck. Its files go on by themselves.
 *
 * @param field of the form, to which what is refused belongs
 * @throws TypeError the network is lost
 */
export async function sentAhead(field: string, files: readonly File[]): Promise<string> {
  return (await eachSentAhead(field, files)).join(',');
}

/** The same, of a field whose files are documents of their own. */
export async function eachSentAhead(field: string, files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files)
    ids.push(await whileOnline(uploadOf(file).id()).catch((error: unknown) => refuseField(field, error)));
  return ids;
}

function refuseField(field: string, error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  const { problem } = error;
  throw new ApiProblem({ ...problem, errors: problem.errors?.map(({ code }) => ({ field, code })) });
}
