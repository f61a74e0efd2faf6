import type { Endpoint } from '../../../contract/wire/endpoint';
import { ORDER_WIRES, PRINT_WIRES, QUOTE_WIRES, listWires } from '../../../contract/modes';
import { agreeToProtocol } from '../../../contract/content/protocol';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { readAirQuery } from '../../../domain/modes/air/address';
import { readCfsQuery } from '../../../domain/modes/cfs/address';
import { readDomQuery } from '../../../domain/modes/dom/address';
import { readFlexiQuery } from '../../../domain/modes/flexi/address';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import { readRailQuery } from '../../../domain/modes/rail/address';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { truckQuestion } from '../../../domain/modes/truck/search';
import { whQuestion } from '../../../domain/modes/wh/search';
import type { ModeId } from '../../../domain/mode-ids';
import { readSailingsQuery } from '../../../domain/offer/sailing-address';
import { blankOrder } from '../../../domain/order/form/blank';
import { loadDocumentVia } from '../../../src/effects/after-order/documents';
import { schedule as bags } from '../../../src/effects/market/load-bags';
import { schedule as departures } from '../../../src/effects/market/load-departures';
import { schedule as flights } from '../../../src/effects/market/load-flights';
import { schedule as rooms } from '../../../src/effects/market/load-rooms';
import { loadSailingsVia } from '../../../src/effects/market/load-sailings';
import { loadScheduleVia } from '../../../src/effects/market/load-schedule';
import { schedule as stations } from '../../../src/effects/market/load-stations';
import { schedule as tanks } from '../../../src/effects/market/load-tanks';
import { schedule as trains } from '../../../src/effects/market/load-trains';
import { schedule as trucks } from '../../../src/effects/market/load-trucks';
import { schedule as voyages } from '../../../src/effects/market/load-voyages';
import { lockPriceVia } from '../../../src/effects/market/locked-price';
import { dropDraftVia, recallDraftsVia, saveRemoteVia } from '../../../src/effects/orders/drafts';
import { submitOrderVia } from '../../../src/effects/orders/submit-order';
import { outcomeOf } from '../home/support';
import { type Asked, type FullCall, WRITER } from './full-calls';

type Slot = (line: Asked) => Parameters<typeof outcomeOf>[0];
type Searched = { of: Slot; asked: unknown; asks: string };

const listed = (schedule: Parameters<typeof loadScheduleVia>[1], asked: unknown, asks: string): Searched => ({
  of: ({ gateway }) => loadScheduleVia(gateway, schedule),
  asked,
  asks,
});

/** Mode search calls with every address parameter. */
const SEARCHED: Readonly<Partial<Record<ModeId, Searched>>> = {
  FCL: {
    of: ({ gateway }) => loadSailingsVia(gateway),
    asked: readSailingsQuery('?org=CNSHA&dst=SGSIN&d=Y&un=1230&pg=II&etd=2027-02-01&box=20GP*2'),
    asks: 'POST /api-ecommerce/schedule/etdList?orgPortCode=CNSHA&dstPortCode=SGSIN&isDanger=Y&unNo=1230&boxes=%5B%7B%22type%22%3A%2220GP%22%2C%22count%22%3A2%7D%5D&rows=%5B%7B%22unNo%22%3A%221230%22%2C%22group%22%3A%22II%22%2C%22pieces%22%3A%22%22%2C%22kg%22%3A%22%22%2C%22m3%22%3A%22%22%7D%5D&from=2027-01-29&days=28 {"orgPortCode":"CNSHA","dstPortCode":"SGSIN","isDanger":"Y","unNo":"1230","boxes":[{"type":"20GP","count":2}],"rows":[{"unNo":"1230","group":"II","pieces":"","kg":"","m3":""}],"from":"2027-01-29","days":28} as own-1',
  },
  LCL: listed(
    departures,
    lclQuestion.asked('?org=CNSHA&dst=SGSIN&d=Y&rows=1263~2~860~1.45~120~III~ABC&stack=N'),
    'POST /api-ecommerce/schedule/lcl {"orgPortCode":"CNSHA","dstPortCode":"SGSIN","isDanger":"Y","rows":[{"unNo":"1263","pieces":2,"kg":860,"m3":1.45,"longCm":120,"group":"III","name":"ABC"}],"isStackable":false} as own-1',
  ),
  CFS: listed(
    stations,
    readCfsQuery('?org=CNSHA&d=Y&un=1263&goods=ABC&pg=III&box=40HQ*2&tons=18.5&cut=2027-02-01T18:00'),
    'POST /api-ecommerce/schedule/cfs {"port":"CNSHA","isDanger":"Y","unNo":"1263","goods":"ABC","group":"III","boxType":"40HQ","boxes":2,"tons":18.5,"cut":"2027-02-01T18:00","isCutTyped":true} as own-1',
  ),
  WH: listed(
    rooms,
    whQuestion.asked('?org=310100&d=Y&un=1263&goods=ABC&pg=III&tons=8&plt=9&in=2027-02-01&temp=COOL'),
    'POST /api-ecommerce/schedule/wh {"city":"310100","isDanger":"Y","unNo":"1263","goods":"ABC","group":"III","tons":8,"pallets":9,"inDate":"2027-02-01","days":30,"temp":"COOL","untold":["days"]} as own-1',
  ),
  AIR: listed(
    flights,
    readAirQuery(
      '?org=PVG&dst=FRA&d=Y&un=3480&goods=ABC&pg=II&pct=40&net=8&soc=30&wh=90&also=3481&pcs=2&kg=20&size=120~80~94~2&ready=2027-02-01',
    ),
    'POST /api-ecommerce/schedule/air {"orgPortCode":"PVG","dstPortCode":"FRA","ready":"2027-02-01","isDanger":"Y","unNo":"3480","group":"II","percent":40,"net":8,"soc":30,"wh":90,"pieces":2,"kg":20,"m3":null,"sizes":[{"l":120,"w":80,"h":94,"pieces":2}],"name":"ABC","also":["3481"],"isTrial":false} as own-1',
  ),
  DOM: listed(
    voyages,
    readDomQuery('?org=CNSHA&dst=CNTAO&d=N&goods=ABC&kg=18000&box=20GP*2&from=3205&to=3702&tax=6&etd=2027-02-01'),
    'POST /api-ecommerce/schedule/dom {"orgPortCode":"CNSHA","dstPortCode":"CNTAO","isDanger":"N","unNo":null,"goods":"ABC","boxType":"20GP","boxes":2,"kg":18000,"isTrial":false,"from":"3205","to":"3702","tax":"6","etd":"2027-02-01"} as own-1',
  ),
  RAIL: listed(
    trains,
    readRailQuery(
      '?org=RXA&dst=RDU&d=Y&un=1263&goods=ABC&pg=III&rows=1263~2~860~1.45~III~abc~790~1A1~ABC&box=40HQ*2&more=20GP*1&border=REL&own=SOC&heat=HEAT&ap=Y&etd=2027-02-01',
    ),
    'POST /api-ecommerce/schedule/rail {"orgPortCode":"RXA","dstPortCode":"RDU","border":"REL","isDanger":"Y","unNo":"1263","goods":"ABC","group":"III","rows":[{"unNo":"1263","pieces":"2","kg":"860","m3":"1.45","group":"III","goodsId":"abc","net":"790","kind":"1A1","name":"ABC"}],"boxes":[{"type":"40HQ","count":2},{"type":"20GP","count":1}],"isTrial":false,"owner":"SOC","heating":"HEAT","hasPermit":true,"from":"2027-02-01"} as own-1',
  ),
  FLEXI: listed(
    bags,
    readFlexiQuery(
      '?org=CNSHA&dst=SGSIN&goods=ABC&q=20&vol=21000&rho=0.95&tf=25&mu=40&layer=M&food=Y&heat=Y&unload=GRAVITY&etd=2027-02-01',
    ),
    'POST /api-ecommerce/schedule/flexi {"orgPortCode":"CNSHA","dstPortCode":"SGSIN","goods":"ABC","kg":20000,"litres":21000,"density":0.95,"loadTemp":25,"viscosity":40,"layer":"MULTI","food":"Y","heat":"Y","unload":"GRAVITY","etd":"2027-02-01"} as own-1',
  ),
  TANK: listed(
    tanks,
    tankQuestion.asked(
      '?d=Y&un=1719&pg=II&q=19&tf=20&hot=60&d15=1.5&d50=1.47&heat=S&last=SAME&clean=N&org=CNSHA&dst=SGSIN&etd=2027-02-01',
    ),
    'POST /api-ecommerce/schedule/tank {"orgPortCode":"CNSHA","dstPortCode":"SGSIN","isDanger":"Y","unNo":"1719","goods":null,"etd":"2027-02-01","group":"II","kind":"TRIP","leaseDays":null,"tons":19,"loadC":20,"hotC":60,"d15":1.5,"d50":1.47,"heating":"STEAM","last":"SAME","isCleaned":false,"isFood":false} as own-1',
  ),
  TRUCK: listed(
    trucks,
    truckQuestion.asked(
      '?d=Y&un=1719&with=1263_II&rows=1719~2~860&pg=II&kg=18000.5&m3=33.25&n=2&hm=13&box=20GP&tare=2225&trip=R&drv=2&org=3205&dst=4101&etd=2027-02-01&open=2027-02-05T07:30&by=2027-02-05T09:30&pick2=3201&via1=3401',
    ),
    'POST /api-ecommerce/schedule/truck {"way":"FULL","orgCityCode":"3205","dstCityCode":"4101","isDanger":"Y","unNo":"1719","goods":null,"others":"1263_II","rows":"1719~2~860","etd":"2027-02-01","group":"II","kg":18000.5,"m3":33.25,"small":"NONE","inner":null,"inners":null,"packages":null,"trucks":2,"hour":"13","dropFrom":"2027-02-05T07:30","dropTo":"2027-02-05T09:30","pick2":"3201","pick3":"NONE","via1":"3401","via2":"NONE","box":"20GP","tareKg":2225,"trip":"ROUND","crew":"2"} as own-1',
  ),
};

/** Lock payload where it differs from the search. */
const OFFERED: Readonly<Partial<Record<ModeId, object>>> = {
  FCL: {
    orgPortCode: 'CNSHA',
    dstPortCode: 'SGSIN',
    isDanger: 'Y',
    unNo: '1230',
    boxes: [{ type: '20GP', count: 2 }],
    rows: [
      {
        unNo: '1230',
        pieces: '2',
        kg: '860',
        m3: '1.45',
        group: 'II',
        goodsId: 'methanol',
        net: '790',
        kind: '1A1',
        name: '甲醇',
      },
    ],
  },
  DGD: { type: 'HM', unNo: '1263', brought: '1.2', from: 'un=1263' },
  MALL: { city: 'CNZJG', way: 'SEND', to: '3301', lines: [{ productId: 'P0071', pack: 'D200', kg: 2250 }] },
};

const searchIn = (mode: ModeId): object =>
  OFFERED[mode] ?? (JSON.parse(/ (\{.*\}) as /.exec(SEARCHED[mode]?.asks ?? '')?.[1] ?? '{}') as object);

const line = ({ method, path }: Endpoint, body: unknown): string =>
  `${method} ${path} ${body === undefined ? '' : JSON.stringify(body)} as own-1`;

const searching = Object.entries(SEARCHED).map(([mode, { of, asked, asks }]): [string, FullCall] => [
  `searches of ${mode}`,
  { ask: (open) => outcomeOf(of(open), { asked }), asks: [asks] },
]);

const locking = listWires(QUOTE_WIRES).map(([mode, wire]): [string, FullCall] => [
  `a price of ${mode}`,
  {
    ask: ({ gateway }) =>
      outcomeOf(lockPriceVia(gateway, wire), { search: searchIn(mode), offerId: 'offer-1', renews: null }),
    asks: [line(wire, { offerId: 'offer-1', ...searchIn(mode) })],
  },
]);

const form = { contactName: 'li' };
const shownTotal = { amount: 1, currency: '2' };
const protocolVersion = FIRST_EDITIONS['shipping-protocol'];
const next = null;

const keeping = listWires(ORDER_WIRES).flatMap(([mode, wire]): [string, FullCall][] => {
  const said = { form, shownTotal, protocolVersion, isVerificationDue: false as const, draftId: 'draft-1' };
  const submission = { key: 'key-1', ...said };
  const at = (asked: Asked) => ({ gateway: async () => asked.gateway, writer: WRITER, wire });
  const dropped = { key: 'key-1', draftId: 'draft-1', next, isKept: false };
  return [
    [
      `an order of ${mode}`,
      {
        ask: ({ gateway }) => outcomeOf(submitOrderVia(gateway, wire, 'shipping-protocol'), { submission }),
        asks: [
          line(agreeToProtocol, { documentId: 'shipping-protocol', version: protocolVersion }),
          `${line(wire.submit, said)} once by key-1`,
        ],
      },
    ],
    [
      `a draft of ${mode}`,
      {
        ask: async (asked) => {
          const { gateway, writer } = at(asked);
          await outcomeOf(recallDraftsVia(gateway, writer, wire), { quoteId: '' });
          await outcomeOf(saveRemoteVia(gateway, writer, wire), { form, revision: 3, draftId: 'draft-1' });
          await outcomeOf(dropDraftVia(at(asked)), dropped);
        },
        asks: [
          line(wire.listDrafts, undefined),
          line(wire.saveDraft, { form, revision: 3, draftId: 'draft-1' }),
          line(wire.dropDraft, { draftId: 'draft-1' }),
        ],
      },
    ],
  ];
});

const printing = listWires(PRINT_WIRES).map(([mode, wire]): [string, FullCall] => [
  `a draft on paper of ${mode}`,
  {
    ask: ({ gateway }) =>
      outcomeOf(loadDocumentVia(gateway, { wire, formNow: () => blankOrder }), { orderNo: '', kind: 'list' }),
    asks: [line(wire, { form: blankOrder, kind: 'list' })],
  },
]);

/** Form calls of all modes, each to the path of its mode. */
export const FULL_CALLS_OF_MODES: Readonly<Record<string, FullCall>> = Object.fromEntries([
  ...searching,
  ...locking,
  ...keeping,
  ...printing,
]);
