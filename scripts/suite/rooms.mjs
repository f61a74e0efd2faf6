// @ts-check

/**
 * The folders of tests whose files run side by side in Node, by the project they make.
 * @satisfies {Record<string, readonly string[]>}
 */
export const ROOMS = {
  unit: ['domain', 'modes', 'contract', 'architecture', 'effects', 'scripts'],
  machines: ['machines', 'tales', 'flows'],
};
