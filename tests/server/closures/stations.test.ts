import { expect, it } from 'vitest';

import { placeKey, type Closure } from '../../../domain/offer/closure';
import { dayAt, daysAfter } from '../../../domain/values/days';
import { closuresOn } from '../../../server/closures/passed';
import { cfsQuoteFor } from '../../support/cfs-order';
import { BOOKED_AT } from '../../support/fcl-order';

it('a station that is closed when the port stops taking boxes is closed to its offers, whenever that begins', () => {
  const { offer } = cfsQuoteFor();
  const cut = dayAt(Date.parse(offer.leavesAt ?? ''));
  const closed = (from: number, until: number): Closure => ({
    closureId: `from ${from} until ${until}`,
    mode: 'CFS',
    key: placeKey(offer.detail.station.code),
    name: '外高桥装箱站',
    classes: [],
    reason: '停电检修',
    from: daysAfter(cut, from),
    until: daysAfter(cut, until),
  });
  const rows = [closed(-1, 3), closed(0, 0), closed(1, 4)];
  expect(closuresOn(rows, offer, BOOKED_AT).map(({ closureId }) => closureId)).toEqual([
    'from -1 until 3',
    'from 0 until 0',
  ]);
});
