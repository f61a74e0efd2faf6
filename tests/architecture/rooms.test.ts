import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { roomAt, ROOMS, SCOPES } from '../../scripts/rooms.mjs';
import { readHouse } from '../support/arrows/house';
import { ARROWS } from './arrows';

const SOURCE = /\.(?:ts|tsx|mts|mjs|js|jsx|css|html|sql)$/;
const files = [...readHouse().keys()];
const names = ROOMS.map(({ name }) => name);
const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

it('places every source file in one room and an unknown folder in none', () => {
  expect(files.filter((path) => SOURCE.test(path) && roomAt(path) === null)).toEqual([]);
  expect([twice(names), twice(ROOMS.map(({ at }) => at))]).toEqual([[], []]);
  expect(['src/elsewhere/a.ts', 'modes/air/a.ts', 'flows/a.ts', 'src/main.ts'].map(roomAt)).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});

it('has files in every room', () => {
  const lived = new Set(files.map((path) => roomAt(path)?.name));
  expect(names.filter((name) => !lived.has(name))).toEqual([]);
});

it('lists only existing rooms in the arrows and omits only tests and build rooms', () => {
  const named = Object.entries(ARROWS).flatMap(([name, { rooms }]) => [name, ...rooms]);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !(name in ARROWS))).toEqual([
    'tests',
    'firstPage',
    'centerPage',
    'deskPage',
    'public',
    'building',
    'testing',
  ]);
});

it('plants faults in all product rooms except the entry calls', () => {
  const spared = ROOMS.filter(({ isProduct, faults }) => isProduct === true && faults === null);
  expect(spared.map(({ name }) => name)).toEqual(['main', 'prerender', 'drawAnswer']);
});

it('restricts compiler and linter settings to the matching rooms', () => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[];
  };
  const timeless = overrides
    .filter(({ rules }) => 'no-restricted-globals' in rules)
    .flatMap(({ files: where }) => where);
  expect(timeless.toSorted()).toEqual(
    ROOMS.filter(({ isTimeless }) => isTimeless === true)
      .map(({ at }) => `${at}**`)
      .toSorted(),
  );
  expect(SCOPES.filter((scope) => !existsSync(`${scope}/tsconfig.json`))).toEqual([]);
});
