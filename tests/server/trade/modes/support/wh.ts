import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { whSchedule } from '../../../../../contract/modes/wh/search';
import { blankTruck, type WhForm } from '../../../../../domain/modes/wh/form';
import type { WhOffer, WhQuote } from '../../../../../domain/modes/wh/quote';
import { GATE_HOURS } from '../../../../../domain/modes/wh/stay';
import type { WhSearch } from '../../../../../domain/modes/wh/search';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';
import { soundWh, STORED } from '../../../../support/wh-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { pickedInto } from '../../../../support/picked-row';
import type { TestGateway } from '../../../support/gateway';

export const searchOf = (change: Partial<WhSearch> = {}): WhSearch => ({ ...STORED, inDate: null, ...change });

export const rooms = async (gateway: TestGateway, search: WhSearch): Promise<WhOffer[]> =>
  (await gateway.post<ReplyOf<typeof whSchedule>>(whSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance }: WhOffer): boolean =>
  state === 'OPEN' && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

/** A gate hour takes one to three trucks, so each client uses another hour. */
let asked = 0;
const trucksAt = (client: number): WhForm['inbound'] => [
  { ...blankTruck, slot: String(GATE_HOURS[client % GATE_HOURS.length]) },
];

export function soundOn({ quoteId, search, offer }: WhQuote, client = asked): WhForm {
  const goods = findGoods(search.unNo ?? '');
  const [typed] = soundWh.goods;
  if (!goods || !typed) throw new Error('there are no goods');
  // Corrosives need plastic drums; packing group I marks suit all goods.
  const kind = goods.hazardClass === '8' ? '1H1' : '1A1';
  const packed = { packKind: kind, packMark: `UN ${kind}/X1.9/250/26/CN/440021` };
  return {
    ...soundWh,
    quoteId,
    offerId: offer.offerId,
    files: [],
    goods: [
      {
        ...pickedInto(typed, goods),
        ...packed,
        grossKg: String(search.tons * 1000),
        volume: String(Math.ceil(search.tons * 1.3)),
      },
    ],
    pallets: String(search.pallets),
    inbound: trucksAt(client),
    packWeight: '0',
    packVolume: '0',
    inDate: offer.detail.stay.from,
    days: String(offer.detail.stay.days),
    storageTemp: offer.detail.room.temp,
  };
}

export const WH_CASE: GatewayCase = {
  id: 'WH',
  async find(gateway) {
    const search = searchOf({ tons: 1, pallets: 1, days: 5 });
    const open = (await rooms(gateway, search)).filter(isBookable);
    asked += 1;
    const offer = open[Math.floor(asked / GATE_HOURS.length) % open.length];
    if (!offer) throw new Error('no room can be booked');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as WhQuote),
  faulty: { change: { owner: '' }, path: 'owner' },
  larger: (form) => ({ ...form, pallets: '40' }),
};
