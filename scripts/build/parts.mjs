// @ts-check

/**
 * What is built, from which files, and the file that shows it is there.
 * @typedef {{ name: 'site' | 'server', inputs: string[], proof: string }} Part
 * @type {Part[]}
 */
export const PARTS = [
  {
    name: 'site',
    inputs: [
      'src',
      'machines',
      'contract',
      'domain',
      'public',
      'index.html',
      'user-center',
      'vite.config.ts',
      'package-lock.json',
    ],
    proof: 'dist/site/index.html',
  },
  {
    name: 'server',
    inputs: ['server', 'contract', 'domain', 'package-lock.json'],
    proof: 'dist/server/main.js',
  },
];
