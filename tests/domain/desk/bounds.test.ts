import { assert, constantFrom, integer, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SERVICE_TYPES } from '../../../domain/desk/service-types';
import { SERVICES } from '../../../domain/desk/services';
import { CUT_TOOL, type CutDetail } from '../../../domain/desk/tools/cut';
import { HAZ_TOOL } from '../../../domain/desk/tools/haz';
import { LQ_TOOL } from '../../../domain/desk/tools/lq';
import { MARK_TOOL } from '../../../domain/desk/tools/mark';
import { MIX_TOOL } from '../../../domain/desk/tools/mix';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { serviceTool } from '../../../domain/desk/tools/service';
import { priceOfService } from '../../../domain/desk/services';
import { SERVICE_PRICES } from '../../../stories/modes/service-prices.fixtures';
import { PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import { parseMoment } from '../../../domain/values/moments';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

/** Strictness order of levels; more dangerous input never lowers it. */
const STRICTNESS: readonly (VerdictLevel | null)[] = [
  null,
  'PASS',
  'PASS_CHECK_DGL',
  'NEED_APPROVAL',
  'MANUAL',
  'BLOCK',
];
const strict = (level: VerdictLevel | null): number => STRICTNESS.indexOf(level);
const GROUP = constantFrom(...PACKING_GROUPS);
const NOW = Date.parse('2026-11-20T12:00:00+08:00');

describe('limited quantities', () => {
  it('never pass more easily with a larger amount', () => {
    const known = knowing('1230');
    const level = (ml: number, kg: number) =>
      strict(answerOf(LQ_TOOL, { un: '1230', inner: `${ml} ml`, gross: String(kg) }, known).level);
    const [ml, kg] = [integer({ min: 1, max: 3000 }), integer({ min: 1, max: 60 })];
    assert(
      property(ml, kg, ml, kg, (one, heavy, more, heavier) => {
        expect(level(one + more, heavy + heavier)).toBeGreaterThanOrEqual(level(one, heavy));
        expect(level(one, heavy) === strict('PASS_CHECK_DGL')).toBe(one <= 1000 && heavy <= 30);
      }),
    );
  });
});

describe('segregation', () => {
  it('never becomes milder with one more substance', () => {
    const ids = ['1230', '1294', '1789', '2014', '1381', '1402'];
    const known = knowing(...ids);
    const level = (all: readonly string[]) =>
      strict(answerOf(SEG_TOOL, Object.fromEntries(all.map((un, at) => [`un${at + 1}`, un])), known).level);
    assert(
      property(shuffledSubarray(ids, { minLength: 3, maxLength: 5 }), (all) => {
        expect(level(all)).toBeGreaterThanOrEqual(level(all.slice(0, -1)));
      }),
    );
  });
});

describe('mixture', () => {
  it('never becomes milder with more corrosive content and stays within its statements', () => {
    const statement = (percent: number): number => {
      const typed = { ph: '7', p1: String(percent), skin1: '1B', p2: String(100 - percent), skin2: 'N' };
      const said = JSON.stringify(answerOf(MIX_TOOL, typed).facts.find(({ name }) => name === 'statements'));
      return said.includes('H314') ? 2 : said.includes('H315') ? 1 : 0;
    };
    assert(
      property(integer({ min: 1, max: 98 }), integer({ min: 0, max: 50 }), (percent, more) => {
        expect(statement(Math.min(99, percent + more))).toBeGreaterThanOrEqual(statement(percent));
        expect(statement(percent)).toBe(percent >= 5 ? 2 : 1);
      }),
    );
  });
});

describe('the precedence of hazards', () => {
  it('names two different hazards and the stricter group for any input', () => {
    assert(
      property(GROUP, constantFrom('6.1', '8'), GROUP, (three, other, pg) => {
        const { primary, subsidiary, group } = answerOf(HAZ_TOOL, { three, other, pg }).says.of ?? {};
        expect(new Set([primary, subsidiary])).toEqual(new Set(['3', other]));
        expect(PACKING_GROUPS.indexOf(group as 'I')).toBe(
          Math.min(PACKING_GROUPS.indexOf(three), PACKING_GROUPS.indexOf(pg)),
        );
      }),
    );
  });
});

describe('packaging mark', () => {
  it('never fits better for a stricter group, a denser liquid or an older drum', () => {
    const level = (group: number, tenths: number, year: number) =>
      strict(
        answerOf(
          MARK_TOOL,
          {
            mark: `UN 1H1/Y1.4/150/${year}/CN/C1`,
            pg: PACKING_GROUPS[group] ?? 'I',
            state: 'LIQUID',
            density: String(tenths / 10),
          },
          undefined,
          NOW,
        ).level,
      );
    assert(
      property(
        integer({ min: 1, max: 2 }),
        integer({ min: 5, max: 30 }),
        integer({ min: 15, max: 26 }),
        (group, tenths, year) => {
          expect(level(group - 1, tenths, year)).toBeGreaterThanOrEqual(level(group, tenths, year));
          expect(level(group, tenths + 1, year)).toBeGreaterThanOrEqual(level(group, tenths, year));
          expect(level(group, tenths, year - 1)).toBeGreaterThanOrEqual(level(group, tenths, year));
        },
      ),
    );
  });
});

describe('cut-offs', () => {
  const due = (hours: number) => {
    const etd = new Date(NOW + hours * 3_600_000).toISOString().slice(0, 16);
    const { detail } = answerOf(CUT_TOOL, { etd: `${etd}Z`, d: 'Y', way: 'YARD' }, undefined, NOW);
    return (detail as CutDetail).items.map(({ code, at, doneBy }) => ({
      code,
      at: parseMoment(at) ?? 0,
      doneBy: parseMoment(doneBy) ?? 0,
    }));
  };

  it('precede the departure, have work done by their due time, and never move earlier for a later ship', () => {
    assert(
      property(integer({ min: 300, max: 700 }), integer({ min: 0, max: 100 }), (hours, later) => {
        const [one, other] = [due(hours), due(hours + later)];
        for (const [index, { at, doneBy }] of one.entries()) {
          expect(at).toBeLessThanOrEqual(NOW + hours * 3_600_000);
          expect(doneBy).toBeLessThanOrEqual(at);
          expect(other[index]?.doneBy).toBeGreaterThanOrEqual(doneBy);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('service', () => {
  it('costs between zero and its list price and is done after acceptance', () => {
    assert(
      property(
        constantFrom(...SERVICE_TYPES),
        integer({ min: 1, max: 99 }),
        integer({ min: 0, max: 1 }),
        (type, count, hurried) => {
          const { amount, hours } = priceOfService({ type, count, extras: {}, isRush: hurried === 1 }, SERVICE_PRICES);
          const list = (SERVICE_PRICES.services[type] ?? 0) * count;
          expect(amount).toBeGreaterThanOrEqual(list * 0.8);
          expect(amount).toBeLessThanOrEqual(list * 1.5);
          expect([SERVICES[type].hours, SERVICES[type].hours / 2]).toContain(hours);
          const { facts } = answerOf(serviceTool(type), { count: String(count) }, undefined, NOW);
          const at = (name: string) => {
            const said = facts.find((fact) => fact.name === name)?.says;
            return typeof said === 'object' ? (parseMoment(String(said.of?.['at'])) ?? 0) : 0;
          };
          expect(at('accepted')).toBeGreaterThan(NOW);
          expect(at('done')).toBeGreaterThan(at('accepted'));
        },
      ),
      { numRuns: 50 },
    );
  });
});
