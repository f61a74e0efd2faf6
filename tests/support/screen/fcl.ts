import { constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';

import { fclForm } from '../../../contract/modes/fcl/order';
import { fclQuote } from '../../../contract/modes/fcl/quote';
import { FCL } from '../../../domain/modes/fcl/mode';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { BOX_TYPES } from '../../../domain/offer/search';
import type { OrderEdit } from '../../../domain/order/form/edit';
import { createSea } from '../../../server/trade/sea/sea';
import { fclMode } from '../../../server/trade/modes/fcl/mode';
import { BOOKED_AT, dangerousOrder, generalOrder } from '../fcl-order';
import { anyRow } from './edits';
import { written, type Screen } from './screen';
import { untouchedWorld } from '../untouched-world';

const boxes = [{ type: '20GP' as const, count: 1 }];
const SEARCHES: readonly SailingSearch[] = [
  { orgPortCode: 'CNSHA', dstPortCode: 'KRPUS', isDanger: 'Y', unNo: '1294', boxes },
  { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger: 'Y', unNo: '1230', boxes: [{ type: '40HQ', count: 2 }] },
  { orgPortCode: 'CNNGB', dstPortCode: 'AEJEA', isDanger: 'Y', boxes },
  { orgPortCode: 'CNSHA', dstPortCode: 'USLAX', isDanger: 'N', boxes },
];

const world = untouchedWorld(BOOKED_AT);
const mode = fclMode(createSea({}));

function lockedOf(search: SailingSearch, place: number): FclQuote[] {
  const { offers } = mode.search(search, world);
  return offers.slice(0, 3).flatMap(({ offerId }, at): FclQuote[] => {
    const found = mode.offer(search, offerId, world);
    if (!found?.rates) return [];
    const quote = { quoteId: `Q${place}${at}`, mode: 'FCL' as const, state: 'LOCKED' as const, search };
    return [{ ...quote, lockedUntil: '2026-11-21T02:00:00.000Z', ...found, rates: found.rates }];
  });
}

const [first, ...others] = SEARCHES.flatMap(lockedOf).map((quote) => written(quote) as FclQuote);
if (!first) throw new Error('no sailing can be locked');

const DRAFTS = [
  { ...dangerousOrder, quoteId: 'Q00' },
  { ...generalOrder, quoteId: 'Q30' },
  {
    ...dangerousOrder,
    quoteId: '',
    goods: [...dangerousOrder.goods, ...generalOrder.goods.map((row) => ({ ...row, key: '2' }))],
  },
];

const own: Arbitrary<OrderEdit> = oneof(
  constantFrom('100', '1,000,000', '').map((value): OrderEdit => ({ kind: 'set', path: 'insuredValue', value })),
  constantFrom('TRK', 'CFS', 'INS', 'DGDEC', 'LABEL', 'WH', 'ZZZ').map(
    (code): OrderEdit => ({ kind: 'service.toggle', code }),
  ),
  record({ at: anyRow, count: constantFrom('1', '2', '3', '50', '51', 'x') }).map(
    ({ at: row, count }): OrderEdit => ({ kind: 'set', path: `boxes.${row}.count`, value: count }),
  ),
  record({ at: anyRow, type: constantFrom(...BOX_TYPES) }).map(
    ({ at: row, type }): OrderEdit => ({ kind: 'set', path: `boxes.${row}.type`, value: type }),
  ),
  constantFrom('', '-25', '10', '３０', 'x').map((value): OrderEdit => ({ kind: 'set', path: 'reeferC', value })),
  constantFrom<OrderEdit>({ kind: 'box.add' }),
  integer({ min: 1, max: 4 }).map((count): OrderEdit => ({ kind: 'boxes.use', boxes: [{ type: '20GP', count }] })),
  anyRow.map((row): OrderEdit => ({ kind: 'box.remove', at: row })),
);

export const FIRST_SAILING: FclQuote = first;

export const FCL_SCREEN: Screen = {
  mode: FCL,
  wire: { form: fclForm, quote: fclQuote },
  kept: [first, ...others],
  drafts: DRAFTS,
  own,
};
