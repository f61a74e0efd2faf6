import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { firstNow } from '../../../support/long';
import type { ModeId } from '../../../../domain/mode-ids';
import { VERDICT_LEVELS, type Verdict, type VerdictLevel } from '../../../../domain/goods/verdict';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import type { OrderForm } from '../../../../domain/order/form/form';
import type * as Library from '../../../../server/world/dangerous-goods/library';
import { goodsOfNumber, LIBRARY, type Goods } from '../../../../server/world/dangerous-goods/library';
import { bookedMode } from '../../../../server/trade/modes';
import { AIR_CASE } from '../../../support/modes/cases/air';
import { CFS_CASE } from '../../../support/modes/cases/cfs';
import { DOM_CASE } from '../../../support/modes/cases/dom';
import { FCL_CASE } from '../../../support/modes/cases/fcl';
import { LCL_CASE } from '../../../support/modes/cases/lcl';
import { RAIL_CASE } from '../../../support/modes/cases/rail';
import { TANK_CASE } from '../../../support/modes/cases/tank';
import { WH_CASE } from '../../../support/modes/cases/wh';
import type { Sample } from '../../../support/modes/mode-case';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { untouchedWorld } from '../../../support/untouched-world';

/** Entry that replaces all others of its number in the library; null for all. */
const only = vi.hoisted(() => ({ goods: null as unknown }));
vi.mock('../../../../server/world/dangerous-goods/library', async (actual) => {
  const library = await actual<typeof Library>();
  type All = ReturnType<typeof library.goodsOfNumber>;
  const held = (unNo: string): All | null => {
    const goods = only.goods as All[number] | null;
    return goods?.unNo === unNo ? [goods] : null;
  };
  return {
    ...library,
    goodsOfNumber: (unNo: string) => held(unNo) ?? library.goodsOfNumber(unNo),
    findGoods: (unNo: string) => held(unNo)?.[0] ?? library.findGoods(unNo),
  };
});

type Judging = { mode: { id: ModeId }; samples: readonly Sample<OrderForm, OrderFacts>[] };

/** Modes that judge by UN number. */
const CASES: readonly Judging[] = [AIR_CASE, CFS_CASE, DOM_CASE, FCL_CASE, LCL_CASE, RAIL_CASE, TANK_CASE, WH_CASE];

const NUMBERS = [...new Set(LIBRARY.flatMap(({ unNo }) => unNo ?? []))].filter(
  (unNo) => goodsOfNumber(unNo).length > 1,
);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Same search for another UN number without a chosen entry. */
const askedAbout = (search: unknown, unNo: string, said: object): object => ({
  ...(JSON.parse(JSON.stringify(search), (key, value: unknown) => {
    if (key === 'unNo') return unNo;
    if (key === 'isDanger') return 'Y';
    return ['goods', 'group', 'percent', 'net', 'also'].includes(key) ? null : value;
  }) as object),
  ...said,
});

/** Further search parameters per mode, and the entries they select. */
const SAID: Readonly<Partial<Record<ModeId, readonly object[]>>> = {
  AIR: [{}, { net: 0.1 }, ...(['I', 'II', 'III'] as const).map((group) => ({ group, net: 0.1 }))],
  DOM: [{}, { orgPortCode: 'CNWUH', dstPortCode: 'CNSHA' }],
  RAIL: [{}, { hasPermit: true }],
  TANK: [{}, ...(['I', 'II', 'III'] as const).map((group) => ({ group }))],
};
const isMeant = (goods: Goods, said: object): boolean => !('group' in said) || said.group === goods.packingGroup;

/** Density contradictions appear only for a known entry, so they are ignored. */
const isTyped = ({ reason }: Verdict): boolean => reason.includes('的密度与重量/体积不符');

const rankOf = (level: VerdictLevel): number => VERDICT_LEVELS.indexOf(level);
/**
 * Best possible verdict per mode: air, rail and domestic sea require approval of dangerous goods, and a warehouse
 * checks the major hazard threshold.
 */
const FREE: Readonly<Partial<Record<ModeId, VerdictLevel>>> = {
  AIR: 'NEED_APPROVAL',
  DOM: 'NEED_APPROVAL',
  RAIL: 'NEED_APPROVAL',
  WH: 'NEED_APPROVAL',
};
const isFree = (id: ModeId, level: VerdictLevel): boolean => rankOf(level) <= rankOf(FREE[id] ?? 'PASS_CHECK_DGL');

describe('UN number with several entries in a search', () => {
  firstNow(it, 2)(CASES.map(({ mode, samples }) => ({ id: mode.id, samples })))(
    'is never freer in a search of $id than its strictest entry',
    ({ id, samples }) => {
      const mode = bookedMode(gateway.modes, id);
      const told = (search: object, now: number, goods: Goods | null): Map<string, Verdict> => {
        const world = untouchedWorld(now);
        only.goods = goods;
        const { offers } = mode.search(search, world);
        only.goods = null;
        return new Map(offers.map(({ offerId, acceptance }) => [offerId, acceptance]));
      };
      const compared = (search: object, now: number, of: readonly Goods[]) => {
        const free = [...told(search, now, null)].filter(([, { level }]) => isFree(id, level));
        const faults = of.flatMap((goods) => {
          const alone = free.length === 0 ? new Map<string, Verdict>() : told(search, now, goods);
          return free.flatMap(([offerId, { level }]) => {
            const its = alone.get(offerId);
            if (its && (rankOf(its.level) <= rankOf(level) || isTyped(its))) return [];
            return [`${goods.unNo} ${goods.goodsId} ${offerId}: ${level} but ${its?.level ?? 'not offered'}`];
          });
        });
        return { free: free.length, faults };
      };
      const all = samples.flatMap(({ facts: { now, quote } }) =>
        (SAID[id] ?? [{}]).flatMap((said) =>
          NUMBERS.map((unNo) => {
            const meant = goodsOfNumber(unNo).filter((goods) => isMeant(goods, said));
            return compared(askedAbout(quote?.search, unNo, said), now, meant);
          }),
        ),
      );
      expect(all.flatMap(({ faults }) => faults)).toEqual([]);
      expect(all.reduce((sum, { free }) => sum + free, 0)).toBeGreaterThan(0);
    },
  );
});
