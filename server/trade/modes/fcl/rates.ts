import { HAZARD_CLASS_IDS, type HazardClass } from '../../../../domain/goods/dangerous-goods';
import type { FclOffer } from '../../../../domain/modes/fcl/detail';
import type { FclRates } from '../../../../domain/modes/fcl/rates';
import type { SailingSearch } from '../../../../domain/offer/sailing';
import { BOX_TYPES, type BoxType } from '../../../../domain/offer/search';
import type { PerBox } from '../../../../domain/offer/service-rates';
import type { Charges } from '../../../../domain/offer/charges';
import { minorUnits } from '../../../../domain/values/money';
import { commonServiceRates } from '../../fees/service-rates';
import { identifyCargo } from '../../sea/cargo';
import { notIncluded, SEA_NAMES } from '../../sea/messages';
import type { NamedPrices } from '../answering';
import { PORT_CHARGES, portCharges, SEA_DANGER, SEA_OCEAN, USUAL_CLASS } from '../../sea/tariff';
import { exchangeNow } from '../../tariffs/exchange';
import { classFactor, sheetFigures, type Tariffs } from '../../tariffs/sheet';

const byType = (of: (type: BoxType) => number | undefined): PerBox =>
  Object.fromEntries(
    BOX_TYPES.flatMap((type) => {
      const amount = of(type);
      return amount === undefined ? [] : [[type, amount]];
    }),
  );

function searchClass(search: Pick<SailingSearch, 'isDanger' | 'unNo'>): HazardClass {
  const cargo = identifyCargo(search);
  return cargo.kind === 'DANGEROUS' ? cargo.classes[0] : USUAL_CLASS;
}

const about = (line: string, search: SailingSearch, tariffs: Tariffs) => ({
  ...commonServiceRates(tariffs),
  names: SEA_NAMES,
  usualClass: searchClass(search),
  notIncluded: { Y: notIncluded(line, true), N: notIncluded(line, false) },
});

/** Rates of a sailing: its line's tariff times a factor. Null without a price of the line or of the port. */
export function sailingRates(
  { line, rate }: { line: string; rate: number },
  search: SailingSearch,
  tariffs: Tariffs,
): FclRates | null {
  const ocean = sheetFigures(SEA_OCEAN, tariffs)[line];
  const [local, exchange] = [portCharges(tariffs), exchangeNow(tariffs)];
  if (!ocean || !local || !exchange) return null;
  const inCents = (share: number) => byType((type) => minorUnits((ocean[type] ?? 0) * rate * share));
  const surcharge = HAZARD_CLASS_IDS.flatMap((hazardClass) => {
    const factor = classFactor(SEA_DANGER, tariffs, hazardClass);
    return factor === null ? [] : [[hazardClass, inCents(factor - 1)]];
  });
  return {
    ...exchange,
    ...about(line, search, tariffs),
    local,
    ocean: inCents(1),
    surcharge: Object.fromEntries(surcharge) as FclRates['surcharge'],
  };
}

/**
 * Rates of an answer: freight as named, the rest from the tariff, null while it lacks charges of the port. No price for
 * classes outside the enquiry.
 */
export function answerRates(
  line: string,
  { freight, danger, classes }: NamedPrices,
  search: SailingSearch,
  tariffs: Tariffs,
): FclRates | null {
  const [local, exchange] = [portCharges(tariffs), exchangeNow(tariffs)];
  if (!local || !exchange) return null;
  const surcharge = byType((type) => danger[type]);
  return {
    ...exchange,
    ...about(line, search, tariffs),
    local,
    ocean: byType((type) => freight[type]),
    surcharge: Object.fromEntries(classes.map((hazardClass) => [hazardClass, surcharge])),
  };
}

type LockedLine = Charges['lines'][number];

/** Charges of the port as a locked price names them. Agreed when every form paid the declaration. */
const lockedCharges = (lines: readonly LockedLine[]): FclRates['local'] =>
  PORT_CHARGES.flatMap(({ isForDeclaration: _, ...charge }): FclRates['local'] => {
    const found = lines.filter(({ item, part }) => item === charge.item && part === 'LOCAL');
    const yuanOf = ({ unitPrice }: LockedLine): number => unitPrice.amount / 100;
    const [first] = found;
    if (!first) return [];
    const yuan = byType((type) => found.filter(({ name }) => name.endsWith(` ${type}`)).map(yuanOf)[0]);
    return [{ ...charge, yuan: Object.keys(yuan).length > 0 ? yuan : yuanOf(first) }];
  });

/**
 * Quotes of the previous release locked a total: their lines price the searched boxes and class; other content has no
 * price and needs a new quote.
 */
export function ratesOfLocked(line: string, { price }: FclOffer, search: SailingSearch): FclRates {
  const lines = price?.charges.lines ?? [];
  const unitOf = (item: string) => (type: BoxType) =>
    lines.find((one) => one.item === item && one.name.endsWith(` ${type}`))?.unitPrice.amount;
  const rest = about(line, search, {});
  const surcharge = search.isDanger === 'Y' ? { [rest.usualClass]: byType(unitOf('DGS')) } : {};
  return { ...rest, local: lockedCharges(lines), ocean: byType(unitOf('OF')), surcharge };
}
