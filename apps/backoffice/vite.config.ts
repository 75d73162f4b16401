import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: {
    conditions: ['flota-source', 'module', 'browser', 'development|production'],
    // The rich text input brings a second copy of react-admin's interface.
    dedupe: ['ra-ui-materialui'],
  },
  server: {
    port: 5174,
    strictPort: true,
    proxy: { '/api': apiOrigin, '/media': apiOrigin, '/artwork': apiOrigin },
  },
  build: {
    // The policy takes fonts as files of ours, and not from within a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // react-admin and MUI are one piece that every page needs; splitting them further only adds requests.
    chunkSizeWarningLimit: 1400,
  },
});
