import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Everything a running installation writes: database, files, mail, secrets, logs. */
export const varDirectory = join(root, 'var');

/** A program that npm brought. `node` is among them: the pinned version, whatever the machine has. */
export const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
