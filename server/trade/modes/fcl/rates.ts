import { HAZARD_CLASS_IDS, type HazardClass } from '../../../../domain/goods/dangerous-goods';
import type { FclOffer } from '../../../../domain/modes/fcl/detail';
import type { FclRates } from '../../../../domain/modes/fcl/rates';
import type { SailingSearch } from '../../../../domain/offer/sailing';
import { BOX_TYPES, type BoxType } from '../../../../domain/offer/search';
import type { PerBox } from '../../../../domain/offer/service-rates';
import { minorUnits } from '../../../../domain/values/money';
import { SERVICE_RATES } from '../../fees/service-rates';
import { identifyCargo } from '../../sea/cargo';
import { notIncluded, SEA_NAMES } from '../../sea/messages';
import type { NamedPrices } from '../answering';
import { LOCAL_CHARGES, SEA_DANGER, SEA_OCEAN, USUAL_CLASS } from '../../sea/tariff';
import { classFactor, sheetFigures, type Tariffs } from '../../tariffs/sheet';

const byType = (of: (type: BoxType) => number | undefined): PerBox =>
  Object.fromEntries(
    BOX_TYPES.flatMap((type) => {
      const amount = of(type);
      return amount === undefined ? [] : [[type, amount]];
    }),
  );

const STEADY = { ...SERVICE_RATES, names: SEA_NAMES, local: LOCAL_CHARGES } satisfies Partial<FclRates>;

function searchClass(search: Pick<SailingSearch, 'isDanger' | 'unNo'>): HazardClass {
  const cargo = identifyCargo(search);
  return cargo.kind === 'DANGEROUS' ? cargo.classes[0] : USUAL_CLASS;
}

const about = (line: string, search: SailingSearch) => ({
  ...STEADY,
  usualClass: searchClass(search),
  notIncluded: { Y: notIncluded(line, true), N: notIncluded(line, false) },
});

/** Rates of a sailing: its line's tariff times a factor. Null for a line without tariff. */
export function sailingRates(
  { line, rate }: { line: string; rate: number },
  search: SailingSearch,
  tariffs: Tariffs,
): FclRates | null {
  const ocean = sheetFigures(SEA_OCEAN, tariffs)[line];
  if (!ocean) return null;
  const inCents = (share: number) => byType((type) => minorUnits((ocean[type] ?? 0) * rate * share));
  const surcharge = HAZARD_CLASS_IDS.flatMap((hazardClass) => {
    const factor = classFactor(SEA_DANGER, tariffs, hazardClass);
    return factor === null ? [] : [[hazardClass, inCents(factor - 1)]];
  });
  return {
    ...about(line, search),
    ocean: inCents(1),
    surcharge: Object.fromEntries(surcharge) as FclRates['surcharge'],
  };
}

/** Rates of an answer: freight as named, the rest from the tariff. No price for classes outside the enquiry. */
export function answerRates(line: string, { freight, danger, classes }: NamedPrices, search: SailingSearch): FclRates {
  const surcharge = byType((type) => danger[type]);
  return {
    ...about(line, search),
    ocean: byType((type) => freight[type]),
    surcharge: Object.fromEntries(classes.map((hazardClass) => [hazardClass, surcharge])),
  };
}

/**
 * Quotes of the previous release locked a total: their lines price the searched boxes and class; other content has no
 * price and needs a new quote.
 */
export function ratesOfLocked(line: string, { price }: FclOffer, search: SailingSearch): FclRates {
  const unitOf = (item: string) => (type: BoxType) =>
    price?.charges.lines.find((one) => one.item === item && one.name.endsWith(` ${type}`))?.unitPrice.amount;
  const rest = about(line, search);
  const surcharge = search.isDanger === 'Y' ? { [rest.usualClass]: byType(unitOf('DGS')) } : {};
  // Agreed when every form paid the declaration.
  const local = rest.local.map((charge) => ({ ...charge, isForDeclaration: false }));
  return { ...rest, local, ocean: byType(unitOf('OF')), surcharge };
}
