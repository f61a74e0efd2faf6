// What the product knows of goods in figures, against the tables of the papers: no figure stands here.
import { describe, expect, it } from 'vitest';

import { criticalTons } from '../../../domain/goods/critical';
import type { PackingGroup } from '../../../domain/goods/dangerous-goods';
import { freezingOf } from '../../../domain/goods/freezing';
import { categoryOf, estimateOf, ROUTES, toxicGroupOf } from '../../../domain/goods/mixture/acute';
import { INHERITED, inheritedOf } from '../../../domain/goods/mixture/cut-offs';
import { precedenceOf } from '../../../domain/goods/precedence';
import { mostArea } from '../../../domain/modes/wh/room';
import type { Fire } from '../../../domain/goods/fire';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import papers from '../../support/papers/figures.json';

const { goods } = papers;
const NEXT = 1e-9;

const of = <TValue>(table: Readonly<Record<string, TValue>>, key: string): TValue | null => table[key] ?? null;

describe('what is known of goods', () => {
  it('is where each liquid freezes, and nothing of those the paper does not name', () => {
    const ids = [...new Set([...LIBRARY.map(({ goodsId }) => goodsId), ...Object.keys(goods.freezingC)])];
    expect(ids.map((id) => [id, freezingOf(id)])).toEqual(ids.map((id) => [id, of(goods.freezingC, id)]));
  });

  it('is how many tons of it make a store a major hazard', () => {
    const numbers = [
      ...new Set([...LIBRARY.map(({ unNo }) => unNo ?? ''), ...Object.keys(goods.criticalTons)]),
    ].toSorted();
    expect(numbers.map((no) => [no, criticalTons(no)])).toEqual(numbers.map((no) => [no, of(goods.criticalTons, no)]));
  });

  it('is how large a fire compartment of each class may be, with water and without', () => {
    const letters: Record<string, string> = { 甲: 'A', 乙: 'B', 丙: 'C', 丁: 'D', 戊: 'E' };
    for (const [name, [, apart]] of Object.entries(goods.areaLimitM2)) {
      const fire = `${letters[name.charAt(0)] ?? ''}${name.slice(1)}` as Fire;
      expect([name, mostArea(fire)?.plain ?? null]).toEqual([name, apart]);
    }
  });
});

describe('what is toxic', () => {
  it.each(ROUTES)('is of the category whose bound it does not pass: %s', (route) => {
    const bounds = goods.acute[route] as [most: number, category: number][];
    expect(bounds.map(([most]) => categoryOf(route, most))).toEqual(bounds.map(([, category]) => category));
    expect(bounds.map(([most]) => categoryOf(route, most + NEXT))).toEqual([
      ...bounds.slice(1).map(([, category]) => category),
      null,
    ]);
  });

  it.each(ROUTES)('counts as so much where nothing but its category is known: %s', (route) => {
    const estimates = Object.entries(goods.pointEstimates[route]);
    expect(estimates.map(([category]) => estimateOf(route, Number(category)))).toEqual(estimates.map(([, ate]) => ate));
  });

  it.each(['oral', 'dermal', 'dust'] as const)('is of the packing group whose bound it does not pass: %s', (route) => {
    const bounds = goods.toxicGroups[route] as [most: number, group: string][];
    expect(bounds.map(([most]) => toxicGroupOf(route, most))).toEqual(bounds.map(([, group]) => group));
    expect(bounds.map(([most]) => toxicGroupOf(route, most + NEXT))).toEqual([
      ...bounds.slice(1).map(([, group]) => group),
      null,
    ]);
  });
});

describe('a mixture', () => {
  it.each(INHERITED)('inherits %s from so much of a component on, with its statement and its signal word', (said) => {
    const [least, code, signal] = goods.cmr[said] as [least: number, code: string, signal: string];
    expect(inheritedOf({ row: 1, percent: least, said })).toMatchObject({ code, isDanger: signal === '危险' });
    expect(inheritedOf({ row: 1, percent: least - NEXT, said })?.code).not.toBe(code);
  });

  it('of what harms organs is of the second category from one per cent on, and leaves aspiration to people', () => {
    const less = (percent: number) => inheritedOf({ row: 2, percent, said: 'STOTRE1' });
    expect([less(1), less(0.99)]).toEqual([{ code: 'H373', isDanger: false, row: 2, isForPeople: false }, null]);
    const forPeople = INHERITED.filter((said) => inheritedOf({ row: 1, percent: 100, said })?.isForPeople);
    expect(forPeople).toEqual(['STOTSE3', 'ASP1']);
  });

  it('of two hazards bears the one the table puts first', () => {
    for (const [cell, first] of Object.entries(goods.precedence)) {
      const [, three, hazard, group] = /^3(I+)\|(6\.1|8)(I+)$/.exec(cell) ?? [];
      const other = { hazard: hazard as '6.1' | '8', group: group as PackingGroup, isByInhalation: false };
      expect([cell, precedenceOf(three as PackingGroup, other)?.primary]).toEqual([cell, first]);
    }
  });
});
