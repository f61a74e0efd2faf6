import { expect, it } from 'vitest';

import { FIRST_QUESTIONS } from '../../../contract/gateway/first-questions';
import { readAirQuery } from '../../../domain/modes/air/address';
import { readDomQuery } from '../../../domain/modes/dom/address';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import { readRailQuery } from '../../../domain/modes/rail/address';
import { whQuestion } from '../../../domain/modes/wh/search';
import { readSailingsQuery } from '../../../domain/offer/sailing-address';
import { schedule as LCL_SCHEDULE } from '../../../src/effects/market/load-departures';
import { schedule as AIR_SCHEDULE } from '../../../src/effects/market/load-flights';
import { schedule as WH_SCHEDULE } from '../../../src/effects/market/load-rooms';
import { schedule as RAIL_SCHEDULE } from '../../../src/effects/market/load-trains';
import { schedule as DOM_SCHEDULE } from '../../../src/effects/market/load-voyages';
import { loadScheduleVia } from '../../../src/effects/market/load-schedule';
import { loadSailingsVia } from '../../../src/effects/market/load-sailings';
import { outcomeOf } from '../home/support';
import { fakeGateway, offline } from '../support/fake-line';

const NOW = Date.parse('2026-11-21T15:59:00Z');

it.each([
  '?org=CNSHA&dst=SGSIN&d=Y&un=1230&box=20GP*1',
  '?box=40HQ*3&dst=NLRTM&org=CNSHA&d=N',
  '?org=CNSHA&dst=USLAX&goods=%E7%94%B2%E9%86%87&etd=2026-12-20',
  '?org=CNSHA&dst=USLAX&d=N&etd=2026-11-22&box=nonsense&sort=price',
])('the prerendered FCL question equals that of the page: %s', async (search) => {
  const { gateway, requests } = fakeGateway(offline);
  await outcomeOf(
    loadSailingsVia(gateway, () => NOW),
    { asked: readSailingsQuery(search) },
  );
  const [first] = FIRST_QUESTIONS.shippingFcl?.(search, NOW) ?? [];
  expect(requests.map(({ url, data }) => [url?.split('?')[0], data])).toEqual([[first?.endpoint.path, first?.payload]]);
});

it.each(['?org=CNSHA&dst=NLRTM&d=Y&rows=1263~2~860~1.45', '?dst=SGSIN&org=CNSHA&d=N&rows=n~6~2300~1.5~120&stack=N'])(
  'the prerendered LCL question equals that of the page: %s',
  async (search) => {
    const { gateway, requests } = fakeGateway(offline);
    await outcomeOf(
      loadScheduleVia(gateway, LCL_SCHEDULE, () => NOW),
      { asked: lclQuestion.asked(search) },
    );
    const [first] = FIRST_QUESTIONS.shippingLcl?.(search, NOW) ?? [];
    expect(first).toBeDefined();
    expect(requests.map(({ url, data }) => [url?.split('?')[0], data])).toEqual([
      [first?.endpoint.path, first?.payload],
    ]);
  },
);

it.each([
  '?org=310100&d=Y&un=1294&tons=12&plt=16&in=2026-12-01&days=30&temp=NORMAL',
  '?un=1294',
  '?d=N&goods=%E7%94%98%E6%B2%B9',
])('the prerendered storage question equals that of the page: %s', async (search) => {
  const { gateway, requests } = fakeGateway(offline);
  await outcomeOf(
    loadScheduleVia(gateway, WH_SCHEDULE, () => NOW),
    { asked: whQuestion.asked(search) },
  );
  const [first] = FIRST_QUESTIONS.warehouse?.(search, NOW) ?? [];
  expect(first).toBeDefined();
  expect(requests.map(({ url, data }) => [url?.split('?')[0], data])).toEqual([[first?.endpoint.path, first?.payload]]);
});

it.each([
  '?org=PVG&dst=FRA&d=Y&un=1263&pg=III&net=200&pcs=1&kg=260&m3=0.9',
  '?org=PVG&dst=ICN&d=Y&un=1230',
  '?d=N&dst=SIN&org=SZX&pcs=2&kg=100&size=60~60~80~2&etd=2026-12-02',
])('the prerendered air question equals that of the page, an example included: %s', async (search) => {
  const { gateway, requests } = fakeGateway(offline);
  await outcomeOf(
    loadScheduleVia(gateway, AIR_SCHEDULE, () => NOW),
    { asked: readAirQuery(search) },
  );
  const [first] = FIRST_QUESTIONS.airLift?.(search, NOW) ?? [];
  expect(first).toBeDefined();
  expect(requests.map(({ url, data }) => [url?.split('?')[0], data])).toEqual([[first?.endpoint.path, first?.payload]]);
});

it.each([
  '?org=RXA&dst=RDU&d=N&goods=%E7%94%98%E6%B2%B9&box=40HQ*1&heat=HEAT&own=SOC&etd=2026-12-01',
  '?org=RXA&dst=RMO&d=Y&un=1823&ap=Y',
])('the prerendered rail question equals that of the page: %s', async (search) => {
  const { gateway, requests } = fakeGateway(offline);
  await outcomeOf(
    loadScheduleVia(gateway, RAIL_SCHEDULE, () => NOW),
    { asked: readRailQuery(search) },
  );
  const [first] = FIRST_QUESTIONS.railWayIndex?.(search, NOW) ?? [];
  expect(first).toBeDefined();
  expect(requests.map(({ url, data }) => [url?.split('?')[0], data])).toEqual([[first?.endpoint.path, first?.payload]]);
});

it.each([
  '?org=CNTXG&dst=CNNSA&d=N&box=20GP*2&kg=21000&from=1101&to=4406&tax=6&etd=2026-12-01',
  '?org=CNSHA&dst=CNWUH&d=Y&un=1689&box=20GP*1',
  '?org=CNTXG&dst=CNNSA&d=N&goods=%E7%94%98%E6%B2%B9&box=40HQ*1',
])('the prerendered domestic question equals that of the page, an example included: %s', async (search) => {
  const { gateway, requests } = fakeGateway(offline);
  await outcomeOf(
    loadScheduleVia(gateway, DOM_SCHEDULE, () => NOW),
    { asked: readDomQuery(search) },
  );
  const [first] = FIRST_QUESTIONS.domesticTrade?.(search, NOW) ?? [];
  expect(first).toBeDefined();
  expect(requests.map(({ url, data }) => [url?.split('?')[0], data])).toEqual([[first?.endpoint.path, first?.payload]]);
});
