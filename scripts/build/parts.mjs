// @ts-check
import { inputsOf } from '../rooms.mjs';

/**
 * What is built, from which files, and the file that shows it is there.
 * @typedef {{ name: 'site' | 'server' | 'storybook', inputs: string[], proof: string }} Part
 */

/** What `npm start` serves. @satisfies {Part[]} */
export const PARTS = [
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

/** @type {Part} */
export const STORYBOOK = {
  name: 'storybook',
  inputs: inputsOf('storybook'),
  proof: 'storybook-static/index.html',
};
