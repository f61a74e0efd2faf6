import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { cfsSchedule } from '../../../../../contract/modes/cfs/search';
import { firstStuffing, gateRoomLeft, listGateSlots, type Boards } from '../../../../../domain/modes/cfs/board';
import type { CfsForm } from '../../../../../domain/modes/cfs/form';
import type { CfsOffer, CfsQuote } from '../../../../../domain/modes/cfs/quote';
import type { CfsSearch } from '../../../../../domain/modes/cfs/search';
import { gateEnds, gateText, gateWhy } from '../../../../../domain/modes/cfs/slots';
import { parseMoment } from '../../../../../domain/values/moments';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';
import { soundCfs, STUFFED } from '../../../../support/cfs-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { pickedInto } from '../../../../support/picked-row';
import type { TestGateway } from '../../../support/gateway';

/** Search with the port closing two weeks from now. */
export function searchAt(gateway: TestGateway, change: Partial<CfsSearch> = {}): CfsSearch {
  return { ...STUFFED, cut: `${daysAfter(dayAt(gateway.clock.now()), 14)}T18:00`, ...change };
}

export const stations = async (gateway: TestGateway, search: CfsSearch): Promise<CfsOffer[]> =>
  (await gateway.post<ReplyOf<typeof cfsSchedule>>(cfsSchedule.path, search)).data.offers;

export async function boardsAt(gateway: TestGateway, search: CfsSearch, offerId: string): Promise<Boards> {
  const offer = (await stations(gateway, search)).find((one) => one.offerId === offerId);
  if (!offer?.detail.boards) throw new Error(`${offerId} shows no days`);
  return offer.detail.boards;
}

export type Slots = Pick<CfsForm, 'inbound' | 'stuffSlots'>;

/** Every free gate hour with a later half day. */
export function plansIn(boards: Boards, { isDanger, cut, boxType, boxes }: CfsSearch, now: number): Slots[] {
  const reach = { isDanger, fires: [], now, cut: cut === null ? null : parseMoment(cut) };
  const all = Array.from({ length: boxes }, () => boxType);
  return listGateSlots(boards[isDanger], isDanger)
    .filter((slot) => gateWhy(slot, reach) === null && gateRoomLeft(boards, isDanger, slot) > 0)
    .flatMap((gate): Slots[] => {
      const stuffSlots = firstStuffing(boards, all, reach, gateEnds(gate));
      const inbound = soundCfs.inbound.slice(0, 1).map((truck) => ({ ...truck, slot: gateText(gate) }));
      return stuffSlots ? [{ inbound, stuffSlots }] : [];
    });
}

export function slotsIn(boards: Boards, search: CfsSearch, now: number, skip = 0): Slots {
  const plans = plansIn(boards, search, now);
  const plan = plans[skip % plans.length];
  if (!plan) throw new Error('nothing is free');
  return plan;
}

export function soundOn({ quoteId, search, offer }: CfsQuote, slots: Slots): CfsForm {
  const goods = findGoods(search.unNo ?? '');
  const [typed] = soundCfs.goods;
  if (!goods || !typed) throw new Error('there are no goods');
  return {
    ...soundCfs,
    ...slots,
    quoteId,
    offerId: offer.offerId,
    files: [],
    cutoff: search.cut ?? '',
    etd: daysAfter((search.cut ?? '').slice(0, 10), 1),
    goods: [pickedInto(typed, goods)],
  };
}

let asked = 0;
let kept: Slots | null = null;

export const CFS_CASE: GatewayCase = {
  id: 'CFS',
  async find(gateway) {
    const search = searchAt(gateway);
    asked += 1;
    kept = slotsIn(await boardsAt(gateway, search, 'C-SWGQ'), search, gateway.clock.now(), asked);
    return { search, offerId: 'C-SWGQ' };
  },
  sound(quote) {
    if (!kept) throw new Error('nobody has looked for an hour');
    return soundOn(quote as CfsQuote, kept);
  },
  faulty: { change: { owner: '' }, path: 'owner' },
  larger: (form) => ({ ...form, goods: form.goods.map((row) => ({ ...row, grossKg: '19000' })) }),
};
