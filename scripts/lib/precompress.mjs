import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What shrinks: pictures and fonts are compressed already. */
const TEXTS = /\.(js|css|svg|json|txt)$/;
const WORTH_BYTES = 1024;

/**
 * Lays a `.br` and a `.gz` beside every text file below a folder, as small as they get: that takes long once, and is sent
 * many times.
 * @param {string} folder
 */
export function precompress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < WORTH_BYTES) continue;
    const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
