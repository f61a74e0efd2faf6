import { describe, expect, it } from 'vitest';

import { houseOf, readHouse } from '../support/arrows/house';
import { readSite } from '../support/arrows/site';
import { ARROWS, roomOf } from './arrows';
import type { Rule } from './rule';
import { AFTER_RULES } from './rules/after.rules';
import { ARROW_RULES } from './rules/arrows.rules';
import { CALLER_RULES } from './rules/callers.rules';
import { FLOOR_RULES } from './rules/floors.rules';
import { MODE_RULES } from './rules/modes.rules';
import { RECORD_RULES } from './rules/records.rules';
import { ROOM_RULES } from './rules/rooms.rules';
import { STATE_RULES } from './rules/state.rules';
import { TEXT_RULES } from './rules/text.rules';
import { WORD_RULES } from './rules/words.rules';
import { WRITING_RULES } from './rules/writing.rules';

const RULES: Rule[] = [
  ...ARROW_RULES,
  ...FLOOR_RULES,
  ...ROOM_RULES,
  ...MODE_RULES,
  ...AFTER_RULES,
  ...CALLER_RULES,
  ...WRITING_RULES,
  ...STATE_RULES,
  ...TEXT_RULES,
  ...WORD_RULES,
  ...RECORD_RULES,
];

const house = readHouse();
const houseAndSite = new Map([...house, ...readSite()]);

describe.each(RULES)('$promise', ({ faultsIn, plants, allowed = [] }) => {
  it('holds in this repository', () => {
    expect(faultsIn(houseAndSite)).toEqual([]);
  });

  it.each(plants)('is broken by %j', (plant) => {
    expect(faultsIn(houseOf(plant))).not.toEqual([]);
  });

  it.each(allowed)('is not broken by %j', (lookalike) => {
    expect(faultsIn(houseOf(lookalike))).toEqual([]);
  });
});

it('every room has a planted import that is refused', () => {
  const planted = ARROW_RULES.flatMap(({ plants }) => plants.flatMap((plant) => Object.keys(plant))).map(roomOf);
  expect(Object.keys(ARROWS).filter((room) => !planted.some((name) => name === room))).toEqual([]);
});

it('every rule has a plant that breaks it', () => {
  expect(RULES.filter(({ plants }) => plants.length === 0)).toEqual([]);
});
