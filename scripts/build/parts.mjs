// @ts-check
import { inputsOf } from '../rooms.mjs';

/**
 * What is built, from which files, and the file that shows it is there.
 * @typedef {{ name: 'site' | 'server' | 'packing' | 'storybook', inputs: string[], proof: string }} Part
 */

/** Parts that `npm start` cannot serve without. @satisfies {Part[]} */
export const SERVED = [
  {
    name: 'site',
    inputs: inputsOf('site'),
    proof: 'dist/site/index.html',
  },
  {
    name: 'server',
    inputs: inputsOf('server'),
    proof: 'dist/server/main.js',
  },
];

/** The packed copies of the site that was built last. @satisfies {Part} */
export const PACKING = {
  name: 'packing',
  inputs: ['dist/site.stamp'],
  proof: 'dist/site/index.html.br',
};

/** Parts that `npm run build` leaves behind, each after those that it is made of. @satisfies {Part[]} */
export const PARTS = [...SERVED, PACKING];

/** @type {Part} */
export const STORYBOOK = {
  name: 'storybook',
  inputs: inputsOf('storybook'),
  proof: 'storybook-static/index.html',
};
