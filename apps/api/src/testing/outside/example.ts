import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const EXAMPLES = new URL('../../../../../docs/integrations/examples/', import.meta.url);

export interface Example {
  url: string;
  close(): Promise<void>;
}

/**
 * Runs `docs/integrations/examples/{name}.mjs` as its readers would: `PORT=0 node {name}.mjs`, which says on its first line
 * where it listens, e.g. `Listening on http://127.0.0.1:40123`.
 */
export async function startExample(name: string, env: Record<string, string> = {}): Promise<Example> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.mjs`, EXAMPLES))], {
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), gone])) as [unknown];
  const url = typeof line === 'string' ? /https?:\/\/\S+/.exec(line)?.[0] : undefined;
  if (!url) throw new Error(`The example ${name} did not say where it listens`);
  return {
    url,
    async close() {
      child.kill();
      await gone;
    },
  };
}
