import { expect, it } from 'vitest';

import { isProduct } from '../../scripts/rooms.mjs';
import { readHouse } from '../support/arrows/house';

/** Folders that production does not load. */
const isOfDemo = (path: string) => /^server\/doors\/(?:demo|testing)\//.test(path);

/** Phone numbers, mail, accounts, filings and streets that look like those of a real company. */
const INVENTED =
  /\b(?:400|0\d{2,3})-\d{3,8}(?:-\d+)?\b|@[\w.]+\.example\b|\b0000 0000\b|(?<=[备号\]〕])0{6,}|[路道街] ?\d+ 号/gu;

/** Each file with invented values, and why production does not show them as true. */
const WHERE: Readonly<Record<string, string>> = {
  'domain/people/contact.ts': 'a build for production has those of the house in their place, or none',
  'domain/modes/truck/hubs.ts': 'each street is named 演示, in every place where it stands',
};

const found = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => line.match(INVENTED) ?? []);

it('keeps invented telephones, accounts and addresses to the demo and a listed few files', () => {
  const holding = [...readHouse()].filter(
    ([path, text]) => isProduct(path) && !isOfDemo(path) && found(text).length > 0,
  );
  expect(holding.map(([path]) => path).toSorted()).toEqual(Object.keys(WHERE).toSorted());
});

it('marks every invented carrier hub as 演示', () => {
  const hubs = readHouse().get('domain/modes/truck/hubs.ts') ?? '';
  const rows = hubs.split('\n').filter((line) => found(line).length > 0);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => !row.includes('演示'))).toEqual([]);
});

it.each([
  ['a telephone', "phone: '021-55500101'"],
  ['a service line', "line: '400-000-0000'"],
  ['an account', "number: '0000 0000 0000 0000'"],
  ['a filing', "icp: '沪ICP备00000000号-1'"],
  ['a street', "gate: '港区路 18 号 2 号门'"],
  ['a mail', "mail: 'a@house.example'"],
])('detects the contact data in %s', (_, line) => {
  expect(found(line)).not.toEqual([]);
});
