import type { Plugin } from 'vite';

const ASKED = "typeof require === 'function'";

/**
 * A library that also runs outside of browsers looks there for chance by `require`. The bundler would put a stand-in for
 * that before everything else, and every first visit would wait for it.
 */
export const noRequire = (): Plugin => ({
  name: 'no-require',
  transform: {
    filter: { id: /\/crypto-js\/core\.js$/ },
    handler(code) {
      if (!code.includes(ASKED)) throw new Error('scripts/build/no-require.ts looks for what crypto-js no longer asks');
      return { code: code.replaceAll(ASKED, 'false').replace("require('crypto')", 'undefined'), map: null };
    },
  },
});
