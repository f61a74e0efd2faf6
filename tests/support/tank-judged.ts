import { fillFigures } from '../../domain/modes/tank/cargo';
import type { TankQuestionFacts } from '../../domain/modes/tank/asked';
import { tankFindings } from '../../domain/modes/tank/judging';
import { findTankType } from '../../domain/goods/tank/types';
import { readSearchCargo } from '../../server/trade/modes/tank/cargo-asked';

export const tankCargo = (un: string, group: 'I' | 'II' | 'III' | null = null, goods: string | null = null) =>
  readSearchCargo({ isDanger: un === '' ? 'N' : 'Y', unNo: un === '' ? null : un, goods, group, isFood: false });

export function tankCalled(code: string) {
  const found = findTankType(code);
  if (!found) throw new Error(code);
  return found;
}

export const WAY: NonNullable<TankQuestionFacts['way']> = {
  operator: '罐砾罐箱服务',
  excludes: ['2.1', '6.2'],
  coldestC: 10,
  isLease: false,
  arrives: '2027-01-05',
  backBy: '2027-01-26',
  testDue: '2028-01-01',
  returnTo: '鹿特丹罐场',
  grade: 'B',
};

export function tankJudged(
  un: string,
  code: string,
  change: Partial<TankQuestionFacts> = {},
  group: 'II' | null = null,
) {
  const goods = change.cargo ?? tankCargo(un, group);
  return tankFindings({
    cargo: goods,
    tank: tankCalled(code),
    filled: fillFigures(goods, { d15: null, d50: null, loadC: 20, hotC: null }),
    amount: { kg: null, tanks: null },
    heating: 'N',
    isHotMissing: false,
    last: 'CLEANED',
    discharge: 'TOP',
    nitrogen: 'N',
    sapt: 60,
    inhibitorUntil: '2027-06-30',
    way: WAY,
    ...change,
  });
}
