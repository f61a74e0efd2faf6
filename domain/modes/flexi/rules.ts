import { confirmFaults } from '../../order/blocks/confirm';
import { portCountry, requiredHsCode } from '../../order/blocks/countries';
import {
  fault,
  firstFault,
  isBlank,
  lengthFault,
  requiredFault,
  type OrderFault,
  type FieldPath,
} from '../../rules/fault';
import { goodsFaults } from '../../order/blocks/goods';
import { offerFaults } from '../../order/blocks/offer';
import { peopleFaults } from '../../order/blocks/parties';
import { commonFieldStep } from '../../order/blocks/parts';
import type { OrderFacts } from '../../order/form/facts';
import { isDistrictCode } from '../../places/regions';
import { FLEXI_STEPS, OWN, type FlexiStep } from './fields';
import type { FlexiForm } from './form';
import type { FlexiQuote } from './quote';

const sharedStep = commonFieldStep<FlexiStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'fitting',
  people: 'parties',
  close: 'confirm',
});

const isStep = (step: string | null): step is FlexiStep => FLEXI_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): FlexiStep {
  const [field = ''] = path.split('.');
  const declared = OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

const ADDRESS = { least: 5, most: 120 };

function placeFaults({ pickupRegion, pickupAddress }: FlexiForm): OrderFault[] {
  return [
    ...firstFault(!isDistrictCode(pickupRegion) && requiredFault('pickupRegion')),
    ...firstFault(
      isBlank(pickupAddress) && requiredFault('pickupAddress'),
      lengthFault('pickupAddress', pickupAddress, ADDRESS, 'addressLength'),
    ),
  ];
}

/** A bag holds one liquid. */
function liquidFaults({ goods }: FlexiForm, country: string): OrderFault[] {
  const [row] = goods;
  if (!row) return [requiredFault('goods')];
  const many = goods.length > 1 ? [fault('goods', 'flexiOneLiquid')] : [];
  return [...many, ...goodsFaults(row, 0, requiredHsCode(country))];
}

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  FLEXI_STEPS.indexOf(fieldStep(one.path)) - FLEXI_STEPS.indexOf(fieldStep(other.path));

export function flexiFaults(form: FlexiForm, facts: OrderFacts<FlexiQuote>): OrderFault[] {
  const country = portCountry(facts.quote?.offer.dst?.code);
  return [
    ...offerFaults(form, facts),
    ...liquidFaults(form, country),
    ...OWN.faults(form, facts),
    ...placeFaults(form),
    ...peopleFaults(form, country),
    ...confirmFaults({ ...form, isDanger: 'N' }, country),
  ].toSorted(compareFaultSteps);
}
