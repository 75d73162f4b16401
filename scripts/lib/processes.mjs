import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What tells a process from a later one that was given the same id: when it began. Null when no such process lives.
 * @param {number} pid
 * @returns {string | null}
 */
export function processStart(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (existsSync('/proc/self/stat')) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name, in brackets, may hold spaces: the fields are counted from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : `${bootId()}-${fields[19]}`;
    } catch {
      return null;
    }
  }
  return psField(pid, 'lstart');
}

/**
 * @param {number} pid
 * @returns {string | null}
 */
export function processCommand(pid) {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    } catch {
      return null;
    }
  }
  return psField(pid, 'command');
}

/**
 * @param {number | undefined} pid
 * @returns {number[]} none where the system does not tell
 */
export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * @param {number} pid
 * @param {string} field
 */
function psField(pid, field) {
  try {
    return (
      execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    );
  } catch {
    return null;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false; // it has just ended, which is what was wanted
  }
}

/**
 * Sends the signals one after the other, giving each its time, until the process is gone.
 * @param {number} pid
 * @param {[NodeJS.Signals, number][]} steps signal and milliseconds to wait after it
 */
export async function endProcess(pid, steps) {
  const start = processStart(pid);
  if (start === null) return;
  for (const [signal, milliseconds] of steps) {
    sendSignal(pid, signal);
    const deadline = Date.now() + milliseconds;
    while (Date.now() < deadline) {
      if (processStart(pid) !== start) return;
      await delay(25);
    }
  }
}

/**
 * A note of a process in a file, to find it again from another run.
 * @param {string} file
 * @param {number} pid
 */
export function notePid(file, pid) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid, start: processStart(pid), command: processCommand(pid) }));
}

/**
 * The process of a note if it is still that one: same id, same start, so never a stranger.
 * @param {string} file
 * @returns {number | null}
 */
export function livingPid(file) {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8'));
    return note.start !== null && processStart(note.pid) === note.start ? note.pid : null;
  } catch {
    return null;
  }
}

/**
 * Makes this process the owner of whatever `file` stands for.
 * @param {string} file
 * @returns {{ owner: number } | { release(): void }} the living owner, when it is another process
 */
export function takeLock(file) {
  const owner = livingPid(file);
  if (owner !== null && owner !== process.pid) return { owner };
  notePid(file, process.pid);
  return { release: () => rmSync(file, { force: true }) };
}
