// @ts-check

/** Parts of Node that look at nothing but what they are given. */
const PURE_PARTS = 'assert|buffer|crypto|events|path|path/posix|perf_hooks|timers/promises|url|util';

/** Packages that read no file of the house. Of any other it is not known. */
const PURE_PACKAGES = [
  '@headlessui/react',
  '@testing-library/react',
  '@xstate/react',
  '@xstate/test',
  'axios',
  'crypto-js',
  'elkjs',
  'fast-check',
  'hono',
  'js-cookie',
  'react',
  'react-dom',
  'storybook',
  'uqr',
  'valibot',
  'vitest',
  'wouter',
  'xstate',
].join('|');

/** A file that only writes learns nothing from the disk. */
const ONLY_WRITES = /^import \{ (?:(?:mkdirSync|writeFileSync)(?:, )?)+ \} from 'node:fs';$/m;

const OUTSIDE = [
  new RegExp(`['"\`]node:(?!(?:${PURE_PARTS})['"\`])`),
  new RegExp(`(?:from|import)\\s*\\(?\\s*['"](?=[@\\w])(?!node:|(?:${PURE_PACKAGES})['"/])`),
  // Computed where it runs.
  /\b(?:import|require)\s*\(\s*(?!['"])/,
  /\brequire\s*\(/,
  /import\.meta\.glob(?![^(]*\(\s*\[?\s*['"]\.{1,2}\/)/,
  /process\.env(?!\['\w+'\]|\.\w+)/,
  /\bgetBuiltinModule\b/,
];

/** Whether a module may learn something that its imports do not tell, so that nobody can say it has not changed. */
export const looksOutside = (/** @type {string} */ text) =>
  OUTSIDE.some((sign) => sign.test(text.replace(ONLY_WRITES, '')));

/** The settings a module asks for by name. @param {string} text */
export const settingsIn = (text) =>
  [...text.matchAll(/process\.env(?:\['(\w+)'\]|\.(\w+))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
