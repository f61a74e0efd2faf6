import { isTooHeavy, ownLevel, tankPlan, fillWindow, type FillFigures } from '../../../../domain/goods/tank/fill';
import type { TankPlan, TankWindow } from '../../../../domain/goods/tank/shapes';
import type { TankType } from '../../../../domain/goods/tank/types';
import { fillFigures, type TankCargo } from '../../../../domain/modes/tank/cargo';
import type { TankDetail } from '../../../../domain/modes/tank/detail';
import { found, type TankFinding } from '../../../../domain/modes/tank/finding';
import type { TankQuestionFacts, TankLoading } from '../../../../domain/modes/tank/asked';
import { ownFindings, tankFindings } from '../../../../domain/modes/tank/judging';
import { isHighestTempAsked, type TankSearch } from '../../../../domain/modes/tank/search';
import type { SailingSearch } from '../../../../domain/offer/sailing';
import { kgOfTons } from '../../../../domain/values/typed-number';
import { declaredHarmless } from '../../../world/dangerous-goods/declared';
import { searchLane } from '../../sea/schedule';
import { keptByWords } from '../../offers/kept-by-words';
import { readSearchCargo } from './cargo-asked';

export type Question = {
  search: TankSearch;
  cargo: TankCargo;
  /** Listed goods although declared harmless. */
  declared: readonly TankFinding[];
  /** Null without both ends or without a service. */
  line: string | null;
  /** Facts per tank type, independent of operator and way; cached for all of them. */
  told: (tank: TankType) => TankFindingInput;
};

type TankFindingInput = Pick<TankDetail, 'window' | 'plan'> & { asked: TankLoading; own: readonly TankFinding[] };

/** A tank takes a 20 ft place like a dry box. */
export const sailingSearchForTank = ({ orgPortCode, dstPortCode, isDanger, unNo }: TankSearch): SailingSearch => ({
  orgPortCode: orgPortCode ?? '',
  dstPortCode: dstPortCode ?? '',
  isDanger,
  ...(unNo !== null && { unNo }),
  boxes: [{ type: '20GP', count: 1 }],
});

const declaredFindings = ({ isDanger, goods }: TankSearch): TankFinding[] =>
  (isDanger === 'Y' ? [] : declaredHarmless(goods ?? '')).flatMap(({ kind, given }) => {
    if (kind === 'LISTED') return [found('tankDeclared', given)];
    // Unknown liquids get a finding from the tank itself.
    return kind === 'ALIKE' ? [found('tankResembles', given)] : [];
  });

export function buildQuestion(search: TankSearch): Question {
  const cargo = readSearchCargo(search);
  // Values the form does not ask are ignored here too.
  const hotC = isHighestTempAsked(search.heating, search.loadC) ? search.hotC : null;
  const filled = cargo.state === 'GAS' ? null : fillFigures(cargo, { ...search, hotC });
  const byTank = keptByWords<TankFindingInput>();
  return {
    search,
    cargo,
    declared: declaredFindings(search),
    line: searchLane(sailingSearchForTank(search))?.line ?? null,
    told: (tank) => byTank(tank.code, () => buildFindingInput(tank, search, cargo, filled)),
  };
}

/** A full tank if no amount is given; null if the least filling level cannot be reached. */
function fullTank(tank: TankType, window: TankWindow, filled: FillFigures): TankPlan | null {
  if (isTooHeavy(window)) return null;
  const { mostKg } = window;
  const percent = ownLevel(tank, filled, mostKg);
  return { kind: 'fits', tanks: 1, eachKg: mostKg, percent, isLittle: false };
}

const GAS = 'T50';

const searchKg = ({ tons }: TankSearch): number | null => (tons === null ? null : kgOfTons(tons));

function planFilling(
  tank: TankType,
  filled: FillFigures | null,
  kg: number | null,
): Pick<TankDetail, 'window' | 'plan'> {
  if (!filled) return { window: null, plan: null };
  const window = fillWindow(tank, filled);
  return { window, plan: kg === null ? fullTank(tank, window, filled) : tankPlan(tank, filled, kg) };
}

/** `filled`: null for unknown densities and for gases. */
function buildFindingInput(
  tank: TankType,
  search: TankSearch,
  cargo: TankCargo,
  filled: FillFigures | null,
): TankFindingInput {
  const asked = {
    cargo,
    tank,
    filled: tank.tCode === GAS ? null : filled,
    amount: { kg: searchKg(search), tanks: null },
    heating: search.heating,
    isHotMissing: isHighestTempAsked(search.heating, search.loadC) && search.hotC === null,
    last: search.last,
    discharge: '',
    nitrogen: '',
    sapt: null,
    inhibitorUntil: null,
  } as const;
  return { asked, own: ownFindings(asked), ...planFilling(tank, asked.filled, asked.amount.kg) };
}

export function quoteTankPlan(tank: TankType, { told }: Question): Pick<TankDetail, 'window' | 'plan'> {
  const { window, plan } = told(tank);
  return { window, plan };
}

export function judgeTank(tank: TankType, { declared, told }: Question, way: TankQuestionFacts['way']): TankFinding[] {
  const { asked, own } = told(tank);
  const said = tankFindings({ way, ...asked }, own);
  return declared.length === 0 ? said : [...declared, ...said.filter(({ code }) => code !== 'tankUntold')];
}
