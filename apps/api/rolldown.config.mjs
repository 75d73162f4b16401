/*
 * The API, its worker and the command `flota` in a few files: to find, read and compile three thousand modules one by one takes longer than
 * to run them (docs/decisions/032-fast-to-start-and-to-answer.md). Made from what `tsc` wrote, because Nest needs the types that it notes
 * beside the decorators.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const out = join(import.meta.dirname, 'build');

/** What has machine code or files of its own beside it; and what Nest and pg ask for only to see whether it is there. */
const LEFT_OUT = [
  /^(sharp|piscina|msgpackr-extract|swagger-ui-dist)$/,
  /^(@node-rs\/argon2|@myriaddreamin\/typst-ts-node-compiler)$/,
  /^(pg-native|class-validator|class-transformer|@fastify\/view)(\/|$)/,
  /^@nestjs\/(microservices|websockets|platform-express)(\/|$)/,
];

/** Our modules name files by where they lie themselves: for them that stays their place before. */
const filesFromWhereTheyWere = {
  name: 'files-from-where-they-were',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    return code.replaceAll('import.meta.url', `new URL('${relative(out, id)}', import.meta.url).href`);
  },
};

/** The database client's compiler comes as text in a module, which Node would keep in memory twice beside what it says. */
const compilerAsFile = {
  name: 'compiler-as-file',
  load(id) {
    if (!id.endsWith('.wasm-base64.mjs')) return null;
    const [, text] = /"([\w+/=]+)"/.exec(readFileSync(id, 'utf8'));
    const file = this.emitFile({ type: 'asset', name: 'query-compiler.wasm', source: Buffer.from(text, 'base64') });
    return `import { readFileSync } from 'node:fs';
      export const wasm = readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${file}));`;
  },
};

/** A single letter outside of ASCII makes Node keep the whole text in twice the memory. */
const inPlainLetters = {
  name: 'in-plain-letters',
  generateBundle(_options, files) {
    // A backslash and what it stands before are taken together: `\é` in an expression is not a backslash and an é.
    const plain = (code) =>
      code.replace(/\\[^]|[^\x00-\x7f]/g, (found) => (found.at(-1) > '\x7f' ? escaped(found) : found));
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = plain(file.code);
  },
};

const escaped = (found) =>
  `\\u${found
    .charCodeAt(found.length - 1)
    .toString(16)
    .padStart(4, '0')}`;

export default defineConfig({
  cwd: import.meta.dirname,
  input: { main: 'dist/main.js', worker: 'dist/worker.js', flota: 'dist/cli/main.js', commands: 'dist/cli/run.js' },
  platform: 'node',
  external: LEFT_OUT,
  plugins: [filesFromWhereTheyWere, compilerAsFile, inPlainLetters],
  transform: {
    define: {
      __dirname: 'import.meta.dirname',
      __filename: 'import.meta.filename',
      // How libraries are built, above all React; what this house may do is said by the environment as it runs.
      'process.env.NODE_ENV': '"production"',
    },
  },
  output: {
    dir: out,
    cleanDir: true,
    keepNames: true,
    // Nest's decorators want `reflect-metadata` before them, in whichever file either came to lie.
    strictExecutionOrder: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
  },
  onLog: (level, log, report) => level === 'warn' || report(level, log),
});
