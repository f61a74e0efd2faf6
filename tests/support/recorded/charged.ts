import type { FclForm } from '../../../domain/modes/fcl/form';
import { fclPrice } from '../../../domain/modes/fcl/price';
import { segregatedGroups } from '../../../domain/order/boxes/box-advice';
import { judgeBoxSegregation } from '../../../domain/order/findings/segregation';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { countBoxes } from '../../../domain/order/blocks/load';
import { createSea } from '../../../server/trade/sea/sea';
import { fclMode } from '../../../server/trade/modes/fcl/mode';
import { chanceFrom } from './chance';
import { recordedGoodsOf } from './goods';
import { untouchedWorld } from '../untouched-world';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const LANES = ['SGSIN', 'SGSIN', 'NLRTM', 'USLAX', 'BRSSZ', 'JPTYO'];

const mode = fclMode(createSea({}));
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

/** Charges of a form by page and gateway, with a quote for it or for another. */
export function chargedAt(number: number, form: FclForm): unknown {
  const chance = chanceFrom(number * 31);
  const lane = { orgPortCode: 'CNSHA', dstPortCode: chance.oneOf(LANES) };
  const boxes = countBoxes(form.boxes);
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
  return fclPrice(form, { ...found.rates, local }, segregatedGroups(judgeBoxSegregation(form, recordedGoodsOf)));
}
