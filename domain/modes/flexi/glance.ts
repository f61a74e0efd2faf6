import { onlyOne, type Identity } from '../../goods/identity';
import type { LibraryGoods } from '../../goods/library';
import { MOST_KG } from '../../goods/tank/flexitank';
import { CARRIER_LIMITS, type CarrierLimit } from './carriers';
import { rowFaults, readFigures } from './asked';
import type { FlexiFinding } from './finding';
import { densityFindings } from './judging';
import { liquidFindings, type FlexiGoods } from './liquid';
import { computeLoad, type FlexiLoad } from './load';
import type { FlexiRowText } from './search';

export type FlexiGlance = {
  goods: FlexiGoods;
  liquid: FlexiFinding | null;
  doubts: FlexiFinding[];
  faults: ReturnType<typeof rowFaults>;
  /** Null while a figure is invalid or the density unknown. */
  load: FlexiLoad | null;
  limits: (CarrierLimit & { takes: 'Y' | 'R' | 'N' })[];
};

const carrierAnswer = (mostKg: number, kg: number): 'Y' | 'R' | 'N' => (mostKg === 0 ? 'N' : kg <= mostKg ? 'Y' : 'R');

const STRICTEST = ['BLOCK', 'MANUAL', 'PASS'] as const;

function buildFlexiGoods(row: FlexiRowText, isDanger: 'Y' | 'N', identity: Identity<LibraryGoods>): FlexiGoods {
  return { isDanger, name: row.goods.trim(), known: onlyOne(identity), kind: identity.kind };
}

export function judgeAtGlance(row: FlexiRowText, isDanger: 'Y' | 'N', identity: Identity<LibraryGoods>): FlexiGlance {
  const goods = buildFlexiGoods(row, isDanger, identity);
  const said = liquidFindings(goods);
  const faults = rowFaults(row);
  const load = faults.length > 0 ? null : computeLoad(readFigures(row), goods.known);
  const doubts = load ? densityFindings(goods, load) : [];
  const kg = load?.plan.kind === 'fits' ? load.plan.kg : MOST_KG;
  return {
    goods,
    liquid: STRICTEST.flatMap((level) => said.filter((one) => one.level === level))[0] ?? null,
    doubts,
    faults,
    load,
    limits: CARRIER_LIMITS.map((one) => ({ ...one, takes: carrierAnswer(one.mostKg, kg) })),
  };
}
