import { readFileSync } from 'node:fs';

import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LQ_TOOL } from '../../../domain/desk/tools/lq';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { blankGoods } from '../../../domain/goods/row';
import { limitedFaults } from '../../../domain/order/blocks/limited';
import { judgeBoxSegregation } from '../../../domain/order/findings/segregation';
import { fillGoodsRow, libraryFields, type LibraryGoods } from '../../../domain/goods/library';
import { TOOL_IDS, type ToolId } from '../../../domain/desk/tool';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

/** Rule of each tool, and the order code with the same rule; null when no order uses it. */
const SAME: Readonly<Record<ToolId, readonly [rule: string, orders: string] | null>> = {
  un: ['classifyFire', 'domain/order/goods/row-fire.ts'],
  seg: ['judgeBoxSegregation', 'domain/modes/lcl/acceptance.ts'],
  lq: ['limitedInner', 'domain/order/blocks/limited.ts'],
  q: ['computeQValue', 'domain/modes/air/outer.ts'],
  tank: ['tankPlan', 'domain/modes/tank/filling.ts'],
  bag: ['densityOff', 'domain/modes/flexi/judging.ts'],
  fire: ['classifyFire', 'domain/order/goods/row-fire.ts'],
  cut: ['cutoffsForSailing', 'server/trade/sea/offer.ts'],
  dem: ['demurrageFee', 'src/modes/fcl/sailings/free-time.tsx'],
  mark: ['readPackMark', 'domain/modes/dgd/fields.ts'],
  mixroad: ['segregationFacts', 'domain/modes/wh/reading.ts'],
  pg: null,
  mix: null,
  haz: null,
  tun: ['strictestShut', 'domain/modes/truck/rules-of-way.ts'],
  eq: ['exceptedFit', 'domain/modes/truck/excepted.ts'],
  pts: ['countPoints', 'domain/modes/truck/points.ts'],
};

const importOf = (file: string, rule: string): string | undefined =>
  [...readFileSync(file, 'utf8').matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)';/g)]
    .find(([, names = '']) => names.split(',').some((name) => name.trim() === rule))?.[2]
    ?.replace(/^(\.\.\/|\.\/|domain\/)+/, '');

describe('rule shared by a tool and an order', () => {
  it.each(TOOL_IDS.filter((id) => SAME[id] !== null))(
    'is imported by the tool %s and by the orders from one file',
    (id) => {
      const [rule, orders] = SAME[id] ?? ['', ''];
      const asked = importOf(`domain/desk/tools/${id}.ts`, rule);
      expect(asked).toBeDefined();
      expect(importOf(orders, rule)?.split('/').at(-1)).toBe(asked?.split('/').at(-1));
    },
  );
});

const UNS = ['1090', '1230', '1294', '1489', '1789', '1830', '1824', '1381', '1402', '2014', '1350', '2023'] as const;

const rowOf = (key: string, goods: LibraryGoods) => ({
  ...fillGoodsRow(blankGoods(key), goods.goodsId, libraryFields(goods)),
  goodsId: goods.goodsId,
});
const found = (un: string): LibraryGoods => {
  const goods = findGoods(un);
  if (!goods) throw new Error(`UN ${un} is not in the library`);
  return goods;
};

describe('verdicts of tool and order on the goods table', () => {
  it('agree on shared containers', () => {
    assert(
      property(constantFrom(...UNS), constantFrom(...UNS), (one, other) => {
        const pair = [found(one), found(other)] as const;
        const rows = pair.map((goods, at) => rowOf(String(at + 1), goods));
        const ordered = judgeBoxSegregation({ goods: rows, isDanger: 'Y' }, ({ key }) => pair[Number(key) - 1] ?? null);
        const { detail } = answerOf(SEG_TOOL, { un1: one, un2: other }, knowing(one, other));
        expect((detail as { box: unknown }).box).toEqual(ordered);
      }),
      { numRuns: 60 },
    );
  });

  // The tool requires a manual check for a number with several entries, while an order asks for the entry.
  it('agree on limited quantities of an inner packaging', () => {
    assert(
      property(
        constantFrom(...UNS.filter((un) => un !== '1789' && un !== '1824')),
        integer({ min: 1, max: 8000 }),
        constantFrom('ml', 'g'),
        (un, amount, unit) => {
          const goods = found(un);
          const inner = `${amount} ${unit}`;
          const row = { ...rowOf('1', goods), isLimited: true, innerQuantity: inner, grossKg: '20', pieces: '1' };
          const isFine = limitedFaults(row, 0, goods).length === 0;
          const { level } = answerOf(LQ_TOOL, { un, inner, gross: '20' }, knowing(un));
          expect(level !== 'BLOCK').toBe(isFine);
        },
      ),
      { numRuns: 200 },
    );
  });
});
