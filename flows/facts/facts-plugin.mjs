// @ts-check
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';

const NAME = 'virtual:flow-facts';

const gather = async () => {
  const { module } = await runnerImport('./flows/facts/collect.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
  });
  const { facts, rules } = /** @type {{ facts: unknown, rules: unknown }} */ (module);
  return `export default ${JSON.stringify(facts)};\nexport const rules = ${JSON.stringify(rules)};`;
};

/**
 * Gives a build of the atlas its facts: `import facts, { rules } from 'virtual:flow-facts'`.
 * @returns {import('vite').Plugin}
 */
export const flowFacts = () => {
  let isBuild = false;
  /** @type {string | null} */
  let gathered = null;
  return {
    name: 'flow-facts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    // Beside thousands of modules on one thread each of theirs waits its turn, and after a minute the runner gives up.
    buildStart: async () => {
      if (isBuild) gathered = await gather();
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? (gathered ?? gather()) : null),
  };
};
