import * as v from 'valibot';

import { railSchedule } from '../../../../../contract/modes/rail/search';
import { findAbroad, DESTINATION_CODES } from '../../../../../domain/modes/rail/corridor';
import type { RailForm } from '../../../../../domain/modes/rail/form';
import type { RailOffer, RailQuote } from '../../../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../../../domain/modes/rail/search';
import { receivingHours } from '../../../../../domain/modes/rail/station';
import { blankTruck } from '../../../../../domain/modes/rail/form';
import { heatedRail, railSearchOf, soundRail } from '../../../../support/rail-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import type { TestGateway } from '../../../support/gateway';

export const trains = async (gateway: TestGateway, search: RailSearch): Promise<RailOffer[]> =>
  v.parse(railSchedule.reply, (await gateway.post(railSchedule.path, search)).data).offers;

export const isBookable = ({ state, acceptance, price }: RailOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

/** Valid form for caustic soda in the requested boxes. */
export function soundOn({ quoteId, search, offer }: RailQuote): RailForm {
  const count = search.boxes.reduce((all, box) => all + box.count, 0);
  const kg = 15_000;
  const isRussian = findAbroad(offer.dst?.code)?.country === 'RU';
  return {
    ...soundRail,
    consigneeTax: isRussian ? soundRail.consigneeTax : heatedRail.consigneeTax,
    quoteId,
    offerId: offer.offerId,
    returnDepot: DESTINATION_CODES.find((code) => code === offer.dst?.code) ?? '',
    inbound: [{ ...blankTruck, slot: receivingHours(offer.cutoffs)[0] ?? '' }],
    files: [],
    boxes: search.boxes.map((box) => ({ type: box.type, count: String(box.count) })),
    units: Array.from({ length: count }, () => ({ kg: String(kg), no: '' })),
    goods: soundRail.goods.map((row) => ({ ...row, grossKg: String(kg * count), volume: String(15 * count) })),
  };
}

export const RAIL_CASE: GatewayCase = {
  id: 'RAIL',
  async find(gateway) {
    const search = railSearchOf({ boxes: [{ type: '40HQ', count: 1 }] });
    const offer = (await trains(gateway, search)).findLast(isBookable);
    if (!offer) throw new Error('no train can be booked');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as RailQuote),
  faulty: { change: { customsMode: '' }, path: 'customsMode' },
  larger: (form) => ({ ...form, services: [...form.services, 'LASH'] }),
};
