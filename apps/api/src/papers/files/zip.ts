import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  /** With its folders, e.g. `AISM780412QX1/2026-05/factura-FL-1042.xml`. */
  path: string;
  content: Uint8Array;
}

/** What is compressed already gets no smaller, and no faster. */
const isCompressed = (path: string) => path.endsWith('.pdf');

/** A ZIP as it grows: a file is asked for once the bytes of the one before were taken. */
export async function* zipped(files: AsyncIterable<ZippedFile>, at = new Date()): AsyncGenerator<Buffer> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const taken = () => {
    if (failure) throw failure;
    return ready.splice(0).map((chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  for await (const { path, content } of files) {
    const file = isCompressed(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    file.mtime = at;
    zip.add(file);
    file.push(content, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
