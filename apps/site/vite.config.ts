import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Our packages are read from their TypeScript source, so the site never runs against a stale build of them.
  resolve: { conditions: ['flota-source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@flota\//],
    resolve: { conditions: ['flota-source', ...defaultServerConditions] },
  },
  server: {
    proxy: { '/api': apiOrigin, '/media': apiOrigin, '/health': apiOrigin },
  },
});
