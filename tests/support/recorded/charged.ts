import type { FclForm } from '../../../domain/modes/fcl/form';
import { fclPrice } from '../../../domain/modes/fcl/price';
import { apartBy } from '../../../domain/order/boxes/box-advice';
import { boxVerdictOf } from '../../../domain/order/findings/segregation';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { boxesIn } from '../../../domain/order/blocks/load';
import { createSea } from '../../../server/trade/sea/sea';
import { fclMode } from '../../../server/trade/modes/fcl/mode';
import { chanceFrom } from './chance';
import { recordedGoodsOf } from './goods';
import { untouchedWorld } from '../untouched-world';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const LANES = ['SGSIN', 'SGSIN', 'NLRTM', 'USLAX', 'BRSSZ', 'JPTYO'];

const mode = fclMode(createSea({}));
/** Nothing is booked. */
const world = untouchedWorld(NOW);

type Lane = Pick<SailingSearch, 'orgPortCode' | 'dstPortCode'>;
const sailings = new Map<string, string[]>();

function sailingsOn(lane: Lane): string[] {
  const known = sailings.get(lane.dstPortCode);
  if (known) return known;
  const search = { ...lane, isDanger: 'N' as const, boxes: [{ type: '20GP' as const, count: 1 }] };
  const ids = mode.search(search, world).offers.map(({ offerId }) => offerId);
  sailings.set(lane.dstPortCode, ids);
  return ids;
}

/** What page and gateway would ask for a form of this number, by a quote that was got for it or for something else. */
export function chargedAt(number: number, form: FclForm): unknown {
  const chance = chanceFrom(number * 31);
  const lane = { orgPortCode: 'CNSHA', dstPortCode: chance.oneOf(LANES) };
  const boxes = boxesIn(form.boxes);
  const isOther = chance.isBelow(0.3);
  const unNo = form.goods.map((row) => row.unNo).find((typed) => /^\d{4}$/.test(typed)) ?? '1230';
  const search: SailingSearch = {
    ...lane,
    isDanger: form.isDanger,
    ...(form.isDanger === 'Y' && { unNo: isOther ? '1090' : unNo }),
    boxes: isOther || boxes.length === 0 ? [{ type: '40HQ', count: 1 }] : boxes,
  };
  const found = mode.offer(search, chance.oneOf(sailingsOn(lane)), world);
  if (!found?.rates) return 'no price';
  // Every form paid the declaration when these charges were recorded.
  const local = found.rates.local.map((charge) => ({ ...charge, isForDeclaration: false }));
  return fclPrice(form, { ...found.rates, local }, apartBy(boxVerdictOf(form, recordedGoodsOf)));
}
