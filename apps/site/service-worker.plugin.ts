import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'app/service-worker/service-worker.ts';

/** Writes the service worker beside the build it is of: one file under a name that stays, for browsers to ask about. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'build/client' }, bundle) {
      const name = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILD: JSON.stringify(name) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, ENTRY),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
