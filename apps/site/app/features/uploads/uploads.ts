import { ApiProblem } from '@flota/client';
import { online } from './connection.js';
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
 * What a form names a document by, once all its pages are there; waits for the connection as long as it is lost.
 *
 * @param field of the form, to which what is refused belongs
 */
export async function sentAhead(field: string, files: readonly File[]): Promise<string> {
  return (await eachSentAhead(field, files)).join(',');
}

/** The same, of a field whose files are documents of their own. */
export async function eachSentAhead(field: string, files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files)
    ids.push(
      await uploadOf(file)
        .id()
        .catch((error: unknown) => refuseField(field, error)),
    );
  await online();
  return ids;
}

function refuseField(field: string, error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  const { problem } = error;
  throw new ApiProblem({ ...problem, errors: problem.errors?.map(({ code }) => ({ field, code })) });
}
