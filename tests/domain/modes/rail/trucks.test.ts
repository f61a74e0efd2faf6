import { expect, it } from 'vitest';

import { blankTruck, type RailForm } from '../../../../domain/modes/rail/form';
import { RAIL } from '../../../../domain/modes/rail/mode';
import { railCutoffs } from '../../../../domain/modes/rail/cutoffs';
import { receivingHours } from '../../../../domain/modes/rail/station';
import { listEdit } from '../../../../domain/order/form/list-edits';
import { railFacts, railQuoteFor, soundRail } from '../../../support/rail-order';

const DRIVEN = {
  ...blankTruck,
  slot: '2026-12-19T09:00',
  plateNo: '陕A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};

/** Two short boxes for the train of the 23rd, whose station accepts from the 18th to the 21st. */
const coming = (...inbound: RailForm['inbound']): RailForm => ({ ...soundRail, inbound });
const said = (form: RailForm) => RAIL.faults(form, railFacts()).map(({ path, code }) => `${path} ${code}`);

it('offers the gate hours of the train only', () => {
  const hours = receivingHours(railQuoteFor().offer.cutoffs);
  expect([hours[0], hours.at(-1)]).toEqual(['2026-12-18T17:00', '2026-12-21T16:00']);
  expect(hours).toHaveLength(1 + 10 + 10 + 9);
  expect(hours.filter((hour) => hour.startsWith('2026-12-19')).map((hour) => hour.slice(11))).toEqual(
    '08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00'.split(' '),
  );
  expect(said(coming(DRIVEN))).toEqual([]);
  expect(said(coming({ ...DRIVEN, slot: '2026-12-18T16:00' }))).toEqual(['inbound.0.slot railHourShut']);
  expect(said(coming({ ...DRIVEN, slot: '2026-12-21T17:00' }))).toEqual(['inbound.0.slot railHourShut']);
  expect(said(coming({ ...DRIVEN, slot: '2026-12-19T07:00' }))).toEqual(['inbound.0.slot railHourShut']);
  expect(said(coming({ ...DRIVEN, slot: '昨天' }))).toEqual(['inbound.0.slot railHour']);
  expect(said(coming({ ...DRIVEN, slot: '' }))).toEqual(['inbound.0.slot required']);
});

it('closes the station while its gate is open, however late the train leaves', () => {
  const closes = (leaves: string) =>
    railCutoffs(Date.parse(leaves), false).find(({ code }) => code === 'STATION_CLOSE')?.at;
  expect(closes('2026-12-09T19:00:00+08:00')).toBe('2026-12-07T10:00:00.000Z');
  expect(closes('2026-12-09T15:00:00+08:00')).toBe('2026-12-07T07:00:00.000Z');
  expect(closes('2026-12-09T06:00:00+08:00')).toBe('2026-12-06T10:00:00.000Z');
});

it('rejects a past hour', () => {
  const at = (now: string) =>
    RAIL.faults(coming(DRIVEN), { ...railFacts(), now: Date.parse(now) }).filter(
      ({ path }) => path === 'inbound.0.slot',
    );
  expect(at('2026-12-19T09:59:59+08:00')).toEqual([]);
  expect(at('2026-12-19T10:00:00+08:00')).toMatchObject([{ code: 'railHourPast' }]);
});

it('judges an hour again on another train', () => {
  const later = railFacts(railQuoteFor(undefined, 'R-YTBL-RXA-RMO-261230'));
  expect(RAIL.faults(coming(DRIVEN), later)[0]).toMatchObject({
    path: 'inbound.0.slot',
    code: 'railHourShut',
    given: { from: '2026-12-25', until: '2026-12-28' },
  });
});

it('compares the boxes of all trucks with the order', () => {
  const two = (one: string, other: string) =>
    coming({ ...DRIVEN, pieces: one }, { ...DRIVEN, plateNo: '陕A12346', pieces: other });
  expect(said(two('1', '1'))).toEqual([]);
  expect(said(two('1', '2'))).toEqual(['inbound railBoxesDiffer']);
  expect(said(two('3', ''))).toContain('inbound.0.pieces railTruckBoxes');
  expect(said(coming(DRIVEN, DRIVEN))).toContain('inbound.1.plateNo railPlateTwice');
});

it('requires no truck with a house pickup', () => {
  const fetched = { ...coming({ ...DRIVEN, slot: '' }), services: ['DGA', 'TRK'] };
  expect(said(fetched).filter((one) => one.startsWith('inbound'))).toEqual([]);
  expect(RAIL.required(fetched, railFacts()).filter((path) => path.startsWith('inbound'))).toEqual([]);
  expect(said(coming())).toEqual(['inbound required']);
});

it('adds and removes truck rows and clears the hour in a copy', () => {
  const { add, remove } = listEdit('inbound');
  const two = RAIL.fields.edited(soundRail, add) ?? soundRail;
  expect(two.inbound).toHaveLength(2);
  expect(RAIL.fields.edited(two, remove(0))?.inbound).toEqual([blankTruck]);
  expect(RAIL.fields.copied(soundRail).inbound).toEqual([blankTruck]);
});
