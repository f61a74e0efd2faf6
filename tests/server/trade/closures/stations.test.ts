/** @module-tag long */
// Closures apply to the days of the form: slots, stay and hand-in.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { changeTruck } from '../../../../contract/after/trucks';
import { isStationClosed } from '../../../../domain/modes/cfs/board';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { pickTruckFields } from '../../../../domain/order/trucks/truck';
import type { CfsReceipt } from '../../../../domain/modes/cfs/receipt';
import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { placeKey, type Closure } from '../../../../domain/offer/closure';
import { dayAt, daysAfter, type Day } from '../../../../domain/values/days';
import { findClosures } from '../../../../server/trade/closures/passed';
import type { OnWay } from '../../../../server/trade/modes/kept';
import { cfsQuoteFor } from '../../../support/cfs-order';
import { BOOKED_AT } from '../../../support/fcl-order';
import { briefOf, locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { bearing } from '../../people/identity/support/person';
import { boardsAt, plansIn, searchAt, soundOn as stuffed, type Slots } from '../modes/support/cfs';
import { rooms, searchOf, soundOn as stored } from '../modes/support/wh';
import { newMember } from '../../orders/orders/support/enterprise';
import { closuresBy } from '../../people/staff/support/closures';
import { colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const closed = (place: string, from: Day, until: Day): Closure => ({
  closureId: `${from} ${until}`,
  mode: null,
  key: placeKey(place),
  name: place,
  classes: [],
  reason: '停电检修',
  from,
  until,
});

it('CFS offer is closed when its station is closed on its port cut-off day', () => {
  const { offer } = cfsQuoteFor();
  const cut = dayAt(Date.parse(offer.leavesAt ?? ''));
  const around = (from: number, until: number) =>
    closed(offer.detail.station.code, daysAfter(cut, from), daysAfter(cut, until));
  const rows = [around(-1, 3), around(0, 0), around(1, 4)];
  expect(findClosures(rows, offer, BOOKED_AT)).toEqual(rows.slice(0, 2));
});

it('LCL offer passes its shed from the ship cut-off to departure only', () => {
  const shed = { code: 'SHED', nameCn: '拼箱仓', nameEn: 'SHED' };
  const way: OnWay = {
    mode: 'LCL',
    org: null,
    dst: null,
    supplier: null,
    closesAt: '2026-12-03T08:00:00.000Z',
    leavesAt: '2026-12-06T08:00:00.000Z',
    arrivesAt: '2026-12-20T08:00:00.000Z',
    detail: { via: null, shed },
  };
  const rows = ['2026-12-02', '2026-12-03', '2026-12-06', '2026-12-07', '2026-12-20'].map((day) =>
    closed('SHED', day, day),
  );
  expect(findClosures(rows, way, BOOKED_AT)).toEqual(rows.slice(1, 3));
});

let gateway: TestGateway;
let officer: ReturnType<typeof closuresBy>;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = closuresBy(gateway, await colleague(gateway, 'officer'));
  ({ token } = await newMember(gateway, 'PASS'));
});
afterAll(() => gateway.close());
async function dropAll() {
  for (const { no, stand } of (await officer.list()).data.records)
    if (stand === 'HOLDS' || stand === 'COMING') await officer.act(no, { act: 'closure.dropped' });
}
afterEach(dropAll);

const closing = (mode: string, place: string, day: Day) => ({
  act: 'closure.place',
  said: { mode, place, classes: [], from: day, until: day, text: '停电检修' },
});
async function close(...what: Parameters<typeof closing>) {
  const reply = await officer.act('NEW', closing(...what));
  expect(reply, JSON.stringify(reply)).toMatchObject({ code: CODES.success });
}
const counted = async (...what: Parameters<typeof closing>) =>
  (await officer.act('NEW', { ...closing(...what), how: 'rehearse' })).data.closure?.orders;

const STATION = 'C-SWGQ';

describe('closed station', () => {
  const board = () => boardsAt(gateway, searchAt(gateway), STATION);
  const locking = async (): Promise<CfsQuote> =>
    (await locked(gateway, 'CFS', { search: searchAt(gateway), offerId: STATION }, token)) as CfsQuote;
  const send = (form: CfsForm, quote: CfsQuote) =>
    submitted(gateway, { id: 'CFS', token }, submissionOf(gateway, form, quote));
  const dayOf = (slot: string): Day => slot.slice(0, 10);
  const readTrucks = async (orderNo: string) =>
    ((await briefOf(gateway, token, orderNo)).detail as unknown as CfsReceipt).trucks;

  /** Gate hour on one day and a stuffing half day on a later one. */
  async function planned() {
    const plans = plansIn(await board(), searchAt(gateway), gateway.clock.now());
    const plan = plans.find(({ inbound, stuffSlots }) => dayOf(inbound[0]!.slot) < dayOf(stuffSlots[0]!.slot));
    if (!plan) throw new Error('nothing is stuffed on a later day');
    return { plan, gate: dayOf(plan.inbound[0]!.slot), stuff: dayOf(plan.stuffSlots[0]!.slot) };
  }

  it.each(['gate', 'stuff'] as const)(
    'on the day of the %s offers no slot, takes no order, and marks existing ones',
    async (which) => {
      const { plan, ...days } = await planned();
      const quote = await locking();
      const ordered = await send(stuffed(quote, plan), quote);
      expect(ordered, ordered.message).toMatchObject({ code: CODES.success });

      expect(await counted('CFS', 'SWGQ', days[which])).toBeGreaterThan(0);
      await close('CFS', 'SWGQ', days[which]);
      const boards = await board();
      expect(isStationClosed(boards, 'Y', days[which])).toBe(true);
      expect(boards.Y.days.find(({ day }) => day === days[which])?.gate.every((left) => left === 0)).toBe(true);

      const again = await locking();
      expect(again.offer.acceptance.level, 'on other days it is open').not.toBe('BLOCK');
      const refused = await send(stuffed(again, plan), again);
      expect(refused).toMatchObject({ code: CODES.cargoRefused });
      expect(refused.message).toContain('停收货物：停电检修');
    },
  );

  it('allows no truck to arrive on a closed day, and allows one to leave', async () => {
    const plans = plansIn(await board(), searchAt(gateway), gateway.clock.now());
    const dayOfGate = ({ inbound }: Slots): Day => dayOf(inbound[0]!.slot);
    const [, earlier, later] = [...new Map(plans.map((plan) => [dayOfGate(plan), plan])).values()];
    if (!earlier || !later) throw new Error('there are too few days');
    const slot = earlier.inbound[0]!.slot;
    const quote = await locking();
    const { data, message } = await send(stuffed(quote, later), quote);
    expect(data, message).not.toBeNull();
    const [truck] = await readTrucks(data.orderNo);
    if (!truck) throw new Error('there is no truck');
    const move = async () =>
      gateway.post<{ reason?: string }>(
        changeTruck.path.replace(':orderNo', data.orderNo),
        {
          at: 0,
          truck: { ...pickTruckFields(truck), slot },
          shownTotal: (await briefOf(gateway, token, data.orderNo)).charges.totalYuan,
        },
        bearing(token),
      );
    await close('CFS', 'SWGQ', dayOf(slot));
    const refused = await move();
    expect(refused).toMatchObject({ code: CODES.orderRefused, data: { reason: 'closed' } });
    expect(refused.message).toContain('不能改到该时段');
    await dropAll();
    await close('CFS', 'SWGQ', dayOfGate(later));
    const moved = await move();
    expect(moved.code, moved.message).toBe(CODES.success);
  });
});

it('storage order is refused when the warehouse is closed on a day of the typed stay', async () => {
  const [room] = (
    await rooms(gateway, searchOf({ city: '310100', unNo: '1230', tons: 2, pallets: 2, days: 3 }))
  ).filter(({ state, acceptance }) => state === 'OPEN' && acceptance.level !== 'BLOCK');
  if (!room) throw new Error('no room is open');
  const search = searchOf({ city: '310100', unNo: '1230', tons: 2, pallets: 2, days: 3 });
  const quote = (await locked(gateway, 'WH', { search, offerId: room.offerId }, token)) as WhQuote;
  await close('WH', quote.offer.detail.warehouse.code, daysAfter(quote.offer.detail.stay.from, 9));
  const send = (days: string) => {
    const form: WhForm = { ...stored(quote), days };
    return submitted(gateway, { id: 'WH', token }, submissionOf(gateway, form, quote));
  };
  const refused = await send('12');
  expect(refused).toMatchObject({ code: CODES.cargoRefused });
  expect(refused.message).toContain('停收货物：停电检修');
  const ordered = await send('3');
  expect(ordered, ordered.message).toMatchObject({ code: CODES.success });
});
