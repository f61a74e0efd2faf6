// Goods figures against the tables of the specification: this file contains none.
import { describe, expect, it } from 'vitest';

import { criticalTons } from '../../../domain/goods/critical';
import type { PackingGroup } from '../../../domain/goods/dangerous-goods';
import { freezingPoint } from '../../../domain/goods/freezing';
import { acuteCategory, toxicityEstimate, ROUTES, toxicPackingGroup } from '../../../domain/goods/mixture/acute';
import { INHERITED, inheritedHazard } from '../../../domain/goods/mixture/cut-offs';
import { findPrecedence } from '../../../domain/goods/precedence';
import { mostArea } from '../../../domain/modes/wh/room';
import type { Fire } from '../../../domain/goods/fire';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import papers from '../../support/papers/figures.json';

const { goods } = papers;
const NEXT = 1e-9;

const of = <TValue>(table: Readonly<Record<string, TValue>>, key: string): TValue | null => table[key] ?? null;

describe('goods facts', () => {
  it('give the freezing points of the paper only', () => {
    const ids = [...new Set([...LIBRARY.map(({ goodsId }) => goodsId), ...Object.keys(goods.freezingC)])];
    expect(ids.map((id) => [id, freezingPoint(id)])).toEqual(ids.map((id) => [id, of(goods.freezingC, id)]));
  });

  it('give the major hazard threshold of each number', () => {
    const numbers = [
      ...new Set([...LIBRARY.map(({ unNo }) => unNo ?? ''), ...Object.keys(goods.criticalTons)]),
    ].toSorted();
    expect(numbers.map((no) => [no, criticalTons(no)])).toEqual(numbers.map((no) => [no, of(goods.criticalTons, no)]));
  });

  it('give the largest fire compartment of each class, with and without sprinklers', () => {
    const letters: Record<string, string> = { 甲: 'A', 乙: 'B', 丙: 'C', 丁: 'D', 戊: 'E' };
    for (const [name, [, apart]] of Object.entries(goods.areaLimitM2)) {
      const fire = `${letters[name.charAt(0)] ?? ''}${name.slice(1)}` as Fire;
      expect([name, mostArea(fire)?.plain ?? null]).toEqual([name, apart]);
    }
  });
});

describe('toxicity limits', () => {
  it.each(ROUTES)('assign the category by its upper bound: %s', (route) => {
    const bounds = goods.acute[route] as [most: number, category: number][];
    expect(bounds.map(([most]) => acuteCategory(route, most))).toEqual(bounds.map(([, category]) => category));
    expect(bounds.map(([most]) => acuteCategory(route, most + NEXT))).toEqual([
      ...bounds.slice(1).map(([, category]) => category),
      null,
    ]);
  });

  it.each(ROUTES)('estimate a dose from the category alone: %s', (route) => {
    const estimates = Object.entries(goods.pointEstimates[route]);
    expect(estimates.map(([category]) => toxicityEstimate(route, Number(category)))).toEqual(
      estimates.map(([, ate]) => ate),
    );
  });

  it.each(['oral', 'dermal', 'dust'] as const)('assign the packing group by its upper bound: %s', (route) => {
    const bounds = goods.toxicGroups[route] as [most: number, group: string][];
    expect(bounds.map(([most]) => toxicPackingGroup(route, most))).toEqual(bounds.map(([, group]) => group));
    expect(bounds.map(([most]) => toxicPackingGroup(route, most + NEXT))).toEqual([
      ...bounds.slice(1).map(([, group]) => group),
      null,
    ]);
  });
});

describe('mixture', () => {
  it.each(INHERITED)('inherits %s from its threshold on, with statement and signal word', (said) => {
    const [least, code, signal] = goods.cmr[said] as [least: number, code: string, signal: string];
    expect(inheritedHazard({ row: 1, percent: least, said })).toMatchObject({ code, isDanger: signal === '危险' });
    expect(inheritedHazard({ row: 1, percent: least - NEXT, said })?.code).not.toBe(code);
  });

  it('inherits organ damage category 2 from one per cent and leaves aspiration to a manual check', () => {
    const less = (percent: number) => inheritedHazard({ row: 2, percent, said: 'STOTRE1' });
    expect([less(1), less(0.99)]).toEqual([{ code: 'H373', isDanger: false, row: 2, isForPeople: false }, null]);
    const forPeople = INHERITED.filter((said) => inheritedHazard({ row: 1, percent: 100, said })?.isForPeople);
    expect(forPeople).toEqual(['STOTSE3', 'ASP1']);
  });

  it('takes the hazard that the precedence table puts first', () => {
    for (const [cell, first] of Object.entries(goods.precedence)) {
      const [, three, hazard, group] = /^3(I+)\|(6\.1|8)(I+)$/.exec(cell) ?? [];
      const other = { hazard: hazard as '6.1' | '8', group: group as PackingGroup, isByInhalation: false };
      expect([cell, findPrecedence(three as PackingGroup, other)?.primary]).toEqual([cell, first]);
    }
  });
});
