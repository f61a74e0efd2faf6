// @ts-check

/**
 * What is built, from which files, and the file that shows it is there.
 * @typedef {{ name: 'site' | 'server' | 'storybook', inputs: string[], proof: string }} Part
 */

/** What `npm start` serves. @satisfies {Part[]} */
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

/** @type {Part} */
export const STORYBOOK = {
  name: 'storybook',
  inputs: [
    '.storybook',
    'stories',
    'flows',
    'src',
    'machines',
    'domain',
    'contract',
    'public',
    'vite.config.ts',
    'package-lock.json',
  ],
  proof: 'storybook-static/index.html',
};
