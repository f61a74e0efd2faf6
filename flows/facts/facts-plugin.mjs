// @ts-check
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';

const NAME = 'virtual:flow-facts';

/**
 * Gives a build of the atlas its facts: `import facts, { rules } from 'virtual:flow-facts'`.
 * @returns {import('vite').Plugin}
 */
export const flowFacts = () => ({
  name: 'flow-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: async (id) => {
    if (id !== `\0${NAME}`) return null;
    const { module } = await runnerImport('./flows/facts/collect.ts', {
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
    });
    const { facts, rules } = /** @type {{ facts: unknown, rules: unknown }} */ (module);
    return `export default ${JSON.stringify(facts)};\nexport const rules = ${JSON.stringify(rules)};`;
  },
});
