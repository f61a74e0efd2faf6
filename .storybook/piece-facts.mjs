// @ts-check
import { readFacts } from '../scripts/pieces/read-facts.mjs';
import { root } from '../scripts/root.mjs';

const NAME = 'virtual:piece-facts';

/** Gives the matrix of pieces its facts. @returns {import('vite').Plugin} */
export const pieceFacts = () => ({
  name: 'piece-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => {
    if (id !== `\0${NAME}`) return null;
    const { pieces, patterns, undocumented } = readFacts(root);
    return [
      `export default ${JSON.stringify(pieces)};`,
      `export const patterns = ${JSON.stringify(patterns)};`,
      `export const undocumented = ${JSON.stringify(undocumented)};`,
    ].join('');
  },
});
