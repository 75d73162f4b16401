import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import { readPrivateHosts } from '../../platform/config/private-hosts.js';
import { guardedAgent, type Resolve } from './guarded-connect.js';
import { OutboundError } from './outbound-error.js';
import { Transport } from './transport.js';

let outside: Outside;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  outside = await startOutside({ 'GET /': () => ({ json: { secret: true } }) });
});
afterEach(async () => {
  outside.received.length = 0;
  for (const close of closing.splice(0)) await close();
});
afterAll(() => outside.close());

/** What a name server says, one answer after the other. */
const saying = (...answers: LookupAddress[][]) => {
  let asked = 0;
  const resolve: Resolve = (_host, _options, done) => done(null, answers[Math.min(asked++, answers.length - 1)] ?? []);
  return { resolve, asked: () => asked };
};
const at = (address: string): LookupAddress[] => [{ address, family: address.includes(':') ? 6 : 4 }];

function transport(privateHosts: string, resolve?: Resolve): Transport {
  const named = readPrivateHosts(privateHosts) ?? [];
  const agent = guardedAgent({ privateHosts: named, resolve });
  closing.push(() => agent.destroy());
  return new Transport(agent, named);
}

const port = () => new URL(outside.url).port;
const reached = async (way: Transport, url: string): Promise<unknown> => {
  const request = { url: new URL(url), method: 'GET', headers: {}, mostBytes: 1_000 } as const;
  return way.send('crm', { ...request, signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    (error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      return error.reason ?? error.kind;
    },
  );
};

describe('a connection', () => {
  it.each([
    'https://127.0.0.1:PORT/',
    'https://127.1:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f000001:PORT/',
    'https://0177.0.0.1:PORT/',
    'https://[::1]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://[64:ff9b::127.0.0.1]:PORT/',
    'https://169.254.169.254/',
    'https://0.0.0.0:PORT/',
    'https://localhost:PORT/',
  ])('is not opened to %s', async (url) => {
    expect(await reached(transport(''), url.replace('PORT', port()))).toBe('private-address');
  });

  it.each(['10.0.0.8', '::ffff:10.0.0.8', 'fd00::8', '169.254.169.254'])(
    'is not opened to a name that leads to %s',
    async (address) => {
      expect(await reached(transport('', saying(at(address)).resolve), 'https://crm.test/')).toBe('private-address');
    },
  );

  it('is not opened to a name of which one address among others is private', async () => {
    const both = saying([...at('8.8.8.8'), ...at('127.0.0.1')]);
    expect(await reached(transport('', both.resolve), 'https://crm.test/')).toBe('private-address');
  });

  it('asks for a name once: another answer a moment later (DNS rebinding) changes nothing', async () => {
    const rebinding = saying(at('127.0.0.1'), at('8.8.8.8'));
    expect(await reached(transport('', rebinding.resolve), `https://crm.test:${port()}/`)).toBe('private-address');
    expect(rebinding.asked()).toBe(1);
    expect(outside.received).toEqual([]);
  });

  it('knows no protocol but https where nobody named the host', async () => {
    expect(await reached(transport(''), `http://8.8.8.8:${port()}/`)).toBe('not-https');
    expect(await reached(transport('127.0.0.1:1'), outside.url)).toBe('not-https');
  });

  it('is opened to a private host that the installation named, on that port', async () => {
    expect(await reached(transport('127.0.0.1'), outside.url)).toBe(200);
    expect(await reached(transport(`127.0.0.1:${port()}`), outside.url)).toBe(200);
    expect(await reached(transport('localhost'), `http://LOCALHOST:${port()}/`)).toBe(200);
    expect(outside.received).toHaveLength(3);
  });
});
