import { expect, it } from 'vitest';

import { DGD } from '../../../../domain/modes/dgd/mode';
import { findGoods } from '../../../../server/world/dangerous-goods/library';
import { dgdCopy } from '../../../../src/copy/modes/dgd';
import { dgdFacts, soundDgd } from '../../../support/dgd-order';
import { sentenceOf } from '../../../support/sentences';

it('dgdAirForbidden: classifies goods forbidden by air for sea and land only', () => {
  const form = soundDgd('5');
  const judged = (unNo: string) => {
    const goods = form.goods.map((row) => ({
      ...row,
      unNo,
      goodsId: findGoods(unNo)?.goodsId ?? '',
      nameCn: `货${unNo}`,
    }));
    return sentenceOf(DGD.acceptance({ ...form, goods }, dgdFacts('5')).findings, 'dgdAirForbidden', dgdCopy.finding);
  };
  expect(judged('1017')).toBe('PASS 该物质航空禁运，鉴定仅供陆海运输使用');
  expect(judged('1230')).toBeNull();
});
