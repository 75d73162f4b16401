import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const KEPT = fileURLToPath(new URL('../build/.compiled', import.meta.url));
/** Later than a start takes: until then Node compiles function by function what is run. */
const ALL_RUN_ONCE_MS = 20_000;

/**
 * Node lays what it compiles beside the build, and the next start doesn't compile it again. By itself it would only
 * when it exits, which a process that is ended by a signal doesn't. Where nothing may be written, nothing is kept.
 */
export function keepCompiled(): void {
  enableCompileCache(KEPT);
  setTimeout(flushCompileCache, ALL_RUN_ONCE_MS).unref();
}
