import { randomUUID } from 'node:crypto';

import { BESIDE_WIRES, orderWire } from '../../../../../contract/modes';
import type { ModeId } from '../../../../../domain/mode-ids';
import { freightFields } from '../../../../../domain/modes/mall/carried';
import type { MallForm } from '../../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import type { TruckForm } from '../../../../../domain/modes/truck/form';
import type { TruckOffer, TruckQuote } from '../../../../../domain/modes/truck/quote';
import { isTankTruck, VEHICLES } from '../../../../../domain/modes/truck/vehicles';
import { dayAt } from '../../../../../domain/values/days';
import { BUILT_IN, daysOffAt } from '../../../../../domain/values/days-off';
import { isWorkday } from '../../../../../domain/values/working-days';
import type { BesideChoice } from '../../../../../domain/order/drafts/beside';
import type { ShownDraft } from '../../../../../server/people/drafts/service';
import { locked } from '../../../../support/modes/gateway-case';
import { truckSearchOf } from '../../../../support/truck-order';
import { bearing, type Person } from '../../../people/identity/support/person';
import type { TestGateway } from '../../../support/gateway';
import { soundFor } from '../support/mall';
import { freeOf, isBookable, soundOn, trucks } from '../support/truck';

/** Gross weight of forty drums. */
export const DRUMS = 40;
export const GROSS_KG = 40 * (220 + 18.5);

/** True on a working day, when a warehouse hands out goods; tank trucks are excluded. */
const isHandedOut = ({ leavesAt, detail }: TruckOffer) =>
  isWorkday(dayAt(Date.parse(leavesAt ?? '')), daysOffAt(BUILT_IN, 0)) && !isTankTruck(VEHICLES[detail.vehicle]);

export const carrying = (gateway: TestGateway) => {
  const saved = async ({ token }: Person, mode: ModeId, form: object, named: { revision: number; draftId?: string }) =>
    (await gateway.post<{ draft: ShownDraft }>(orderWire(mode).saveDraft.path, { form, ...named }, bearing(token))).data
      .draft;

  /** Truck with the most capacity for epoxy drums from the origin city. */
  async function roomiest(kg = GROSS_KG, org = '4401') {
    const address = `org=${org}&dst=3502&d=Y&un=3082&goods=环氧树脂（液态,环境危害）&kg=${kg}&m3=12&etd=2026-12-07`;
    const search = { ...truckSearchOf(address), etd: null };
    const offers = (await trucks(gateway, search)).filter((one) => isBookable(one) && isHandedOut(one));
    const [offer] = offers.toSorted((one, other) => freeOf(other) - freeOf(one));
    if (!offer) throw new Error('no truck can be booked');
    return { search, offer };
  }

  const truckOf = async ({ search, offer }: Awaited<ReturnType<typeof roomiest>>, { token }: Person) =>
    (await locked(gateway, 'TRUCK', { search, offerId: offer.offerId }, token)) as TruckQuote;

  return {
    saved,
    roomiest,
    truckOf,
    async drafted(by: Person, change: Partial<TruckForm> = {}, kg = GROSS_KG, org = '4401') {
      const quote = await truckOf(await roomiest(kg, org), by);
      return saved(by, 'TRUCK', { ...soundOn(quote), ...change }, { revision: 0, draftId: randomUUID() });
    },
    choices: async ({ token }: Person, { quoteId }: MallForm): Promise<BesideChoice[]> =>
      (await gateway.post<BesideChoice[]>(BESIDE_WIRES.MALL?.path ?? '', { quoteId }, bearing(token))).data,
    /** Purchase delivered by another order. */
    handedOver: (quote: MallQuote, freight: MallForm['freight'] = []): MallForm => ({
      ...soundFor(gateway)(quote),
      way: 'CARRIED',
      freight,
      pickupAt: '',
      plateNo: '',
      driverName: '',
      driverPhone: '',
      roadPermit: '',
      escort: '',
    }),
  };
};

export const chosen = freightFields;
