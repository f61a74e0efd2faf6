import { confirmFaults } from '../../order/blocks/confirm';
import { portCountry, requiredHsCode } from '../../order/blocks/countries';
import { fault, type OrderFault, type FieldPath } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { commonFieldStep } from '../../order/blocks/parts';
import { peopleFaults, shipperFaults } from '../../order/blocks/parties';
import { bulkFaults } from '../../order/blocks/rows';
import type { OrderFacts } from '../../order/form/facts';
import { OWN } from './fields';
import { TANK_STEPS, type TankForm, type TankStep } from './form';
import { isLease } from './lease';
import type { TankQuote } from './quote';
import { isQuotedGoods, readFillPlan, readTankCount } from './reading';

const sharedStep = commonFieldStep<TankStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'tank',
  people: 'parties',
  close: 'confirm',
});

const isStep = (step: string | null): step is TankStep => TANK_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): TankStep {
  const [field = ''] = path.split('.');
  const declared = OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

/** A tank holds one liquid, and the quote covers that liquid only. */
function goodsFaults(form: TankForm, facts: OrderFacts<TankQuote>): OrderFault[] {
  if (form.goods.length > 1) return [fault('goods', 'tankOneGoods')];
  const { quote } = facts;
  if (!quote || isQuotedGoods(form, quote, facts.goodsOf)) return [];
  const { name, unNo } = quote.offer.detail.cargo;
  const path = form.isDanger === 'Y' ? 'goods.0.unNo' : 'goods.0.nameCn';
  return [fault(path, 'tankOtherGoods', { goods: unNo === null ? name : `UN ${unNo} ${name}` })];
}

function countFaults(form: TankForm, { quote }: Pick<OrderFacts<TankQuote>, 'quote'>): OrderFault[] {
  const tanks = readTankCount(form);
  if (!quote || tanks === null) return [];
  const plan = readFillPlan(form, quote);
  const free = quote.offer.left.find(({ measure }) => measure === 'TANK')?.amount ?? 0;
  if (plan && tanks < plan.tanks) return [fault('tanks', 'tankTooFew', { tanks: plan.tanks, each: plan.eachKg })];
  return tanks > free ? [fault('tanks', 'tankFree', { free })] : [];
}

/** Only the first fault of a field is shown. */
const without = (faults: readonly OrderFault[], said: readonly OrderFault[]): OrderFault[] =>
  faults.filter(({ path }) => said.every((one) => one.path !== path));

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  TANK_STEPS.indexOf(fieldStep(one.path)) - TANK_STEPS.indexOf(fieldStep(other.path));

export function tankFaults(form: TankForm, facts: OrderFacts<TankQuote>): OrderFault[] {
  const country = portCountry(facts.quote?.offer.dst?.code);
  const goods = goodsFaults(form, facts);
  const own = OWN.faults(form, facts);
  return [
    ...offerFaults(form, facts),
    ...goods,
    ...without(bulkFaults(form, facts, requiredHsCode(country)), goods),
    ...own,
    ...without(countFaults(form, facts), own),
    // A lease has no consignee.
    ...(isLease(form) ? shipperFaults(form) : peopleFaults(form, country)),
    ...confirmFaults(form, country),
  ].toSorted(compareFaultSteps);
}
