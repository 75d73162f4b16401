/** More came than the call takes. */
export class TooLongError extends Error {}

interface Body extends AsyncIterable<Uint8Array> {
  destroy(): unknown;
}

/** Reads to the end, or no further than `most` bytes. What is left is not waited for. */
export async function readAtMost(body: Body, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) {
      body.destroy();
      throw new TooLongError();
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
