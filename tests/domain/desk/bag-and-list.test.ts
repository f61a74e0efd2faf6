import { expect, it } from 'vitest';

import { goodsText } from '../../../domain/desk/substance';
import { BAG_TOOL } from '../../../domain/desk/tools/bag';
import type { FlexiFindingCode } from '../../../domain/modes/flexi/finding';
import { liquidFindings } from '../../../domain/modes/flexi/liquid';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

/** What keeps goods out of any bag, by what the tool says of it. */
const SAYS: Partial<Record<FlexiFindingCode, string>> = {
  flexiHidden: 'hidden',
  flexiFlash: 'flammable',
  flexiSolid: 'solid',
  flexiUnfitGas: 'gasses',
  flexiUnfitSwell: 'swells',
};
const REFUSALS = new Set(Object.values(SAYS));

it('the tool refuses a bag to every substance that the list refuses it, for the same reason, and to no other', () => {
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
