import { fromPromise } from 'xstate';

import { unSearch } from '../../../contract/dangerous-goods';
import { blankSearch } from '../../../domain/offer/search';
import type { Goods } from '../../../domain/goods/dangerous-goods';
import type { AskedSailings } from '../../../domain/offer/sailing-address';
import type { NameOutcome } from '../../../machines/booking/booking-search';
import type { PortKind } from '../../../domain/places/ports';
import type { Gateway } from '../gateway/gateway';
import type { Places } from './places';
import { recalled } from './searches';

/** The substance an address means: of those with its number the one with its name, before any other. */
async function goodsOf(gateway: Gateway, { unNo, goods, isDanger }: AskedSailings, signal: AbortSignal) {
  const keyword = unNo ?? goods;
  if (keyword === null) return null;
  const reply = await gateway.call(unSearch, { keyword }, { signal, quiet: true });
  if (reply.kind !== 'done') return null;
  const fitting = reply.data.records.filter(
    (one) => (unNo === null || one.unNo === unNo) && (one.unNo !== null) === (isDanger === 'Y'),
  );
  const found = fitting.find(({ nameCn }) => nameCn === goods) ?? (unNo === null ? undefined : fitting[0]);
  if (!found) return null;
  const { goodsId, nameCn, nameEn, casNo, hazardClass, subRisks, packingGroup } = found;
  const named: Goods = { goodsId, unNo: found.unNo, nameCn, nameEn, casNo, hazardClass, subRisks, packingGroup };
  return named;
}

/** The codes of an address, with the names people know them by. What nobody knows is left open. */
export const nameSearchVia = (
  gateway: Gateway,
  places: Places,
  now: () => number = Date.now,
  kind: PortKind = 'port',
) =>
  fromPromise<NameOutcome, { asked: AskedSailings }>(async ({ input: { asked }, signal }) => {
    const [ports, goods] = await Promise.all([places(kind, signal), goodsOf(gateway, asked, signal)]);
    const known = ports.kind === 'done' ? ports.data : [];
    const portOf = (code: string | null) => known.find((port) => port.code === code) ?? null;
    return {
      ...recalled(now),
      form: {
        ...blankSearch,
        org: portOf(asked.org),
        dst: portOf(asked.dst),
        isDanger: asked.isDanger,
        goods,
        etd: asked.etd ?? '',
        boxType: asked.boxType,
        boxes: asked.boxes,
      },
    };
  });
