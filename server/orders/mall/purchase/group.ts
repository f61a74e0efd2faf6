import { tidySum } from '../../../../domain/offer/containers';
import { togetherOf, type Together } from '../../../../domain/mall/basket';
import { waysOf } from '../../../../domain/mall/landed';
import { roadKm } from '../../../../domain/mall/places';
import type { Delivery, PurchaseGroup } from '../../../../domain/mall/purchase';
import { grossKgOf } from '../../../../domain/mall/quantity';
import { sendPrice } from '../../../../domain/mall/send';
import { knowing } from '../../../../domain/goods/identity';
import { identify } from '../../../world/dangerous-goods/identify';
import type { OpenLine } from './open-line';

const { goodsOf } = knowing(identify);

const goodsIn = (lines: readonly OpenLine[]) => [...new Set(lines.map(({ shelved }) => shelved.goods))];

export const togetherIn = (lines: readonly OpenLine[]): Together => togetherOf(goodsIn(lines), goodsOf);

export const isSendable = ({ shelved: { goods, product }, sold }: OpenLine): boolean =>
  waysOf({ isDanger: goods.hazardClass !== null, gate: product.gate, state: goods.state }, sold).includes('SEND');

export function loadsByLine(lines: readonly OpenLine[]): number[][] {
  const goods = goodsIn(lines);
  return togetherIn(lines).loads.map((load) =>
    lines.flatMap(({ shelved }, at) => (load.includes(goods.indexOf(shelved.goods)) ? [at] : [])),
  );
}

/** Incompatible goods go in separate trucks, each at its full price. */
export function freightOf(
  lines: readonly OpenLine[],
  loads: Together['loads'],
  { way, to }: Delivery,
  city: string,
): PurchaseGroup['freight'] {
  const km = way === 'SEND' ? roadKm(city, to) : null;
  if (km === null || !lines.every(isSendable)) return null;
  const goods = goodsIn(lines);
  const sent = loads.map((load) => {
    const loaded = lines.filter(({ shelved }) => load.includes(goods.indexOf(shelved.goods)));
    const grossKg = tidySum(loaded.map(({ sold, kg }) => grossKgOf(sold, kg)));
    return sendPrice({ km, grossKg, isDanger: loaded.some(({ shelved }) => shelved.goods.hazardClass !== null) });
  });
  const trucks = sent.some((one) => one.trucks === null) ? null : sent.reduce((sum, one) => sum + (one.trucks ?? 0), 0);
  return { total: sent.reduce((sum, { total }) => sum + total, 0), km, trucks };
}
