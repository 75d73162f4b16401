import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClamdScanner } from '../platform/uploads/clamd-scanner.js';
import { MALWARE } from './clamd-server.js';
import { eventually } from './eventually.js';

const run = promisify(execFile);

export interface Clamd {
  address: string;
  stop(): Promise<void>;
}

/**
 * ClamAV's own daemon, which knows one signature: that of the test file, of any type and at any place. `null` where it is
 * not installed.
 */
export async function startClamd(): Promise<Clamd | null> {
  const program = await run('/bin/sh', ['-c', 'PATH=$PATH:/usr/sbin:/usr/local/sbin command -v clamd']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  if (!program) return null;
  const directory = await mkdtemp(join(tmpdir(), 'flota-clamd-'));
  const socket = join(directory, 'clamd.ctl');
  const address = `unix:${socket}`;
  await writeFile(join(directory, 'test.ndb'), `Eicar-Test-File:0:*:${Buffer.from(MALWARE).toString('hex')}\n`);
  const settings = [
    `DatabaseDirectory ${directory}`,
    `LocalSocket ${socket}`,
    `User ${userInfo().username}`,
    'Foreground yes',
    'MaxThreads 4',
    'StreamMaxLength 25M',
  ];
  await writeFile(join(directory, 'clamd.conf'), `${settings.join('\n')}\n`);
  const daemon = spawn(program, ['--config-file', join(directory, 'clamd.conf')], { stdio: 'ignore' });
  const ended = once(daemon, 'exit');
  const stop = async () => {
    daemon.kill('SIGKILL');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const scanner = new ClamdScanner(address);
  try {
    await eventually(() => scanner.isThere(), Boolean);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
