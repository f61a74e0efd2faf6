import { describe, expect, it } from 'vitest';

import { cfsSchedule } from '../../../contract/modes/cfs/search';
import { readOrder } from '../../../contract/orders/orders';
import { stuffingHoursVia } from '../../../src/effects/after-order/stuffing-hours';
import { trainHoursVia } from '../../../src/effects/after-order/train-hours';
import { SEARCH, STATION } from '../../../stories/modes/cfs.fixtures';
import { sampleOf } from '../../support/samples/sample-of';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';
import { cfsReceipt } from '../../../domain/modes/cfs/receipt-shape';

const NOW = Date.parse('2026-11-20T01:42:00Z');
const orderNo = 'CS2611207K3M9Q';

const rich = <TReply extends object>(schema: Parameters<typeof sampleOf>[0]) => sampleOf(schema, 'rich') as TReply;
const orderWith = (more: object): Said => done({ ...rich(readOrder.reply), ...more });

describe('hours for moving a stuffing truck', () => {
  const board = {
    perHour: 2,
    perBlock: 4,
    days: [{ day: '2026-11-24', gate: [0, 1, 2, 0, 2, 0, 0, 0], stuff: [4, 4] }],
  } as const;
  const { code } = STATION.detail.station;
  const detail = {
    ...rich(cfsReceipt),
    station: { code, nameCn: '站', nameEn: 'CFS', address: '路' },
    search: SEARCH,
    cut: '2026-12-01T10:00:00.000Z',
    stuffings: [{ slot: '2026-11-24TPM', teu: '1' }],
    fires: [],
  };
  const offerAt = (station: string) => ({
    ...STATION,
    detail: {
      ...STATION.detail,
      station: { ...STATION.detail.station, code: station },
      boards: { Y: board, N: { ...board, days: [] }, seenAt: '2026-11-20T01:42:00.000Z' },
    },
  });
  const scheduleOf = (...stations: string[]): Said =>
    done({ ...rich(cfsSchedule.reply), offers: stations.map(offerAt) });

  const asking = (order: () => Said, schedule: () => Said) => {
    const { gateway, requests } = fakeGateway(({ url }) => (url?.includes(orderNo) ? order() : schedule()));
    return {
      asked: outcomeOf(
        stuffingHoursVia(gateway, () => NOW),
        { orderNo },
      ),
      requests,
    };
  };
  const found = () => orderWith({ isDanger: 'Y', detail });

  it('are those with room at the same station, before stuffing', async () => {
    const { asked } = asking(found, () => scheduleOf('ANOTHER', code));
    expect(await asked).toEqual({
      kind: 'loaded',
      hours: [
        { slot: '2026-11-24T09', left: 1 },
        { slot: '2026-11-24T10', left: 2 },
      ],
    });
  });

  it.each([
    ['the order does not come', offline, () => scheduleOf(code)],
    ['the order is somebody else’s', () => refused('00000404'), () => scheduleOf(code)],
    ['the order is none of stuffing', () => orderWith({ detail: {} }), () => scheduleOf(code)],
    ['the hours do not come', found, offline],
    ['the station has no hours any more', found, () => scheduleOf('ANOTHER')],
  ])('are reported as lost, never as an empty list, when %s', async (_, order, schedule) => {
    expect(await asking(order, schedule).asked).toEqual({ kind: 'lost' });
  });
});

describe('hours for a truck to a train', () => {
  const cutoffs = [
    { code: 'STATION_OPEN', at: '2026-11-20T00:00:00.000Z' },
    { code: 'STATION_CLOSE', at: '2026-11-20T05:00:00.000Z' },
  ];

  it.each([
    ['all while it is closed', '2026-11-19T23:00:00Z', ['08', '09', '10', '11', '12']],
    ['that which has begun, and those after it', '2026-11-20T01:42:00Z', ['09', '10', '11', '12']],
    ['none once it has closed', '2026-11-20T05:00:00Z', []],
  ])('are those of an open terminal: %s', async (_, now, hours) => {
    const { gateway } = fakeGateway(() => orderWith({ cutoffs }));
    expect(
      await outcomeOf(
        trainHoursVia(gateway, () => Date.parse(now)),
        { orderNo },
      ),
    ).toEqual({ kind: 'loaded', hours: hours.map((hour) => ({ slot: `2026-11-20T${hour}:00`, left: null })) });
  });

  it('are reported as lost when the order does not load', async () => {
    const { gateway } = fakeGateway(offline);
    expect(
      await outcomeOf(
        trainHoursVia(gateway, () => NOW),
        { orderNo },
      ),
    ).toEqual({ kind: 'lost' });
  });
});
