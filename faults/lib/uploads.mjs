import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { inParallel } from './client.mjs';
import { signInStaff } from './people.mjs';

/** Of a PNG: length, type, content and checksum. */
function chunk(/** @type {string} */ type, /** @type {Buffer} */ content) {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** One grey pixel, another one each time. */
const picture = () =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from([0, randomInt(256)]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/**
 * Staff add pictures, so many at once, and see to it that each is taken: what is answered counts in the client's tally.
 * @param {import('./machine.mjs').Machine} machine
 * @param {ReturnType<typeof import('./client.mjs').createClient>} client
 * @param {number} count
 */
export async function uploadPictures(machine, client, count) {
  const headers = await signInStaff(machine, 'content');
  let taken = 0;
  await inParallel(count, count, async () => {
    const body = new FormData();
    body.append('file', new Blob([picture()], { type: 'image/png' }), 'pixel.png');
    if (await client.post('/api/admin/files', { body, headers })) taken += 1;
  });
  return taken;
}
