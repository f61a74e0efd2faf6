import { expect, it } from 'vitest';

import { BUILT_IN } from '../../../domain/values/days-off';
import { findExpert } from '../../../domain/desk/duty';

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const dayOf = (moment: string) => findExpert('1', at(moment), BUILT_IN).day;

it('promises an answer the same day within working hours, until the last minute', () => {
  expect(dayOf('2026-11-20T09:00:00')).toBe('2026-11-20');
  expect(dayOf('2026-11-20T17:59:00')).toBe('2026-11-20');
  expect(dayOf('2026-11-20T17:59:00.500')).toBe('2026-11-23');
  expect(dayOf('2026-11-20T20:00:00')).toBe('2026-11-23');
  expect(dayOf('2026-11-22T10:00:00')).toBe('2026-11-23');
});

it('alternates the two experts of a topic by day', () => {
  const on = (type: '1' | '3' | '5' | '9', day: string) => findExpert(type, at(`${day}T10:00:00`), BUILT_IN).expert;
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => on('1', day))).toEqual(['luo', 'chen', 'luo']);
  expect([on('3', '2026-11-23'), on('9', '2026-11-24')]).toEqual(['tang', 'he']);
  expect([on('5', '2026-11-23'), on('5', '2026-11-24')]).toEqual(['fan', 'xie']);
});
