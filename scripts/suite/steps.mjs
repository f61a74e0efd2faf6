// @ts-check
import { SCOPES } from '../rooms.mjs';

/** @typedef {import('./run.mjs').Step} Step */

const TYPED_FOLDERS = ['.', ...SCOPES];

const PACKAGE = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  biome: 'node_modules/@biomejs/biome/bin/biome',
};

/** Each checker works out for itself what files have in common, and the linter or the tests have the other core. */
const CHECKERS = ['--checkers', '1'];

/** The machines and the rules are compiled once more without the DOM, the gateway without the browser. @type {Step[]} */
const types = TYPED_FOLDERS.map((folder) => ({
  name: `types: ${folder === '.' ? 'the whole house' : folder}`,
  tool: PACKAGE.tsc,
  args: ['--project', folder, ...CHECKERS],
}));

/** @type {Step[]} */
export const STILL_STEPS = [
  { name: 'lint', tool: PACKAGE.oxlint, args: ['--deny-warnings'] },
  ...types,
  { name: 'format', tool: PACKAGE.biome, args: ['format', '.'] },
];

const TYPES_KEPT = '.cache/types';
const HOUSE = 'types: the whole house';

/** @param {string} name where the compiler keeps what it has found */
const keptOf = (name) => `${TYPES_KEPT}/${name.replaceAll(/\W+/g, '-')}`;

/** What it has found of the whole house: the linter asks it whose types have changed. */
export const KEPT_TYPES = keptOf(HOUSE);

/**
 * The compiler knows the types of a file as one word from the first time on only where it writes them down. Otherwise the
 * first edit of a file is to it a change of its types, for everybody who reaches it, and for the linter as well.
 */
const DECLARED = `--noEmit false --declaration --emitDeclarationOnly --outDir ${TYPES_KEPT}/declared`.split(' ');

/** @type {Step} */
const LINT_CHANGED = { name: 'lint', tool: 'scripts/suite/lint-changed.mjs', args: [] };

/** @param {Step} step @returns {Step} */
const kept = (step) => ({
  ...step,
  args: [
    ...step.args,
    '--incremental',
    '--tsBuildInfoFile',
    keptOf(step.name),
    ...(step.name === HOUSE ? DECLARED : []),
  ],
  ...(step.name === HOUSE ? { next: LINT_CHANGED } : {}),
});

/**
 * What the compiler and the linter have found out stays for the next time: only what a change touches is read again.
 * The whole house comes first, as it takes longest, and the linter after it.
 * @type {Step[]}
 */
export const QUICK_STEPS = STILL_STEPS.filter(({ name }) => name !== LINT_CHANGED.name).map((step) =>
  types.includes(step) ? kept(step) : step,
);

/** @type {Step} */
export const LINT_BY_TYPES = { name: 'lint by types', tool: PACKAGE.oxlint, args: ['--type-aware', '--deny-warnings'] };

/** Its crawl in a browser is a test; the building is not, and runs beside the other steps. @type {Step} */
export const STORYBOOK = { name: 'Storybook', tool: 'scripts/build-storybook.mjs', args: [] };

/** @type {Step} */
export const BUILD = { name: 'build', tool: 'node_modules/tsx/dist/cli.mjs', args: ['scripts/build.ts', '--stale'] };
