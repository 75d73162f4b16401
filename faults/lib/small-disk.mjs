import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(256 * 1024);

/** Why no small disk can be had here: only root may mount one, and only Linux has this kind. */
export const whyNoSmallDisk = () =>
  process.platform === 'linux' && process.getuid?.() === 0
    ? undefined
    : 'a small disk can be mounted by root alone, and on Linux';

/**
 * A disk in memory that can be filled to its last byte.
 * @param {string} path
 * @param {number} megabytes
 */
export function mountSmallDisk(path, megabytes) {
  mkdirSync(path, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', path]);
  const ballast = (/** @type {number} */ index) => join(path, `ballast-${index}`);
  let files = 0;
  return {
    path,
    fill() {
      // The last files are small, so that not a page is left.
      for (const size of [CHUNK.length, 4096]) {
        for (let full = false; !full;) {
          try {
            writeFileSync(ballast((files += 1)), CHUNK.subarray(0, size));
          } catch (error) {
            if (error.code !== 'ENOSPC') throw error;
            full = true;
          }
        }
      }
    },
    empty() {
      for (; files > 0; files--) rmSync(ballast(files), { force: true });
    },
    // What still has a file open there keeps it until it ends.
    unmount: () => void execFileSync('umount', ['--lazy', path]),
  };
}
