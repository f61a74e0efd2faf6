import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwind()],
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
