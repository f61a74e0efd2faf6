import {
  checkPair,
  SEGREGATION_LEVELS,
  strictestLevel,
  type SegregationLevel,
} from '../../../../domain/goods/segregation';
import { checkBox } from '../../../../domain/goods/segregation-split';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { breakEven } from '../../../../domain/modes/lcl/break-even';
import { entriesFindings } from '../../../../domain/modes/lcl/judging';
import { found, type LclFinding } from '../../../../domain/modes/lcl/finding';
import { lclCharges } from '../../../../domain/modes/lcl/price';
import type { LclSearch, LclRow } from '../../../../domain/modes/lcl/search';
import type { Load, StowedGoods } from '../../../../domain/modes/lcl/shared-box';
import { boxLoad, revenueTons, USUAL_TONS, type RevenueTons } from '../../../../domain/modes/lcl/tons';
import type { Charges } from '../../../../domain/offer/charges';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { lowestRate } from '../../offers/level';
import { readSearchGoods, type LclGoodsFacts, entriesStowed } from './goods-asked';
import type { Service } from './services';
import type { World } from './world';
import { compareDensity, wrongEntry } from '../../../../domain/goods/density';
import { findDoubtful, ofGroup } from '../../../../domain/goods/entries';
import { goodsOfNumber } from '../../../world/dangerous-goods/library';
import type { Goods } from '../../../world/dangerous-goods/read-goods';
import { LCL_OCEAN, tariffRates } from './tariff';
import { marketRate, type Tariffs } from '../../tariffs/sheet';

type ServicePriceInput = { rate: number; wholeBox: number | null; tariffs: Tariffs };

export const serviceRates = ({ dst }: Service, { rate, wholeBox, tariffs }: ServicePriceInput): LclRates | null =>
  tariffRates({
    line: dst.line,
    country: dst.code.slice(0, 2),
    rate,
    tariffs,
    wholeBox,
  });

/** Weight implausible for the volume, in the form's wording. */
function findImplausibleWeight(entries: readonly Goods[], { kg, m3 }: LclRow, row: number): LclFinding[] {
  const wrong = wrongEntry(entries, kg, m3);
  if (!wrong) return [];
  const { entry, bounds } = wrong;
  const given = { row, goods: entry.nameCn };
  const weighed = compareDensity(entry, kg, m3);
  if (!weighed) return [found('MANUAL', 'lclRoomWeight', { ...given, kg, m3, ...bounds })];
  const { density, expected } = weighed;
  return [found('MANUAL', 'lclDensity', { ...given, density, expected })];
}

/** Findings the form will raise once the entry is chosen. */
function judgeRow(row: LclRow, at: number): LclFinding[] {
  const { unNo, group } = row;
  const entries = unNo === null ? [] : ofGroup(goodsOfNumber(unNo), group);
  const [first] = entries;
  if (!first) return [];
  const given = { row: at + 1, goods: first.nameCn };
  const doubtful = findDoubtful(entries);
  return [
    ...(entries.every(({ cooled }) => cooled !== null) ? [found('BLOCK', 'lclCooled', given)] : []),
    ...(doubtful ? [found('MANUAL', 'lclDoubtful', { ...given, goods: doubtful.nameCn })] : []),
    ...findImplausibleWeight(entries, row, at + 1),
  ];
}

const libraryFindings = (rows: readonly LclRow[]): LclFinding[] => rows.flatMap(judgeRow);

/** Mildest segregation level of two rows over all their possible entries. */
function mildest(one: readonly StowedGoods[], other: readonly StowedGoods[]): SegregationLevel[] {
  const levels = one.flatMap((mine) => other.map((theirs) => checkPair(mine, theirs).level));
  const level = SEGREGATION_LEVELS.find((each) => levels.includes(each));
  return level === undefined ? [] : [level];
}

const CODES: Readonly<Record<Exclude<SegregationLevel, 'PASS'>, LclFinding['code']>> = {
  PASS_CHECK_DGL: 'lclOwnShared',
  NEED_APPROVAL: 'lclOwnUnread',
  MANUAL: 'lclOwnUnread',
  BLOCK: 'lclOwnRows',
};

/**
 * Findings on rows in one box: by what all entries of a number have in common, and at least the mildest level of any
 * two entries.
 */
function ownRowFindings(search: Pick<LclSearch, 'rows'>, stowed: readonly StowedGoods[]): LclFinding[] {
  const entries = entriesStowed(search);
  const surely = entries.flatMap((one, at) => entries.slice(at + 1).flatMap((other) => mildest(one, other)));
  const level = strictestLevel([checkBox(stowed).level, ...surely]);
  return level === 'PASS' ? [] : [found(level, CODES[level])];
}

export type LclQuestionFacts = LclGoodsFacts & {
  stowed: StowedGoods[];
  load: Load;
  tons: RevenueTons;
  rates: LclRates | null;
  charges: Charges | null;
  breakEven: number | null;
  findings: LclFinding[];
};

const stowedDangerous = ({ goods }: LclGoodsFacts): StowedGoods[] => goods.flatMap(([first]) => first?.stowed ?? []);

export const searchHazards = ({ rows }: Pick<LclGoodsFacts, 'rows'>): LclGoodsFacts['rows'][number]['hazards'] =>
  rows.find(({ hazards }) => hazards.length > 0)?.hazards ?? [];

function ownFindings(asked: LclGoodsFacts, { rows }: LclSearch, { shed, dst }: Service): LclFinding[] {
  const { goods, beside, unknown, cargo } = asked;
  if (cargo === 'general') return [];
  return [
    ...unknown.map((unNo) => found('MANUAL', 'lclUnknown', { unNo })),
    ...libraryFindings(rows),
    ...entriesFindings(goods, shed),
    ...ownRowFindings({ rows }, stowedDangerous(asked)),
    ...(beside.length > 0 ? [found('MANUAL', 'lclBesideUnnamed')] : []),
    ...(dst.dgHandling === 'NONE' ? [found('BLOCK', 'lclPortRefuses', { port: dst.nameCn })] : []),
  ];
}

const hazardsByUn = ({ rows }: LclSearch, asked: LclGoodsFacts): LclRates['hazards'] =>
  Object.fromEntries(
    rows.flatMap(({ unNo }, at) => {
      const { hazards = [] } = asked.rows[at] ?? {};
      return unNo === null || hazards.length === 0 ? [] : [[unNo, [...hazards]]];
    }),
  );

export function buildQuestionFacts(search: LclSearch, service: Service, world: World): LclQuestionFacts {
  const asked = readSearchGoods(search);
  const demoRate = lowestRate(`${service.org.code}-${service.dst.code}`, pricedInWeek(world.now));
  const rate = marketRate(LCL_OCEAN, world.tariffs, demoRate);
  const tariff = serviceRates(service, { rate, wholeBox: world.wholeBox(search), tariffs: world.tariffs });
  const rates = tariff && { ...tariff, hazards: hazardsByUn(search, asked) };
  const rules = rates ?? USUAL_TONS;
  const tons = revenueTons(search.rows, search.isStackable, rules);
  const isPriced = rates !== null && asked.unknown.length === 0;
  return {
    ...asked,
    stowed: [...stowedDangerous(asked), ...asked.beside],
    load: boxLoad(tons),
    tons,
    rates,
    charges: isPriced ? lclCharges({ rows: asked.rows, isStackable: search.isStackable }, rates) : null,
    breakEven: isPriced ? breakEven(searchHazards(asked), rates) : null,
    findings: ownFindings(asked, search, service),
  };
}
