import { chargeLine } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import type { CountedBoxes } from '../../offer/containers';
import { stillLeftOut } from '../../offer/left-out';
import type { ApartGroups } from '../../order/boxes/box-advice';
import { countBoxes } from '../../order/blocks/load';
import { serviceLines, withServices, yuanLines } from '../../order/money/service-lines';
import type { PerBox } from '../../offer/service-rates';
import type { BoxType } from '../../offer/search';
import { DOLLAR, type Money } from '../../values/money';
import type { FclForm } from './form';
import type { FclRates } from './rates';
import { surchargedBoxes, type SurchargedBoxes } from './surcharge';

export type FclPriceInput = Pick<FclForm, 'boxes' | 'isDanger' | 'goods' | 'services' | 'insuredValue' | 'declMode'>;

type Declared = Pick<FclForm, 'isDanger' | 'services' | 'declMode'>;

/** True if the shipper declares the dangerous goods: the platform neither declares nor charges. */
export const isSelfDeclared = ({ isDanger, services, declMode }: Declared): boolean =>
  isDanger === 'Y' && declMode === 'SELF' && !services.includes('DGDEC');

const dollarLine = (item: string, name: string, quantity: number, amount: number): ChargeLine =>
  chargeLine({ item, name, unit: 'CTN', quantity, unitPrice: { amount, currency: DOLLAR }, part: 'SEA' });

const boxesCost = (rate: PerBox, boxes: CountedBoxes): number | null =>
  boxes.reduce<number | null>((all, { type, count }) => {
    const one = rate[type];
    return all === null || one === undefined ? null : all + one * count;
  }, 0);

function surchargeLines(type: BoxType, boxes: readonly SurchargedBoxes[], { names }: FclRates): ChargeLine[] {
  const isOne = boxes.every(({ hazardClass }) => hazardClass === boxes[0]?.hazardClass);
  return boxes
    .filter((box) => box.type === type)
    .toSorted((one, other) => one.hazardClass.localeCompare(other.hazardClass))
    .map(({ hazardClass, count, each }) =>
      dollarLine('DGS', `${names.surcharge} ${isOne ? '' : `第 ${hazardClass} 类 `}${type}`, count, each),
    );
}

function seaLines(form: FclPriceInput, rates: FclRates, boxes: CountedBoxes, apart: ApartGroups): ChargeLine[] | null {
  const surcharged = form.isDanger === 'Y' ? surchargedBoxes(form.goods, boxes, apart, rates) : [];
  if (surcharged === null || boxesCost(rates.ocean, boxes) === null) return null;
  return boxes.flatMap(({ type, count }) => [
    dollarLine('OF', `${rates.names.ocean} ${type}`, count, rates.ocean[type] ?? 0),
    ...surchargeLines(type, surcharged, rates),
  ]);
}

/** Declaration charge a self-declaring order would pay after switching; null when every form pays it anyway. */
export function declarationCharge({ isDanger, declMode }: Declared, { local }: FclRates): ChargeLine | null {
  const rate = local.find(({ isForDeclaration }) => isForDeclaration);
  const isLeftOut = isDanger === 'Y' && declMode === 'SELF';
  return (rate && isLeftOut && yuanLines(rate, 'LOCAL', [])?.[0]) || null;
}

/** Null when a box has no rate. */
function localLines(form: FclPriceInput, { local }: FclRates, boxes: CountedBoxes): ChargeLine[] | null {
  const found = local
    .filter(({ isForDangerOnly }) => form.isDanger === 'Y' || !isForDangerOnly)
    .filter(({ isForDeclaration }) => !isForDeclaration || !isSelfDeclared(form))
    .map((rate) => yuanLines(rate, 'LOCAL', boxes));
  return found.some((lines) => lines === null) ? null : found.flatMap((lines) => lines ?? []);
}

export function oneMoreBox(form: FclPriceInput, rates: FclRates, apart: ApartGroups, type: BoxType): Money | null {
  const [boxes, now] = [countBoxes(form.boxes), fclPrice(form, rates, apart)];
  const counted = boxes.map((box) => ({ ...box, count: String(box.type === type ? box.count + 1 : box.count) }));
  const next = fclPrice({ ...form, boxes: counted }, rates, apart);
  return now && next && { ...next.totalUsd, amount: next.totalUsd.amount - now.totalUsd.amount };
}

/**
 * Price of a full-container order; client and gateway both run it. Segregated goods count in boxes of their own. Null
 * when a rate is missing or the boxes are unreadable.
 */
export function fclPrice(form: FclPriceInput, rates: FclRates, apart: ApartGroups): Charges | null {
  const boxes = countBoxes(form.boxes);
  if (boxes.length === 0 || boxes.length < form.boxes.length) return null;
  const [sea, services] = [seaLines(form, rates, boxes, apart), serviceLines(form, rates, boxes)];
  const port = localLines(form, rates, boxes);
  if (sea === null || port === null || services === null) return null;
  const lines = [...sea, ...port];
  return withServices(
    { lines, notIncluded: stillLeftOut(rates.notIncluded[form.isDanger], form.services) },
    services,
    rates,
  );
}
