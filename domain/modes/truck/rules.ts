import { confirmFaults } from '../../order/blocks/confirm';
import { fault, firstFault, inRow, isBlank, requiredFault, type OrderFault, type FieldPath } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { commonFieldStep } from '../../order/blocks/parts';
import { amountFaults } from '../../order/blocks/goods';
import { bulkFaults, rowFaults } from '../../order/blocks/rows';
import type { OrderFacts } from '../../order/form/facts';
import { parseQuantity } from '../../values/typed-number';
import { YUAN } from '../../values/money';
import { OWN } from './fields';
import { exceptedKind } from './excepted';
import { isExceptedRow, ROWS, TRUCK_STEPS, type TruckForm, type TruckStep } from './form';
import type { TruckQuote } from './quote';
import { stopLoadFaults } from './stop-loads';
import { isQuotedLoad, isTankQuote, quotedPart, rowContext, countTrucks } from './reading';

const sharedStep = commonFieldStep<TruckStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'truck',
  people: 'confirm',
  close: 'confirm',
});

const isStep = (step: string | null): step is TruckStep => TRUCK_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): TruckStep {
  const [field = ''] = path.split('.');
  const declared = ROWS.stepOf(path) ?? OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

/** A tank or a part load takes one kind of goods, and the quote covers those only. */
function loadFaults(form: TruckForm, { quote, goodsOf }: OrderFacts<TruckQuote>): OrderFault[] {
  if (!quote || !(isTankQuote(quote) || quotedPart(quote))) return [];
  if (form.goods.length > 1) return [fault('goods', quotedPart(quote) ? 'truckPartGoods' : 'truckOneGoods')];
  if (isQuotedLoad(form, quote, goodsOf)) return [];
  const { name, unNo } = quote.offer.detail.cargo;
  const path = form.isDanger === 'Y' ? 'goods.0.unNo' : 'goods.0.nameCn';
  return [fault(path, 'truckOtherGoods', { goods: unNo === null ? name : `UN ${unNo} ${name}` })];
}

/** The amount per inner packaging must use the unit of the list. */
function exceptedFaults(form: TruckForm, { quote, goodsOf }: OrderFacts<TruckQuote>): OrderFault[] {
  return form.goods.flatMap((row, at) => {
    if (!isExceptedRow(form, row, rowContext(quote))) return [];
    const path = inRow('goods.innerQuantity', at);
    const [inner, goods] = [parseQuantity(row.innerQuantity), goodsOf(row)];
    return firstFault(
      isBlank(row.innerQuantity) && requiredFault('goods.innerQuantity', at),
      (inner === null || inner.amount === 0) && fault(path, 'innerQuantity'),
      inner !== null && goods !== null && inner.kind !== exceptedKind(goods) && fault(path, 'truckExceptedUnit'),
    );
  });
}

/** Excepted quantities need no tested packaging, so its fault is dropped. */
const isOfExceptedPack = (form: TruckForm, { quote }: Pick<OrderFacts<TruckQuote>, 'quote'>, one: OrderFault) =>
  one.code === 'packNotTested' &&
  form.goods.some((row, at) => one.path === inRow('goods.packKind', at) && isExceptedRow(form, row, rowContext(quote)));

function countFaults(form: TruckForm, { quote }: Pick<OrderFacts<TruckQuote>, 'quote'>): OrderFault[] {
  const trucks = quote && quotedPart(quote) ? null : countTrucks(form);
  const free = quote?.offer.left.find(({ measure }) => measure === 'TRUCK')?.amount ?? Infinity;
  return trucks !== null && trucks > free ? [fault('trucks', 'truckFree', { free })] : [];
}

const without = (faults: readonly OrderFault[], said: readonly OrderFault[]): OrderFault[] =>
  faults.filter(({ path }) => said.every((one) => one.path !== path));

/** Tank loads have no packages, so their amounts are optional, but typed ones are still checked. */
const tankFaults = (form: TruckForm, facts: OrderFacts<TruckQuote>): OrderFault[] => [
  ...bulkFaults(form, facts, 'NONE'),
  ...form.goods.flatMap((row, at) => amountFaults(row, at).filter(({ code }) => code !== 'required')),
];

function stopFaults(form: TruckForm, { quote }: Pick<OrderFacts<TruckQuote>, 'quote'>): OrderFault[] {
  const typed = ROWS.faults(form, form.places, rowContext(quote));
  return [...typed, ...without(stopLoadFaults(form, quote), typed)];
}

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  TRUCK_STEPS.indexOf(fieldStep(one.path)) - TRUCK_STEPS.indexOf(fieldStep(other.path));

/** Domestic trucks have no arrival country with HS rules. */
const NOWHERE = '';

export function truckFaults(form: TruckForm, facts: OrderFacts<TruckQuote>): OrderFault[] {
  const load = loadFaults(form, facts);
  const own = OWN.faults(form, facts);
  const rows = isTankQuote(facts.quote) ? tankFaults(form, facts) : rowFaults(form, facts, 'NONE', true);
  return [
    ...offerFaults(form, facts),
    ...load,
    ...without(rows, load).filter((one) => !isOfExceptedPack(form, facts, one)),
    ...exceptedFaults(form, facts),
    ...stopFaults(form, facts),
    ...own,
    ...without(countFaults(form, facts), own),
    ...(form.currency !== '' && form.currency !== YUAN ? [fault('currency', 'truckYuan')] : []),
    ...confirmFaults(form, NOWHERE),
  ].toSorted(compareFaultSteps);
}

export const truckRowPaths = (form: TruckForm, facts: OrderFacts<TruckQuote>): FieldPath[] =>
  ROWS.required(form, form.places, rowContext(facts.quote));
