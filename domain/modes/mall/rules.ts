import { confirmFaults } from '../../order/blocks/confirm';
import { fault, requiredFault, type OrderFault, type FieldPath } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { commonFieldStep } from '../../order/blocks/parts';
import type { OrderFacts } from '../../order/form/facts';
import { MALL_STEPS, type MallStep } from './fields';
import type { MallForm } from './form';
import { OWN } from './own';
import type { MallQuote } from './quote';

const sharedStep = commonFieldStep<MallStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'delivery',
  people: 'delivery',
  close: 'confirm',
});

const isStep = (step: string | null): step is MallStep => MALL_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): MallStep {
  const [field = ''] = path.split('.');
  const declared = OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

/** The form's goods must equal those of the quote. */
function goodsFaults({ goods, isDanger }: MallForm, quote: MallQuote | null): OrderFault[] {
  if (!quote) return goods.length === 0 ? [requiredFault('goods')] : [];
  const { lines } = quote.search;
  const isTheirs =
    goods.length === lines.length &&
    isDanger === (lines.some(({ row }) => row.hazardClass !== '') ? 'Y' : 'N') &&
    lines.every(({ row }, at) => {
      const said = goods[at];
      return (['goodsId', 'nameCn', 'unNo', 'hazardClass', 'packingGroup'] as const).every(
        (name) => said?.[name] === row[name],
      );
    });
  return isTheirs ? [] : [fault('goods', 'mallOtherGoods')];
}

/** Code of `payType`: company account. */
const COMPANY_ACCOUNT = '5';

function payFaults({ payType }: MallForm, quote: MallQuote | null): OrderFault[] {
  const isPrecursor = quote?.search.lines.some(({ guarded }) => guarded.gate === 'PERMIT') ?? false;
  return isPrecursor && payType !== '' && payType !== COMPANY_ACCOUNT ? [fault('payType', 'mallPay')] : [];
}

/** A purchase needs no emergency contact and no dangerous goods declaration. */
const shipsNothing = (form: MallForm): MallForm => ({ ...form, isDanger: 'N' });

export const mallFaults = (form: MallForm, facts: OrderFacts<MallQuote>): OrderFault[] =>
  [
    ...offerFaults(form, facts),
    ...goodsFaults(form, facts.quote),
    ...OWN.faults(form, facts),
    ...payFaults(form, facts.quote),
    ...confirmFaults(shipsNothing(form), ''),
  ].toSorted((one, other) => MALL_STEPS.indexOf(fieldStep(one.path)) - MALL_STEPS.indexOf(fieldStep(other.path)));
