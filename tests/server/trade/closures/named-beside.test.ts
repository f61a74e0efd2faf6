/** @module-tag long */
// Alternatives shown beside an offer respect closures like the offer itself.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { ModeId } from '../../../../domain/mode-ids';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import type { CfsDetail } from '../../../../domain/modes/cfs/detail';
import { readGateSlot } from '../../../../domain/modes/cfs/slots';
import type { DomDetail } from '../../../../domain/modes/dom/detail';
import type { FlexiDetail } from '../../../../domain/modes/flexi/detail';
import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { RailDetail } from '../../../../domain/modes/rail/detail';
import type { TruckDetail } from '../../../../domain/modes/truck/detail';
import type { Offer } from '../../../../domain/offer/offer';
import { type Asked, questionAt } from '../../../bench/searches/asked';
import { SEARCHES } from '../../../bench/searches/table';
import { shared } from '../modes/support/part';
import { closuresBy } from '../../people/staff/support/closures';
import { colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
let officer: ReturnType<typeof closuresBy>;
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = closuresBy(gateway, await colleague(gateway, 'officer'));
});
afterAll(() => gateway.close());
afterEach(async () => {
  for (const { no, stand } of (await officer.list()).data.records)
    if (stand === 'HOLDS' || stand === 'COMING') await officer.act(no, { act: 'closure.dropped' });
});

const SEASON = { from: '2026-03-02', until: '2026-05-31' };
/** Step through questions that varies routes, goods and amounts. */
const [STEP, MOST] = [41, 400];
const TONS = Array.from({ length: 11 }, (_, at) => at + 1);

/** `says`: alternative beside an offer, and the closure that blocks it. */
type Named<TDetail = unknown> = {
  search: Asked;
  says: (offer: Offer<TDetail>) => { name: string; act: string; said: Record<string, string> } | null;
};
const named = <TDetail>(one: Named<TDetail>): Named => one as unknown as Named;

const NAMED: Partial<Record<ModeId | 'FLEXI in tanks', Named>> = {
  LCL: named<LclDetail>({
    search: SEARCHES.LCL,
    says: ({ org, dst, detail: { nextFit } }) =>
      nextFit && {
        name: nextFit.offerId,
        act: 'closure.lane',
        said: { mode: 'LCL', org: org?.code ?? '', dst: dst?.code ?? '', from: nextFit.day, until: nextFit.day },
      },
  }),
  AIR: named<AirDetail>({
    // Net quantity above the passenger aircraft limit.
    search: { ...SEARCHES.AIR, goods: [{ isDanger: 'Y', unNo: '1263', group: 'III', net: 120 }] },
    says: ({ detail: { freighter } }) =>
      freighter && { name: freighter.offerId, act: 'closure.place', said: { mode: 'AIR', place: freighter.org.code } },
  }),
  RAIL: named<RailDetail>({
    search: SEARCHES.RAIL,
    says: ({ detail: { instead } }) => {
      const border = instead[0]?.way?.border;
      return border ? { name: border, act: 'closure.place', said: { mode: 'RAIL', place: border } } : null;
    },
  }),
  DOM: named<DomDetail>({
    search: SEARCHES.DOM,
    says: ({ detail: { beside } }) => {
      const port = beside?.[0]?.port.code;
      return port === undefined ? null : { name: port, act: 'closure.place', said: { mode: 'DOM', place: port } };
    },
  }),
  TRUCK: named<TruckDetail>({
    // Amount above the room left on some days.
    search: {
      ...SEARCHES.TRUCK,
      ways: TONS.map((tons) => shared({ kg: tons * 1000, m3: 12 })),
      goods: [{}],
      amount: () => ({}),
    },
    says: ({ detail: { part } }) =>
      part?.next
        ? {
            name: part.next.offerId,
            act: 'closure.lane',
            said: { mode: 'TRUCK', org: '310100', dst: '440100', from: part.next.day, until: part.next.day },
          }
        : null,
  }),
  CFS: named<CfsDetail>({
    search: SEARCHES.CFS,
    says({ detail: { first, station } }) {
      const day = readGateSlot(first?.gate ?? '')?.day;
      return day === undefined
        ? null
        : {
            name: `${station.code} ${day}`,
            act: 'closure.place',
            said: { mode: 'CFS', place: station.code, from: day, until: day },
          };
    },
  }),
  FLEXI: named<FlexiDetail>({
    search: SEARCHES.FLEXI,
    says: ({ detail: { others } }) =>
      others.drums && { name: 'drums', act: 'closure.carrier', said: { mode: 'FCL', carrier: 'FCL *' } },
  }),
  'FLEXI in tanks': named<FlexiDetail>({
    search: SEARCHES.FLEXI,
    says: ({ detail: { others } }) =>
      others.tanks && { name: 'tanks', act: 'closure.carrier', said: { mode: 'TANK', carrier: 'TANK *' } },
  }),
};

async function offersAt({ wire }: Asked, search: object): Promise<Offer[]> {
  type Answer = { offers?: (Offer & { said?: number })[]; said?: Partial<Offer>[] };
  const { offers = [], said } = (await gateway.post<Answer | null>(wire.path, search)).data ?? {};
  return offers.map((own) => (own.said === undefined ? own : { ...said?.[own.said], ...own }));
}

describe('alternatives of an offer', () => {
  it.each(Object.entries(NAMED))('for %s exclude closed ones', async (_, { search: asked, says }) => {
    const searches = Array.from({ length: MOST }, (_, at) => questionAt(asked, at * STEP));
    for (const search of searches) {
      const told = (await offersAt(asked, search)).flatMap((offer) => says(offer) ?? []);
      const [first] = told;
      if (!first) continue;
      const reply = await officer.act('NEW', {
        act: first.act,
        said: { classes: [], ...SEASON, text: '临时管制', ...first.said },
      });
      expect(reply, JSON.stringify(reply)).toMatchObject({ code: CODES.success });
      const now = (await offersAt(asked, search)).flatMap((offer) => says(offer)?.name ?? []);
      expect(now, JSON.stringify(search)).not.toContain(first.name);
      return;
    }
    throw new Error('nothing is named beside any offer');
  });
});
