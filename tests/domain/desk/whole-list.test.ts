import { describe, expect, it } from 'vitest';

import { goodsText } from '../../../domain/desk/substance';
import type { AnyTool, ToolAnswer, ToolEntries } from '../../../domain/desk/tool';
import { EQ_TOOL } from '../../../domain/desk/tools/eq';
import { FIRE_TOOL } from '../../../domain/desk/tools/fire';
import { LQ_TOOL } from '../../../domain/desk/tools/lq';
import { MIXROAD_TOOL } from '../../../domain/desk/tools/mixroad';
import { PTS_TOOL } from '../../../domain/desk/tools/pts';
import { Q_TOOL } from '../../../domain/desk/tools/q';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { TANK_TOOL } from '../../../domain/desk/tools/tank';
import { TUN_TOOL } from '../../../domain/desk/tools/tun';
import { UN_TOOL } from '../../../domain/desk/tools/un';
import { refusalOf } from '../../../domain/goods/facts';
import { LISTED } from '../../../server/world/dangerous-goods/library';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

const each = (all: typeof LISTED, count: number) =>
  all.filter((_, at) => at % Math.floor(all.length / count) === 0).slice(0, count);

/** Forty numbers that only the list knows, and ten that the platform refuses. */
const CARRIED = each(
  LISTED.filter((goods) => refusalOf(goods) === null),
  40,
);
const REFUSED = each(
  LISTED.filter((goods) => refusalOf(goods) !== null),
  10,
);
const OTHER = '1294-toluene';

const ask = (tool: AnyTool, goods: (typeof LISTED)[number], typed: (un: string) => ToolEntries): ToolAnswer => {
  const un = goodsText(goods);
  return answerOf(tool, typed(un), knowing(un, OTHER));
};

const codesOf = ({ says, why }: ToolAnswer): string[] => [says, ...why].map(({ code }) => code);
const HELD: readonly (string | null)[] = ['MANUAL', 'BLOCK'];

describe('tools of the desk over the whole list', () => {
  it('has forty numbers beside those of the house', () => {
    expect(new Set(CARRIED.map(({ unNo }) => unNo)).size).toBeGreaterThan(38);
    expect(REFUSED).toHaveLength(10);
  });

  it.each(CARRIED)('shows the whole row of UN $unNo $goodsId with its sources', (goods) => {
    const { level, says, facts } = ask(UN_TOOL, goods, (un) => ({ un }));
    expect([level, says.code]).toStrictEqual(['MANUAL', 'dangerous']);
    const shown = Object.fromEntries(facts.map((fact) => [fact.name, fact.says]));
    expect(shown['sources']).toMatch(/^IMDG 42-24 版/);
    expect(Object.keys(shown)).toEqual(
      expect.arrayContaining(['provisions', 'stowage', 'road', 'excepted', 'packing']),
    );
  });

  it.each(CARRIED)('answers for UN $unNo $goodsId in every tool, and never above a person', (goods) => {
    // Category 4 stands for 1.4S alone, which has no points.
    const isOnRoad = /^[0-3]$/.test(goods.listRow?.category ?? '') && goods.listRow?.excepted !== '';
    const points = ask(PTS_TOOL, goods, (un) => ({ un1: un, a1: '1' }));
    const tunnels = ask(TUN_TOOL, goods, (un) => ({ load: 'P', un1: un }));
    const excepted = ask(EQ_TOOL, goods, (un) => ({ un1: un, i1: '1', n1: '1', p: '1' }));
    const others = [
      ask(SEG_TOOL, goods, (un) => ({ un1: un, un2: OTHER })),
      ask(MIXROAD_TOOL, goods, (un) => ({ un1: un, un2: OTHER })),
      ask(Q_TOOL, goods, () => ({ craft: 'P', un1: goods.unNo, n1: '1' })),
      ask(TANK_TOOL, goods, (un) => ({ un, ty: 'S26', tf: '20', d15: '0.9', d50: '0.87' })),
      ask(FIRE_TOOL, goods, (un) => ({ un })),
    ];
    const isGreen = ({ level }: ToolAnswer) => level !== null && !HELD.includes(level);
    expect([points, tunnels, excepted, ...others].filter(isGreen)).toEqual([]);
    const unread = [points, tunnels, excepted].filter((one) => codesOf(one).includes('unreadRow'));
    expect(unread).toHaveLength(isOnRoad ? 0 : 3);
    const limited = ask(LQ_TOOL, goods, (un) => ({ un, inner: '1 ml', gross: '1' }));
    expect(['fits', 'doubtful', 'notAllowed', 'otherUnit']).toContain(limited.says.code);
  });

  it.each(REFUSED)('refuses UN $unNo $goodsId in tools of road and limits', (goods) => {
    const answers = [
      ask(PTS_TOOL, goods, (un) => ({ un1: un, a1: '1' })),
      ask(TUN_TOOL, goods, (un) => ({ load: 'P', un1: un })),
      ask(EQ_TOOL, goods, (un) => ({ un1: un, i1: '1', n1: '1', p: '1' })),
      ask(LQ_TOOL, goods, (un) => ({ un, inner: '1 ml', gross: '1' })),
    ];
    expect(answers.map(({ level, says }) => [level, says.code])).toStrictEqual(answers.map(() => ['BLOCK', 'refused']));
  });
});
