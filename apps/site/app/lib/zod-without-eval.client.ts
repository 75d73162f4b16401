/*
 * The page's policy forbids code from text. Zod falls back by itself, but its try is reported as a breach. Its `config`
 * keeps the setting in this global; calling it from here would bring zod's core to every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
