import { expect, it } from 'vitest';

import { goodsText } from '../../../domain/desk/substance';
import { BAG_TOOL } from '../../../domain/desk/tools/bag';
import type { FlexiFindingCode } from '../../../domain/modes/flexi/finding';
import { liquidFindings } from '../../../domain/modes/flexi/liquid';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

/** Tool code per list finding that excludes goods from flexitanks. */
const SAYS: Partial<Record<FlexiFindingCode, string>> = {
  flexiHidden: 'hidden',
  flexiFlash: 'flammable',
  flexiSolid: 'solid',
  flexiUnfitGas: 'gasses',
  flexiUnfitSwell: 'swells',
};
const REFUSALS = new Set(Object.values(SAYS));

it('flexitank tool refuses the same substances as the goods list, for the same reason', () => {
  const typed = { d: 'N', rho: '1', t: '20', q: '20' };
  const refused = LIBRARY.flatMap((goods) => {
    const found = liquidFindings({ isDanger: 'N', name: goods.nameCn, known: goods, kind: 'known' });
    const listed = found.flatMap(({ level, code }) => (level === 'BLOCK' ? [SAYS[code] ?? code] : []));
    const { level, says } = answerOf(BAG_TOOL, { ...typed, un: goodsText(goods) }, knowing(goodsText(goods)));
    const said = level === 'BLOCK' && REFUSALS.has(says.code) ? [says.code] : [];
    expect([goods.goodsId, said], listed.join(', ')).toEqual([goods.goodsId, listed.slice(0, 1)]);
    return said;
  });
  expect([...new Set(refused)].toSorted()).toEqual(['gasses', 'hidden', 'solid', 'swells']);
});
