import { expect, it } from 'vitest';

import { blankTruck, blankWh, type WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import { gateRenewed, gateRoomLeft } from '../../../../domain/modes/wh/gate';
import { TRUCK_CODES } from '../../../../domain/modes/wh/trucks';
import { MOST_TRUCKS, requiredOfTrucks, truckFaults } from '../../../../domain/order/trucks/truck-fields';
import { listEdit } from '../../../../domain/order/form/list-edits';
import { soundWh, whFacts, whQuoteFor } from '../../../support/wh-order';

const DRIVEN = {
  ...blankTruck,
  slot: '9',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};

/** Sixty-four drums. */
const coming = (...inbound: WhForm['inbound']): WhForm => ({ ...soundWh, inbound });
const said = (form: WhForm) => truckFaults(form, TRUCK_CODES).map(({ path, code }) => `${path} ${code}`);

it('allows a driver to follow, but needs all data of a named truck', () => {
  expect(said(coming({ ...blankTruck, slot: '9' }))).toEqual([]);
  expect(said(coming({ ...blankTruck, slot: '9', plateNo: '沪A12345' }))).toEqual([
    'inbound.0.driverName required',
    'inbound.0.driverPhone required',
    'inbound.0.driverIdTail required',
    'inbound.0.escortName required',
  ]);
  expect(requiredOfTrucks({ ...coming(DRIVEN), isDanger: 'N' })).not.toContain('inbound.0.escortName');
});

it('requires pieces per truck that sum to the goods, or less while one follows', () => {
  const two = (one: string, other: string) =>
    coming({ ...DRIVEN, pieces: one }, { ...DRIVEN, slot: '10', pieces: other });
  expect(said(two('', ''))).toEqual(['inbound.0.pieces required', 'inbound.1.pieces required']);
  expect(said(two('40', '24'))).toEqual([]);
  expect(said(two('40', '20'))).toEqual(['inbound whPiecesDiffer']);
  expect(said(coming({ ...DRIVEN, pieces: '40' }, { ...blankTruck, slot: '10' }))).toEqual([]);
  expect(said(coming({ ...DRIVEN, pieces: '65' }, { ...blankTruck, slot: '10' }))).toEqual(['inbound whPiecesDiffer']);
});

it('allows a truck twice a day but not twice in an hour', () => {
  const twice = (slot: string) => coming({ ...DRIVEN, pieces: '40' }, { ...DRIVEN, slot, pieces: '24' });
  expect(said(twice('10'))).toEqual([]);
  expect(said(twice('9'))).toEqual(['inbound.1.plateNo whPlateTwice']);
});

it('allows trucks on several days, one on the first, with hours counted per day', () => {
  const days = (...all: string[]) =>
    WH.faults(
      coming(...all.map((day, at) => ({ ...DRIVEN, day, plateNo: `沪A1234${at}`, pieces: at === 0 ? '60' : '4' }))),
      whFacts(),
    ).map(({ path, code, given }) => `${path} ${code} ${String(given?.['day'] ?? '')}`.trim());
  // Stay of 2026-12-01 to 2026-12-31.
  expect(days('', '2026-12-02')).toEqual([]);
  expect(days('2026-12-01', '2026-12-30')).toEqual([]);
  expect(days('', '2026-11-30')).toEqual(['inbound.1.day whTruckEarly 2026-12-01']);
  expect(days('', '2026-12-31')).toEqual(['inbound.1.day whTruckLate 2026-12-31']);
  expect(days('2026-12-02', '2026-12-03')).toEqual(['inbound.0.day whTruckFirst 2026-12-01']);
  expect(days('', 'soon')).toEqual(['inbound.1.day whTruckDay']);
});

it('allows the same truck at the same hour of another day', () => {
  const twice = (day: string) => coming({ ...DRIVEN, pieces: '40' }, { ...DRIVEN, day, pieces: '24' });
  const plates = (form: WhForm) => WH.faults(form, whFacts()).filter(({ code }) => code === 'whPlateTwice');
  expect(plates(twice('2026-12-02'))).toEqual([]);
  // An empty day means the first day.
  expect(plates(twice('2026-12-01'))).toEqual([{ path: 'inbound.1.plateNo', code: 'whPlateTwice' }]);
});

it('checks the hour of each truck on its own day', () => {
  const quote = whQuoteFor();
  const { gate } = quote.offer.detail;
  const hours = gateRenewed(gate, { from: '2026-12-02', hours: [[9, 0, 9, 9, 9, 9, 9, 9]] });
  const full = { ...quote, offer: { ...quote.offer, detail: { ...quote.offer.detail, gate: hours } } };
  const form = (day: string) =>
    coming({ ...DRIVEN, slot: '8', pieces: '60' }, { ...DRIVEN, plateNo: '沪A99999', day, pieces: '4' });
  const said = (day: string) => WH.faults(form(day), whFacts(full)).filter(({ code }) => code === 'whHourFull');
  expect(said('2026-12-02')).toEqual([{ path: 'inbound.1.slot', code: 'whHourFull', given: { left: 0 } }]);
  expect(said('2026-12-03')).toEqual([]);
});

it('starts with one truck and allows twenty', () => {
  const { add, remove } = listEdit('inbound');
  expect(blankWh.inbound).toEqual([blankTruck]);
  let form: WhForm = soundWh;
  for (let more = 0; more < 25; more += 1) form = WH.fields.edited(form, add) ?? form;
  expect([MOST_TRUCKS, form.inbound.length]).toEqual([20, 20]);
  expect(WH.fields.edited(form, remove(0))?.inbound).toHaveLength(19);
  expect(WH.fields.copied(form).inbound).toEqual([blankTruck]);
});

it('rejects more trucks than an hour has left, and ignores unknown days', () => {
  const quote = whQuoteFor();
  const { gate } = quote.offer.detail;
  const left = gateRoomLeft(gate, '2026-12-01', '9') ?? 0;
  expect(gate.hours).toHaveLength(181);
  const trucks = Array.from({ length: left + 1 }, (_, at) => ({ ...DRIVEN, plateNo: `沪A1234${at}`, pieces: '1' }));
  const full = (change: Partial<WhForm>) =>
    WH.faults({ ...coming(...trucks), ...change }, whFacts(quote)).filter(({ code }) => code === 'whHourFull');
  expect(full({})).toEqual([{ path: `inbound.${left}.slot`, code: 'whHourFull', given: { left } }]);
  expect(full({ isDanger: 'N' })).toEqual([]);
  expect([gateRoomLeft(gate, '2026-11-19', '9'), gateRoomLeft(gate, '2026-12-01', '12')]).toEqual([null, null]);
  const seen = { from: '2026-12-01', hours: [[0, 0, 0, 0, 0, 0, 0, 0]] };
  const renewed = gateRenewed(gate, seen);
  expect(gateRoomLeft(renewed, '2026-12-01', '9')).toBe(0);
  expect(gateRoomLeft(renewed, '2026-12-02', '9')).toBe(gateRoomLeft(gate, '2026-12-02', '9'));
});

it('lists faults truck by truck before other faults of the step', () => {
  const form = { ...coming({ ...DRIVEN, pieces: '64', driverName: '' }, { ...blankTruck }), owner: '' };
  expect(WH.faults(form, whFacts()).map(({ path }) => path)).toEqual([
    'inbound.0.driverName',
    'inbound.1.slot',
    'owner',
  ]);
});
