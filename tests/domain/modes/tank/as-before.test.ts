import { isDeepStrictEqual } from 'node:util';

import { expect, it } from 'vitest';
import * as v from 'valibot';

import { tankSearch } from '../../../../contract/modes/tank/search';
import { tankQuestion, type TankAsked } from '../../../../domain/modes/tank/search';
import { addressesBy, bodiesBy } from '../../../support/before/addresses';
import * as before from '../../../support/before/tank-address';
import { tankSearch as wireBefore } from '../../../support/before/tank-wire';

const ODD = ['', '0', '1,000', '１０', '-5', '99999', 'x', ' 7 '];
const ADDRESSES = addressesBy(
  {
    org: ['CNSHA', 'CNNGB', 'cnsha'],
    dst: ['NLRTM', 'CNSHA'],
    d: ['Y', 'N', 'Q'],
    un: ['1294', '1230', '12940', ''],
    goods: ['%E7%94%98%E6%B2%B9', '+a+', ''],
    etd: ['2026-12-08', '2026-13-40'],
    pg: ['II', 'III', 'IV'],
    kind: ['lease', 'trip', 'LEASE'],
    days: ['30', '90', '45.5', '29', '365', '366', ...ODD.slice(0, 2)],
    q: ['20', '0.001', '1000', '1000.1', '20.1234', ...ODD.slice(2, 4)],
    tf: ['20', '-40', '100', '50', '50.1', '60', ...ODD.slice(4, 6)],
    hot: ['60', '90', '130', '131', '50', '20.55', ...ODD.slice(6, 8)],
    d15: ['0.87', '1.5', '0.4', '3.1', ...ODD.slice(6, 8)],
    d50: ['0.84', '1.4', '0.39', '0.87', ...ODD.slice(6, 8)],
    heat: ['S', 'E', 'N', 'STEAM'],
    last: ['SAME', 'DEDICATED', 'CLEANED', 'none'],
    clean: ['Y', 'N'],
    food: ['Y', 'N'],
  },
  60_000,
);

/** Agreed: an address keeps the days of a lease and the food of harmless goods, also where neither is asked. */
const asBefore = (asked: TankAsked): TankAsked => ({
  ...asked,
  leaseDays: asked.kind === 'LEASE' ? asked.leaseDays : '',
  isFood: asked.isDanger === 'N' && asked.isFood,
});

const [OTHER = ''] = ADDRESSES;

function beforeOf(address: string): unknown[] {
  const asked = before.tankAskedIn(address);
  const sent = before.searchOf(asked);
  return [
    asked,
    before.missingIn(asked).toSorted(),
    sent,
    sent && before.askedFor(sent),
    before.tankAddress('/tankIndex', asked),
    before.wordsKept(address, OTHER).toSorted(),
  ];
}

function nowOf(address: string): unknown[] {
  const asked = tankQuestion.asked(address);
  const sent = tankQuestion.searchOf(asked);
  return [
    asBefore(asked),
    tankQuestion.missing(asked).toSorted(),
    sent,
    sent && tankQuestion.askedFor(sent),
    tankQuestion.address('/tankIndex', asBefore(asked)),
    tankQuestion.wordsKept(address, OTHER).toSorted(),
  ];
}

it('reads, judges, sends and writes sixty thousand addresses as before', () => {
  const apart = ADDRESSES.filter((address) => !isDeepStrictEqual(beforeOf(address), nowOf(address)));
  expect(apart.slice(0, 3).map((address) => [beforeOf(address), nowOf(address)])).toEqual([]);
});

it('takes at the gateway what it took, but half a day of a lease', () => {
  const sent = ADDRESSES.flatMap((address) => before.searchOf(before.tankAskedIn(address)) ?? []);
  expect(sent.length).toBeGreaterThan(4000);
  for (const body of bodiesBy(sent, 20_000)) {
    const [was, is] = [v.safeParse(wireBefore, body), v.safeParse(tankSearch, body)];
    const isHalf = was.success && was.output.leaseDays !== null && !Number.isInteger(was.output.leaseDays);
    expect([body, is.success]).toEqual([body, was.success && !isHalf]);
    if (is.success) expect(is.output).toEqual(was.output);
  }
});
