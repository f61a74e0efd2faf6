import { isDeepStrictEqual } from 'node:util';

import { expect, it } from 'vitest';
import * as v from 'valibot';

import { lclSearch } from '../../../../contract/modes/lcl/search';
import { LCL_LOAD } from '../../../../domain/modes/lcl/load';
import { lclQuestion, rowFaults } from '../../../../domain/modes/lcl/search';
import { LCL_SEARCH } from '../../../../domain/modes/lcl/search-mode';
import { addressesBy, bodiesBy } from '../../../support/before/addresses';
import * as before from '../../../support/before/lcl-address';
import * as asked from '../../../support/before/lcl-asked';
import { lclSearch as wireBefore } from '../../../support/before/lcl-wire';

const ADDRESSES = addressesBy(
  {
    org: ['CNSHA', 'CNNGB', 'CNSHA', 'cnsha'],
    dst: ['NLRTM', 'SGSIN', 'CNSHA', ''],
    d: ['Y', 'N', 'Q'],
    un: ['1263', '12630', 'g', ''],
    rows: [
      '1263~2~860~1.45',
      '1263~2~860~1.45~120~III,3082~1~380~0.4',
      'n~3~20.5~0.1',
      'g~10~200~0.5,1230~5~860~1.05',
      'g~10~200~0.5',
      '1263~1.5~24000.01~60.001~601',
      '12~-1~9e9~1.4567~y',
      '~~~~320',
      Array.from({ length: 21 }, () => 'n~1~1~1').join(','),
      Array.from({ length: 80 }, () => '1263~1~1~1').join(','),
      '1120~2~400~0.6~90~IV',
      ',',
      '',
    ],
    stack: ['N', 'Y', 'no'],
    etd: ['2026-12-08', '2026-13-40'],
  },
  60_000,
);
const CHANGES = ['', '２', '1,200', ' 1.45 ', '一米', '漆,', '普通货物', 'g', '0', '24000.01', '1.5'];

function beforeOf(address: string, at: number): unknown[] {
  const of = before.lclAskedIn(address);
  const sent = asked.searchOf(of);
  const [row = before.LCL_LOAD.blank] = of.rows;
  const typed = { ...row, [before.LCL_LOAD.parts[at % 5] ?? '']: CHANGES[at % CHANGES.length] ?? '' };
  return [
    of,
    asked.missingIn(of),
    sent,
    before.lclAddress('/shippingLcl', of),
    before.LCL_LOAD.read(address),
    before.LCL_LOAD.words({ ...of, rows: [typed] }),
    asked.rowFaults(typed, of.isDanger),
  ];
}

function nowOf(address: string, at: number): unknown[] {
  const of = lclQuestion.asked(address);
  const sent = lclQuestion.searchOf(of);
  const [row = LCL_LOAD.blank] = of.rows;
  const typed = { ...row, [LCL_LOAD.parts[at % 5] ?? '']: CHANGES[at % CHANGES.length] ?? '' };
  return [
    of,
    LCL_SEARCH.missing(of),
    sent,
    lclQuestion.address('/shippingLcl', of),
    LCL_LOAD.read(address),
    LCL_LOAD.words({ ...of, rows: [typed] }),
    rowFaults(typed, of.isDanger),
  ];
}

it('reads, judges, sends and writes sixty thousand addresses as before', () => {
  const apart = ADDRESSES.flatMap((address, at) =>
    isDeepStrictEqual(beforeOf(address, at), nowOf(address, at)) ? [] : [at],
  );
  expect(apart.slice(0, 3).map((at) => [beforeOf(ADDRESSES[at] ?? '', at), nowOf(ADDRESSES[at] ?? '', at)])).toEqual(
    [],
  );
});

it('takes at the gateway what it took', () => {
  const sent = ADDRESSES.flatMap((address) => asked.searchOf(before.lclAskedIn(address)) ?? []);
  expect(sent.length).toBeGreaterThan(500);
  const rows = bodiesBy(sent.flatMap((one) => one.rows).slice(0, 5000), 20_000);
  const bodies = bodiesBy(sent, 20_000).map((body, at) => (at % 2 === 0 ? { ...body, rows: [rows[at]] } : body));
  for (const body of bodies) {
    const [was, is] = [v.safeParse(wireBefore, body), v.safeParse(lclSearch, body)];
    expect([body, is.success, is.output]).toEqual([body, was.success, was.output]);
  }
});
