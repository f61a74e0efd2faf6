import {
  isTooHeavy,
  ownLevel,
  tankPlan,
  windowOf,
  type Filled,
  type TankPlan,
  type TankWindow,
} from '../../../domain/goods/tank/fill';
import type { TankType } from '../../../domain/goods/tank/types';
import { filledBy, type TankCargo } from '../../../domain/modes/tank/cargo';
import type { TankDetail } from '../../../domain/modes/tank/detail';
import { found, type TankFinding } from '../../../domain/modes/tank/finding';
import { tankFindings, type Asked } from '../../../domain/modes/tank/judging';
import type { TankSearch } from '../../../domain/modes/tank/search';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { kgOfTons } from '../../../domain/values/typed-number';
import { declaredHarmless } from '../../dangerous-goods/declared';
import { laneIn } from '../../sea/schedule';
import { cargoAsked } from './cargo-asked';

/** A question, read once for all tanks. */
export type Question = {
  search: TankSearch;
  cargo: TankCargo;
  /** What stands in the list, though it was declared harmless. */
  declared: readonly TankFinding[];
  /** Null where nobody knows the densities, and for gases. */
  filled: Filled | null;
  /** Null before both ends are said, and where nobody sails. */
  line: string | null;
};

/** A tank rides like a dry box of twenty feet. */
export const sailingSearchOf = ({ orgPortCode, dstPortCode, isDanger, unNo }: TankSearch): SailingSearch => ({
  orgPortCode: orgPortCode ?? '',
  dstPortCode: dstPortCode ?? '',
  isDanger,
  ...(unNo !== null && { unNo }),
  boxes: [{ type: '20GP', count: 1 }],
});

const declaredFindings = ({ isDanger, goods }: TankSearch): TankFinding[] =>
  isDanger === 'Y'
    ? []
    : declaredHarmless(goods ?? '').map(({ isSure, given }) =>
        isSure ? found('BLOCK', 'tankDeclared', given) : found('MANUAL', 'tankResembles', given),
      );

export function questionOf(search: TankSearch): Question {
  const cargo = cargoAsked(search);
  return {
    search,
    cargo,
    declared: declaredFindings(search),
    filled: cargo.state === 'GAS' ? null : filledBy(cargo, search),
    line: laneIn(sailingSearchOf(search))?.line ?? null,
  };
}

/** Where nobody has said how much, one tank as full as it may be; null for one that may not be full enough. */
function fullTank(tank: TankType, window: TankWindow, filled: Filled): TankPlan | null {
  if (isTooHeavy(window)) return null;
  const { mostKg } = window;
  const percent = ownLevel(tank, filled, mostKg);
  return { kind: 'fits', tanks: 1, eachKg: mostKg, percent, isLittle: false };
}

const GAS = 'T50';

/** How full a tank for gases may be stands on its plate. */
const filledIn = ({ tCode }: TankType, { filled }: Question): Filled | null => (tCode === GAS ? null : filled);

const kgAsked = ({ tons }: TankSearch): number | null => (tons === null ? null : kgOfTons(tons));

export function planFor(tank: TankType, question: Question): Pick<TankDetail, 'window' | 'plan'> {
  const filled = filledIn(tank, question);
  if (!filled) return { window: null, plan: null };
  const [window, kg] = [windowOf(tank, filled), kgAsked(question.search)];
  return { window, plan: kg === null ? fullTank(tank, window, filled) : tankPlan(tank, filled, kg) };
}

/** What a tank says to the goods, as far as a search says how they travel. */
export function judged(tank: TankType, question: Question, way: Asked['way']): TankFinding[] {
  const said = tankFindings({
    cargo: question.cargo,
    tank,
    filled: filledIn(tank, question),
    amount: { kg: kgAsked(question.search), tanks: null },
    heating: question.search.heating,
    isHotMissing: question.search.heating !== 'N' && question.search.hotC === null,
    last: question.search.last,
    discharge: '',
    nitrogen: '',
    sapt: null,
    inhibitorUntil: null,
    way,
  });
  const { declared } = question;
  return declared.length === 0 ? said : [...declared, ...said.filter(({ code }) => code !== 'tankUntold')];
}
