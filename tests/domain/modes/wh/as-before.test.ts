import { isDeepStrictEqual } from 'node:util';

import { expect, it } from 'vitest';
import * as v from 'valibot';

import { whSearch } from '../../../../contract/modes/wh/search';
import { whQuestion } from '../../../../domain/modes/wh/search';
import { addressesBy, bodiesBy } from '../../../support/before/addresses';
import * as before from '../../../support/before/wh-address';
import { whSearch as wireBefore } from '../../../support/before/wh-wire';

const ODD = ['', '0', '1,000', '１０', '-5', '99999', 'x', '7'];
const ADDRESSES = addressesBy(
  {
    org: ['310100', '320500', 'CNSHA', '31010'],
    city: ['310100', '440300'],
    d: ['Y', 'N', 'Q'],
    un: ['1294', '1230', '12940', ''],
    goods: ['%E7%94%98%E6%B2%B9', '+a+', ''],
    tons: ['12', '0.001', '5000', '5000.1', '20.1234', ...ODD],
    t: ['3', ...ODD.slice(0, 3)],
    plt: ['16', '1', '9999', '10000', '1.5', ...ODD],
    in: ['2026-12-08', '2026-13-40', ''],
    days: ['30', '1', '3650', '3651', '45.5', ...ODD],
    temp: ['NORMAL', 'COOL', 'HEAT', 'cold'],
  },
  60_000,
);

/** Agreed: blanks around an amount are cut when it is read, as those of a tank are. */
const trimmed = (asked: before.WhAsked): before.WhAsked => ({
  ...asked,
  tons: asked.tons.trim(),
  pallets: asked.pallets.trim(),
  days: asked.days.trim(),
});

const [OTHER = ''] = ADDRESSES;

function beforeOf(address: string): unknown[] {
  const asked = trimmed(before.whAskedIn(address));
  const sent = before.searchOf(asked);
  return [
    asked,
    before.missingIn(asked),
    sent,
    sent && before.askedBy(sent),
    before.whAddress('/warehouse', asked),
    [...before.STAY_WORDS, 't'].toSorted(),
  ];
}

function nowOf(address: string): unknown[] {
  const asked = whQuestion.asked(address);
  const sent = whQuestion.searchOf(asked);
  return [
    asked,
    whQuestion.missing(asked),
    sent,
    sent && whQuestion.askedFor(sent),
    whQuestion.address('/warehouse', asked),
    whQuestion.wordsKept(address, OTHER).toSorted(),
  ];
}

it('reads, judges, sends and writes sixty thousand addresses as before', () => {
  const apart = ADDRESSES.filter((address) => !isDeepStrictEqual(beforeOf(address), nowOf(address)));
  expect(apart.slice(0, 3).map((address) => [beforeOf(address), nowOf(address)])).toEqual([]);
});

it('takes at the gateway what it took', () => {
  const sent = ADDRESSES.flatMap((address) => before.searchOf(before.whAskedIn(address)) ?? []);
  expect(sent.length).toBeGreaterThan(2000);
  for (const body of bodiesBy(sent, 20_000)) {
    const [was, is] = [v.safeParse(wireBefore, body), v.safeParse(whSearch, body)];
    expect([body, is.success, is.output]).toEqual([body, was.success, was.output]);
  }
});
