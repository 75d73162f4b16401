import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { startS3Server } from '../../apps/api/dist/testing/s3-server.js';

/** A bucket that speaks S3 and answers as late as it is told. */
export async function startSlowBucket() {
  const bucket = await startS3Server();
  let late = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    await delay(late);
    const { method, headers } = request;
    const sent = { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) };
    const answer = await fetch(bucket.url + request.url, { method, headers: sent, ...(body.length > 0 && { body }) });
    response.writeHead(answer.status, { etag: answer.headers.get('etag') ?? '"x"' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    env: {
      S3_BUCKET: 'flota',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    answerAfter(/** @type {number} */ milliseconds) {
      late = milliseconds;
    },
    async read(/** @type {string} */ key) {
      const answer = await fetch(`${bucket.url}/flota/${key}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await bucket.close();
    },
  };
}
