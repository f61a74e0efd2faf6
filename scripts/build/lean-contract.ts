import type { Plugin } from 'vite';

const CONTRACT = /\/contract\/.*\.ts$/;

/** What the document of the interface says of an endpoint, which a browser has no use for. */
const SUMMARY = /\bsummary: (?:'[^']*'|`[^`]*`),/g;

export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: (code) => ({ code: code.replaceAll(SUMMARY, ''), map: null }),
  },
});
