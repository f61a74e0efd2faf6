import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { houseContact } from './scripts/build/house-contact.mjs';

export default defineConfig({
  plugins: [react(), tailwind()],
  define: houseContact(process.env),
  // React has had it itself for long; the charts and the router ask for it by the name of its stand-in.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    assetsInlineLimit: 0,
    // The names of all pieces in the first script would cost every visitor a kilobyte; a piece names its own.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, pieces, { hostType }) => (hostType === 'html' ? pieces : []),
    },
  },
});
