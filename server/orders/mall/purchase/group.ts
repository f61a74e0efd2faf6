import { tidySum } from '../../../../domain/offer/containers';
import { judgeTogether, type LinesTogether } from '../../../../domain/mall/basket';
import { deliveryKinds } from '../../../../domain/mall/landed';
import { roadKm } from '../../../../domain/mall/places';
import type { Delivery, PurchaseGroup } from '../../../../domain/mall/purchase';
import { grossWeightKg } from '../../../../domain/mall/quantity';
import { sendPrice } from '../../../../domain/mall/send';
import { goodsLookup } from '../../../../domain/goods/identity';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import type { OpenLine } from './open-line';

const { goodsOf } = goodsLookup(identifyGoods);

const distinctGoods = (lines: readonly OpenLine[]) => [...new Set(lines.map(({ shelved }) => shelved.goods))];

export const judgeLinesTogether = (lines: readonly OpenLine[]): LinesTogether =>
  judgeTogether(distinctGoods(lines), goodsOf);

export const isSendable = ({ shelved: { goods, product }, sold }: OpenLine): boolean =>
  deliveryKinds({ isDanger: goods.hazardClass !== null, gate: product.gate, state: goods.state }, sold).includes(
    'SEND',
  );

export function loadsByLine(lines: readonly OpenLine[]): number[][] {
  const goods = distinctGoods(lines);
  return judgeLinesTogether(lines).loads.map((load) =>
    lines.flatMap(({ shelved }, at) => (load.includes(goods.indexOf(shelved.goods)) ? [at] : [])),
  );
}

/** Incompatible goods go in separate trucks, each at its full price. */
export function groupFreight(
  lines: readonly OpenLine[],
  loads: LinesTogether['loads'],
  { way, to }: Delivery,
  city: string,
): PurchaseGroup['freight'] {
  const km = way === 'SEND' ? roadKm(city, to) : null;
  if (km === null || !lines.every(isSendable)) return null;
  const goods = distinctGoods(lines);
  const sent = loads.map((load) => {
    const loaded = lines.filter(({ shelved }) => load.includes(goods.indexOf(shelved.goods)));
    const grossKg = tidySum(loaded.map(({ sold, kg }) => grossWeightKg(sold, kg)));
    return sendPrice({ km, grossKg, isDanger: loaded.some(({ shelved }) => shelved.goods.hazardClass !== null) });
  });
  const trucks = sent.some((one) => one.trucks === null) ? null : sent.reduce((sum, one) => sum + (one.trucks ?? 0), 0);
  return { total: sent.reduce((sum, { total }) => sum + total, 0), km, trucks };
}
