import * as v from 'valibot';
import { expect, it } from 'vitest';

import { goodsIdentify } from '../../../../contract/world/dangerous-goods';
import { LIBRARY } from '../../../../server/world/dangerous-goods/library';

it('every library substance fits the wire schema', () => {
  const mute = LIBRARY.filter(
    (goods) => !v.safeParse(goodsIdentify.reply, { rows: [{ kind: 'known', goods: [goods], strangers: [] }] }).success,
  );
  expect(mute.map(({ unNo, goodsId }) => `${unNo} ${goodsId}`)).toEqual([]);
});
