import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin } from 'vite';

import type { Facts } from './facts.types';

const NAME = 'virtual:flow-facts';

/** Gives a build of the atlas its facts: `import facts from 'virtual:flow-facts'`. */
export const flowFacts = (): Plugin => ({
  name: 'flow-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: async (id) => {
    if (id !== `\0${NAME}`) return null;
    const { module } = await runnerImport<{ facts: Facts }>('./flows/facts/collect.ts', {
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
    });
    return `export default ${JSON.stringify(module.facts)};`;
  },
});
