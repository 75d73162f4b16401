#!/usr/bin/env node
/* `npm run build`: builds what changed since the last time. */
import { buildAll } from './lib/build.mjs';
import { runMain } from './lib/failure.mjs';

await runMain(buildAll);
