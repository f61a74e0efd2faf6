import { readdirSync, readFileSync } from 'node:fs';

import * as v from 'valibot';
import { expect, it } from 'vitest';

import { fileComplaint } from '../../contract/after/complaint';
import { bookSlot } from '../../contract/campaigns/slots';
import { slotFaults } from '../../domain/campaigns/slots';
import { judgeTool } from '../../domain/desk/judge';
import { BAG_TOOL } from '../../domain/desk/tools/bag';
import type { CaseField, ActInput } from '../../domain/house/act-fields';
import { FLEXI_SEARCH } from '../../domain/modes/flexi/search-mode';
import { searchFromQuery as flexiSearchOf } from '../../domain/modes/flexi/asked';
import { TRUCK } from '../../domain/modes/truck/mode';
import type { TruckForm } from '../../domain/modes/truck/form';
import { truckQuestion } from '../../domain/modes/truck/search';
import type { HouseEvent } from '../../domain/order/life/lifecycle';
import { BUILT_IN } from '../../domain/values/days-off';
import { CALENDAR_ACTS } from '../../server/doors/desk/calendar/acts';
import { CLOSURE_ACTS } from '../../server/doors/desk/closures/acts';
import { ENQUIRY_ACTS } from '../../server/doors/desk/enquiries/acts';
import { ACTS } from '../../server/doors/desk/orders/acts';
import { SURCHARGE_ACTS } from '../../server/doors/desk/surcharges/acts';
import { TARIFF_ACTS } from '../../server/doors/desk/tariffs/acts';
import { LCL_OCEAN } from '../../server/trade/modes/lcl/tariff';
import { BOOKED_AT } from '../support/fcl-order';
import { BOXED, DRUMS, soundTruckOn, TANKED, TOXIC, AT_STOPS, truckFacts, truckQuoteFor } from '../support/truck-order';

/** Every text that calls a field optional, by its file and name, with the fields under it. */
type Left = () => unknown;

/** Truck fields left empty: no fault at any of them, and none is required. */
const truckLeft =
  (address: string, vehicle: string | undefined, names: readonly (keyof TruckForm)[]): Left =>
  () => {
    const quote = truckQuoteFor(address, vehicle);
    const blank = Object.fromEntries(names.map((name) => [name, '']));
    const form: TruckForm = { ...soundTruckOn(quote), ...blank };
    const facts = truckFacts(quote);
    return [
      ...TRUCK.faults(form, facts).filter(({ path }) => names.some((name) => name === path)),
      ...TRUCK.required(form, facts).filter((path) => names.some((name) => name === path)),
    ];
  };

const searchLeft = (address: string, word: string): Left => {
  const words = new URLSearchParams(address);
  words.delete(word);
  return () => truckQuestion.missing(truckQuestion.asked(`?${words}`));
};

const flexiLeft: Left = () => {
  const asked = FLEXI_SEARCH.asked('?org=CNSHA&dst=SGSIN&d=N&goods=乙二醇&q=20&rho=1.11&t=25');
  const search = flexiSearchOf(asked);
  expect([asked.row.litres, asked.row.viscosity, search?.litres, search?.viscosity]).toEqual(['', '', null, null]);
  return FLEXI_SEARCH.missing(asked);
};

const TEXTS: Readonly<Record<string, Left>> = {
  'src/copy/campaign/slots.ts question'() {
    const slot = { slotId: '202612011000', startsAt: '2026-12-01T02:00:00.000Z', left: 1, state: 'OPEN' as const };
    const form = { slotId: slot.slotId, company: '甲公司', name: '王一', phone: '13800000001', question: '' };
    const { success } = v.safeParse(bookSlot.request, { ...form, id: 'open-day', key: 'a'.repeat(36) });
    return [...slotFaults(form, [slot]), ...(success ? [] : ['refused on the wire'])];
  },
  'src/copy/desk/bag.ts un': () =>
    judgeTool(
      BAG_TOOL,
      { d: 'N', un: '', rho: '1.1', t: '25' },
      { library: {}, told: {} },
      { now: BOOKED_AT, calendar: BUILT_IN },
    ).kind === 'answered'
      ? []
      : ['not answered'],
  'src/copy/modes/flexi/search.ts litres': flexiLeft,
  'src/copy/modes/flexi/search.ts viscosity': flexiLeft,
  'src/copy/modes/truck/order.ts sectionsHint': truckLeft(TANKED, 'TANK30', ['sections']),
  'src/copy/modes/truck/order.ts legHint': truckLeft(AT_STOPS, undefined, ['stop1To', 'stop2To']),
  'src/copy/modes/truck/order.ts openHint': truckLeft(DRUMS, undefined, ['dropFrom']),
  'src/copy/modes/truck/order.ts tareHint': truckLeft(BOXED, 'SKEL', ['tareKg']),
  'src/copy/modes/truck/order.ts licenceHint': truckLeft(DRUMS, undefined, ['senderLicence', 'receiverLicence']),
  'src/copy/modes/truck/order.ts untilHint': truckLeft(DRUMS, undefined, ['dropTo']),
  'src/copy/modes/truck/order.ts passHint': truckLeft(TOXIC, 'BOX68', ['passNo']),
  'src/copy/modes/truck/order.ts boxHint': truckLeft(BOXED, 'SKEL', ['boxNo']),
  'src/copy/after/complaint.ts photos'() {
    const told = { orderNo: 'TR261129CR2KXD', about: 'SHORT', kg: 10, words: '短少两件，请核对装车记录' };
    const sent = v.safeParse(fileComplaint.request, told);
    return sent.success && sent.output.photos.length === 0 ? [] : ['refused'];
  },
  'domain/modes/truck/search.ts hint': () =>
    [searchLeft(DRUMS, 'm3')(), searchLeft(`${BOXED}&tare=2200`, 'tare')()].flat(),
  // Fields of a case that are not needed: the table below.
  'src/copy/house/desk-case.ts free': () => [],
};

const sourcesIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

it('knows every text that calls a field optional', () => {
  const marked = sourcesIn('src', 'domain', 'server', 'desk', 'user-center').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(\w+): (?:\{ label: |[^\n{]*)?[^\n{]*选填/g)].map(
      ([, name = '']) => `${file} ${name}`,
    ),
  );
  expect([...new Set(marked)].toSorted()).toEqual(Object.keys(TEXTS).toSorted());
});

it.each(Object.entries(TEXTS))('lets the field be left empty that %s calls optional', (_, left) => {
  expect(left()).toEqual([]);
});

type AnyAct = {
  id: string;
  fields(at: never): CaseField[] | null;
  does(desk: never, at: never, said: ActInput): Promise<unknown>;
};

/** What a desk is handed by an act whose optional fields are empty. */
async function handed(act: AnyAct, at: object, said: ActInput, free: readonly string[]): Promise<unknown> {
  const fields = act.fields(at as never) ?? [];
  const optional = fields.filter(({ isNeeded }) => !isNeeded).map(({ id }) => id);
  expect(optional).toEqual(free);
  const asked: unknown[] = [];
  const keep = (one: unknown) => {
    asked.push(one);
    return null;
  };
  const acts = [{ name: act.id, says: keep }];
  const desk = { acts, move: keep, put: keep, answer: keep, told: () => null, now: () => BOOKED_AT };
  await act.does(desk as never, at as never, said);
  return asked[0];
}

const acted = (acts: readonly AnyAct[], id: string): AnyAct => {
  const act = acts.find((one) => one.id === id);
  if (!act) throw new Error(`nobody does ${id}`);
  return act;
};

const moving = (event: HouseEvent) => ({
  order: { orderNo: 'FC1', state: 'CONFIRMED', moves: [event], papers: [{ docType: 'SDS', name: 'SDS' }], lacking: [] },
  findings: [],
});
const span = { from: '2026-12-01', until: '2026-12-03' };

type Act = readonly [act: AnyAct, at: object, said: ActInput, free: readonly string[], sent: object];

/** Acts of every desk with an optional field: what is said beside it, and what is sent where it is empty. */
const ACTS_LEFT: Readonly<Record<string, Act>> = {
  'server/doors/desk/orders/acts/moves.ts reason': [
    acted(ACTS, 'declared'),
    moving('declared'),
    {},
    ['reason'],
    { event: 'declared', reason: '' },
  ],
  'server/doors/desk/orders/acts/moves.ts papers': [
    acted(ACTS, 'papers.missing'),
    moving('papers.missing'),
    { reason: '请补 SDS' },
    ['papers', 'replyBy'],
    { papers: [], replyBy: undefined },
  ],
  'server/doors/desk/orders/acts/on-site.ts vgm': [
    acted(ACTS, 'packed'),
    { order: { orderNo: 'CF1', packing: { units: [{ no: 1, name: '第 1 箱', photos: [] }] } } },
    { unit: '1', containerNo: 'CSQU3054383', seal: 'S1' },
    ['vgm'],
    { vgm: null },
  ],
  'server/doors/desk/enquiries/acts.ts danger': [
    acted(ENQUIRY_ACTS, 'enquiry.answered'),
    { state: 'OPEN', offers: [{ offerId: 'A1', supplier: null, leavesAt: null }], units: ['20GP'], isDanger: true },
    { offerId: 'A1', isUnsailed: 'N', freight: ['900'], validUntil: '2026-12-01T10:00' },
    ['danger', 'note'],
    { danger: {}, note: '' },
  ],
  'server/doors/desk/calendar/acts.ts worked': [
    acted(CALENDAR_ACTS, 'calendar.put'),
    { year: '2027', off: [], worked: [], isTold: false, isPut: false },
    { off: '2027-01-01', isTold: 'Y' },
    ['worked'],
    { worked: [] },
  ],
  'server/doors/desk/tariffs/acts.ts fromAt': [
    acted(TARIFF_ACTS, 'tariff.put'),
    { sheet: LCL_OCEAN, stand: 'HOLDS', figures: {}, mayDrop: false },
    { sheet: '航线\t运价\n欧洲\t62' },
    ['fromAt'],
    { sheet: 'lcl-ocean', from: new Date(BOOKED_AT), rows: { 欧洲: { 运价: 62 } } },
  ],
  'server/doors/desk/scopes.ts classes': [
    acted(SURCHARGE_ACTS, 'surcharge.carrier'),
    { stand: 'NEW' },
    { carrier: '* *', name: '旺季附加费', percent: '5', ...span },
    ['classes'],
    { classes: [] },
  ],
  'server/doors/desk/scopes.ts classes of a closure': [
    acted(CLOSURE_ACTS, 'closure.carrier'),
    { stand: 'NEW' },
    { carrier: '* *', text: '承运人停收危险品', ...span },
    ['classes'],
    { classes: [] },
  ],
};

it('knows every file of the desks with an optional field', () => {
  const files = sourcesIn('server/doors/desk').filter((file) =>
    /\bisFree: (?!boolean)/.test(readFileSync(file, 'utf8')),
  );
  expect(files.toSorted()).toEqual(
    [...new Set(Object.keys(ACTS_LEFT).map((key) => key.replace(/ .*/, '')))].toSorted(),
  );
});

it.each(Object.entries(ACTS_LEFT))(
  'sends nothing for %s that is left empty',
  async (_, [act, at, said, free, sent]) => {
    expect(await handed(act, at, said, free)).toMatchObject(sent);
  },
);
