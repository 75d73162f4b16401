import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('prisma/engine/schema-engine.mjs', import.meta.url));

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations', seed: 'node prisma/dist/seed/main.js' },
  // `generate` needs no database. The shadow database is made beside it unless another one is named (npm run db:diff).
  datasource: { url: process.env.DATABASE_URL ?? '', shadowDatabaseUrl: process.env.SHADOW_DATABASE_URL },
});
