// @ts-check

/**
 * The folders of tests whose files run side by side in Node, by the project they make.
 * @satisfies {Record<string, readonly string[]>}
 */
export const ROOMS = {
  unit: ['domain', 'modes', 'contract', 'architecture', 'effects', 'scripts'],
  machines: ['machines', 'tales', 'flows'],
};

/** Every test, every story, every tale of an area at once: any edit there would ask all of it, so the whole suite does. */
export const LEFT_TO_ALL = [
  'tests/flows/rules.test.ts',
  'tests/flows/story-names.test.ts',
  ...['booking', 'content', 'identity', 'order', 'shell'].map((area) => `tests/tales/${area}.test.ts`),
];

/**
 * What walks a whole chart. It answers for the chart and what is drawn of it, so that between two edits it is asked when
 * one of these has changed; the rules a chart asks have tests of their own, and the whole suite walks over both.
 */
export const WALKS = /^tests\/machines\/.*\.(?:model|stories)\.test\.ts$/;

/** What a walk answers for. */
export const WALKED = /^(?:machines|stories|tests)\//;
