import { createECDH, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionData, ShownNotice } from '@flota/schemas';
import ece from 'http_ece';

interface Arrived {
  notice: ShownNotice;
  ttl: number;
  topic: string;
  /** Whom the push service would turn to. */
  contact: string;
  /** Whose signature it bears. */
  publicKey: string;
}

export interface PushService {
  /** What a browser hands over once it was let in. */
  subscription: PushSubscriptionData;
  /** What the browser could read, in order. */
  arrived: Arrived[];
  /** What it answers, 201 unless told otherwise. */
  status: number;
  stop(): Promise<void>;
}

/** A push service (RFC 8030) and the browser behind it, which reads what is encrypted for it and signed by whom it let in. */
export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const service: PushService = {
    subscription: { endpoint: '', keys: { p256dh: browser.getPublicKey('base64url'), auth } },
    arrived: [],
    status: 201,
    stop: () => new Promise((done) => server.close(() => done())),
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (service.status === 201) {
        const plain = ece.decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret: auth });
        service.arrived.push({ notice: JSON.parse(plain.toString()) as ShownNotice, ...headersOf(request) });
      }
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  service.subscription.endpoint = `http://127.0.0.1:${port}/subscriptions/${auth}`;
  return service;
}

/** @throws Error when the signature (RFC 8292) is not that of the key it names, or is for somebody else */
function headersOf({ headers }: IncomingMessage): Omit<Arrived, 'notice'> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk: JsonWebKey = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))) {
    throw new Error('Not signed by the key it names');
  }
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
  if (aud !== `http://${headers.host}`) throw new Error(`Signed for ${aud}`);
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted as RFC 8188 has it');
  return { ttl: Number(headers.ttl), topic: String(headers.topic), contact: sub, publicKey };
}
