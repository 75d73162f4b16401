import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { type ClamdServer, MALWARE, startClamdServer } from '../../testing/clamd-server.js';
import { startClamd } from '../../testing/real-clamd.js';
import { contentOf } from '../storage/storage.js';
import { ClamdScanner } from './clamd-scanner.js';
import type { FileScanner } from './file-scanner.js';

/** Only for a scanner that says nothing: one that answers may take its time on a busy machine. */
const hurried = { connectMs: 300, totalMs: 600 };
const clean = Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(300_000)]);
const infected = Buffer.concat([clean, Buffer.from(MALWARE), clean]);

describe('a scanner that speaks the protocol of clamd', () => {
  let clamd: ClamdServer;
  let scanner: FileScanner;

  beforeAll(async () => {
    clamd = await startClamdServer(1_000_000);
  });
  afterAll(() => clamd.close());
  beforeEach(() => {
    scanner = new ClamdScanner(clamd.address);
    clamd.behave('well');
    clamd.scanned.length = 0;
  });

  it('is sent the whole file and says what it is', async () => {
    expect(await scanner.scan(contentOf(clean))).toEqual({ isInfected: false });
    expect(await scanner.scan(contentOf(infected))).toEqual({ isInfected: true, name: 'Win.Test.EICAR_HDB-1' });
    expect(clamd.scanned.map((bytes) => bytes.length)).toEqual([clean.length, infected.length]);
    expect(clamd.scanned[0]?.equals(clean)).toBe(true);
  });

  it('says nothing of what is too large for it: it counts as not scanned', async () => {
    await expect(scanner.scan(contentOf(randomBytes(3_000_000)))).rejects.toThrow('size limit exceeded');
  });

  it.each(['silent', 'hanging up'] as const)('is given up when it is %s', async (how) => {
    clamd.behave(how);
    scanner = new ClamdScanner(clamd.address, hurried);
    await expect(scanner.scan(contentOf(clean))).rejects.toThrow(
      how === 'silent' ? 'longer than 600 ms' : /hung up|EPIPE|ECONNRESET|premature/i,
    );
    expect(await scanner.isThere()).toBe(false);
  });

  it('is not called late for what came while this process was busy', async () => {
    const asked = new ClamdScanner(clamd.address, { connectMs: 50, totalMs: 30_000 }).isThere();
    const until = Date.now() + 200;
    while (Date.now() < until);
    expect(await asked).toBe(true);
  });

  it('is there or not', async () => {
    expect(await scanner.isThere()).toBe(true);
    expect(await new ClamdScanner('tcp://127.0.0.1:1').isThere()).toBe(false);
    expect(await new ClamdScanner('unix:/nowhere/clamd.ctl').isThere()).toBe(false);
    await expect(new ClamdScanner('unix:/nowhere/clamd.ctl').scan(contentOf(clean))).rejects.toThrow('ENOENT');
  });
});

const real = await startClamd();

describe('ClamAV itself', () => {
  afterAll(() => real?.stop());

  if (!real) {
    it('is not tried here: clamd is not installed (apt-get install clamav-daemon)', () => expect(real).toBeNull());
  } else {
    const scanner = new ClamdScanner(real.address);

    it('lets a clean file pass, and finds the test file, at the end of a large one too', async () => {
      expect(await scanner.isThere()).toBe(true);
      expect(await scanner.scan(contentOf(clean))).toEqual({ isInfected: false });
      expect(await scanner.scan(contentOf(infected))).toMatchObject({
        isInfected: true,
        name: expect.stringContaining('Eicar'),
      });
    });

    it('looks at several at once', async () => {
      const verdicts = await Promise.all(
        Array.from({ length: 8 }, (_, index) => scanner.scan(contentOf(index % 2 ? infected : clean))),
      );
      expect(verdicts.map(({ isInfected }) => isInfected)).toEqual([
        false,
        true,
        false,
        true,
        false,
        true,
        false,
        true,
      ]);
    });
  }
});
