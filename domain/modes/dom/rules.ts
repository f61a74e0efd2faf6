import { CONTAINERS } from '../../offer/containers';
import { confirmFaults } from '../../order/blocks/confirm';
import { fault, requiredFault, type OrderFault, type FieldPath } from '../../rules/fault';
import { homeGoodsFaults } from '../../order/blocks/goods';
import { offerFaults } from '../../order/blocks/offer';
import { commonFieldStep } from '../../order/blocks/parts';
import { natureFaults } from '../../order/blocks/rows';
import { MOST_GOODS } from '../../order/goods/most-goods';
import type { OrderFacts } from '../../order/form/facts';
import { YUAN } from '../../values/money';
import { parseNumber } from '../../values/typed-number';
import { DOM_STEPS, OWN, type DomStep } from './fields';
import type { DomForm } from './form';
import type { DomQuote } from './quote';
import { isHomeBox } from './search';

const sharedStep = commonFieldStep<DomStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'confirm',
  people: 'confirm',
  close: 'confirm',
});

const isStep = (step: string | null): step is DomStep => DOM_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): DomStep {
  const [field = ''] = path.split('.');
  const declared = OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

const payloadFaults = ({ loads }: DomForm): OrderFault[] =>
  loads.flatMap(({ type, kg }, at) => {
    const weight = parseNumber(kg, 2);
    const most = isHomeBox(type) ? CONTAINERS[type].payloadKg : null;
    return most !== null && weight !== null && weight > most
      ? [fault(`loads.${at}.kg`, 'domPayload', { box: type, most })]
      : [];
  });

function goodsFaults({ goods, isDanger }: DomForm): OrderFault[] {
  if (goods.length === 0) return [requiredFault('goods')];
  return [
    ...(isDanger === 'Y' ? [fault('isDanger', 'domDangerous')] : []),
    ...(goods.length > MOST_GOODS ? [fault('goods', 'tooManyGoods', { most: MOST_GOODS })] : []),
    ...natureFaults({ goods, isDanger }),
    ...goods.slice(0, MOST_GOODS).flatMap(homeGoodsFaults),
  ];
}

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  DOM_STEPS.indexOf(fieldStep(one.path)) - DOM_STEPS.indexOf(fieldStep(other.path));

const NOWHERE = '';

export function domFaults(form: DomForm, facts: OrderFacts<DomQuote>): OrderFault[] {
  return [
    ...offerFaults(form, facts),
    ...OWN.faults(form, facts),
    ...payloadFaults(form),
    ...goodsFaults(form),
    ...(form.currency !== '' && form.currency !== YUAN ? [fault('currency', 'domYuan')] : []),
    ...confirmFaults(form, NOWHERE),
  ].toSorted(compareFaultSteps);
}
