// @ts-check
import { readPieceFacts } from '../scripts/pieces/facts.mjs';
import { root } from '../scripts/root.mjs';

const NAME = 'virtual:piece-facts';

/** Gives the matrix of pieces its facts. @returns {import('vite').Plugin} */
export const pieceFacts = () => ({
  name: 'piece-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(readPieceFacts(root))};` : null),
});
