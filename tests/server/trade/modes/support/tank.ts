import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { tankSchedule } from '../../../../../contract/modes/tank/search';
import { readTankCount } from '../../../../../domain/modes/tank/reading';
import type { TankForm } from '../../../../../domain/modes/tank/form';
import type { TankOffer, TankQuote } from '../../../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../../../domain/modes/tank/search';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { parseMoment } from '../../../../../domain/values/moments';
import { LEASE, soundTankOn, tankSearchOf, TOLUENE } from '../../../../support/tank-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import type { TestGateway } from '../../../support/gateway';

export const toluene = (tons: number, change: Partial<TankSearch> = {}): TankSearch => ({
  ...tankSearchOf(TOLUENE),
  tons,
  etd: null,
  ...change,
});

export const tanks = async (gateway: TestGateway, search: TankSearch): Promise<TankOffer[]> =>
  (await gateway.post<ReplyOf<typeof tankSchedule>>(tankSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance, price }: TankOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

export const freeOf = ({ left }: TankOffer): number => left.find(({ measure }) => measure === 'TANK')?.amount ?? 0;

/** Valid form, filled two days before port closing. */
export function soundOn(quote: TankQuote): TankForm {
  const day = daysAfter(dayAt(parseMoment(quote.offer.leavesAt ?? '') ?? 0), -3);
  return { ...soundTankOn(quote), files: [], loadFrom: `${day}T09:00`, loadTo: `${day}T17:00` };
}

export const LEASE_CASE: GatewayCase = {
  id: 'TANK',
  async find(gateway) {
    const search: TankSearch = { ...tankSearchOf(LEASE), tons: 22, etd: null };
    const [offer] = (await tanks(gateway, search))
      .filter(isBookable)
      .toSorted((one, other) => freeOf(other) - freeOf(one));
    if (!offer) throw new Error('no tank can be hired');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => ({ ...soundTankOn(quote as TankQuote), files: [] }),
  faulty: { change: { leaseDays: '29' }, path: 'leaseDays' },
  larger(form) {
    const own = form as TankForm;
    return {
      ...own,
      tanks: String((readTankCount(own) ?? 1) + 1),
      quantityT: String(Number(own.quantityT) * 2),
    } as TankForm;
  },
};

export const TANK_CASE: GatewayCase = {
  id: 'TANK',
  async find(gateway) {
    const search = toluene(19);
    const open = (await tanks(gateway, search))
      .filter(isBookable)
      .toSorted((one, other) => freeOf(other) - freeOf(one));
    const [offer] = open;
    if (!offer) throw new Error('no tank can be booked');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as TankQuote),
  faulty: { change: { loadAddress: '' }, path: 'loadAddress' },
  larger(form) {
    const own = form as TankForm;
    return {
      ...own,
      tanks: String((readTankCount(own) ?? 1) + 1),
      quantityT: String(Number(own.quantityT) * 2),
    } as TankForm;
  },
};
