import type { LoadMode } from '../../offer/load';
import { lclQuestion, type LclRowText } from './search';

const { rows } = lclQuestion.parts;

export const LCL_LOAD: LoadMode<LclRowText> = {
  most: rows.most,
  kept: rows.kept,
  blank: rows.blank,
  parts: Object.keys(rows.cells),
  // Packing group and name belong to one substance only, so they are cleared.
  otherGoods: (row) => ({ ...row, group: '', name: '' }),
  picked: (_, { packingGroup }) => ({ group: packingGroup ?? '' }),
  read(search) {
    const { isDanger, isStackable, rows: said } = lclQuestion.asked(search);
    return { isDanger, isStackable, rows: said };
  },
  words(load) {
    const { d, rows: said, stack } = lclQuestion.words({ ...lclQuestion.asked(''), ...load, rows: [...load.rows] });
    return { d: d ?? null, rows: said ?? null, stack: stack ?? null, un: null, goods: null, pg: null };
  },
};
