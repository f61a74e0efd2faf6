// @ts-check

/** @typedef {import('./parts.mjs').PartName} PartName */
/** @typedef {{ projects: readonly string[], part: PartName }} Stage projects whose files run side by side */

/** Every promise once, at the cheapest place that can see it. @type {readonly Stage[]} */
const SHORT = [
  { projects: ['unit', 'machines', 'views'], part: 'short' },
  { projects: ['server'], part: 'short' },
  { projects: ['server-postgres'], part: 'locks' },
  { projects: ['e2e'], part: 'short' },
];

/** The same promises again in other engines and at length: what `SHORT` leaves out, and nothing twice. @type {readonly Stage[]} */
const REST = [
  { projects: ['unit', 'machines', 'views'], part: 'rest' },
  { projects: ['server'], part: 'rest' },
  { projects: ['server-postgres'], part: 'beyond locks' },
  { projects: ['chromium'], part: 'all' },
  { projects: ['storybook', 'e2e'], part: 'rest' },
];

/** @type {readonly Stage[]} */
const ALL = [
  { projects: ['unit', 'machines', 'views'], part: 'all' },
  { projects: ['server', 'server-postgres'], part: 'all' },
  { projects: ['chromium'], part: 'all' },
  { projects: ['storybook', 'e2e'], part: 'all' },
];

export const STAGES = { short: SHORT, rest: REST, all: ALL };
