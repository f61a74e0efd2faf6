import { isCasNo, readUnNo } from '../../goods/dangerous-goods';
import { confirmFaults } from '../../order/blocks/confirm';
import {
  fault,
  firstFault,
  isBlank,
  lengthFault,
  requiredFault,
  tooLong,
  type OrderFault,
  type FieldPath,
} from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { commonFieldStep } from '../../order/blocks/parts';
import { natureFaults } from '../../order/blocks/rows';
import { isEnglish } from '../../order/form/texts';
import type { OrderFacts } from '../../order/form/facts';
import { DGD_STEPS, serviceType, type DgdStep } from './fields';
import type { DgdForm } from './form';
import { twiceFaults } from './components';
import { OWN } from './own';
import { isOfBatteries } from './papers';
import type { DgdQuote } from './quote';

const sharedStep = commonFieldStep<DgdStep>({
  offer: 'product',
  goods: 'product',
  services: 'confirm',
  people: 'confirm',
  close: 'confirm',
});

const isStep = (step: string | null): step is DgdStep => DGD_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): DgdStep {
  const [field = ''] = path.split('.');
  const declared = OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

const NAME = { least: 2, most: 60 };
const ENGLISH_MOST = 120;

function productFaults({ goods, isDanger, isMixture }: DgdForm): OrderFault[] {
  const [row] = goods;
  if (!row) return [requiredFault('goods')];
  const { nameCn, nameEn, casNo, unNo } = row;
  return [
    ...natureFaults({ goods, isDanger }),
    ...firstFault(
      isBlank(nameCn) && fault('goods.0.nameCn', 'required'),
      lengthFault('goods.0.nameCn', nameCn, NAME, 'nameLength'),
    ),
    ...firstFault(
      tooLong('goods.0.nameEn', nameEn, ENGLISH_MOST),
      !isEnglish(nameEn) && fault('goods.0.nameEn', 'nameNotEnglish'),
    ),
    ...firstFault(
      isBlank(casNo) && isMixture === 'N' && fault('goods.0.casNo', 'casNo'),
      !isBlank(casNo) && !isCasNo(casNo.trim()) && fault('goods.0.casNo', 'casNo'),
    ),
    ...firstFault(!isBlank(unNo) && readUnNo(unNo) === null && fault('goods.0.unNo', 'unNo')),
  ];
}

/** Battery tests need the maker's UN 38.3 report. */
const batteryFaults = (form: DgdForm, facts: OrderFacts<DgdQuote>): OrderFault[] =>
  isOfBatteries(serviceType(facts), form) && form.files.every(({ docType }) => docType !== 'UN38')
    ? [fault('files', 'dgdUn38')]
    : [];

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  DGD_STEPS.indexOf(fieldStep(one.path)) - DGD_STEPS.indexOf(fieldStep(other.path));

/** A service ships nothing, so emergency contact and declaration do not apply. */
const shipsNothing = (form: DgdForm): DgdForm => ({ ...form, isDanger: 'N' });

export const dgdFaults = (form: DgdForm, facts: OrderFacts<DgdQuote>): OrderFault[] =>
  [
    ...offerFaults(form, facts),
    ...productFaults(form),
    ...OWN.faults(form, facts),
    ...(OWN.asks('components', form, facts) ? twiceFaults(form) : []),
    ...batteryFaults(form, facts),
    ...confirmFaults(shipsNothing(form), ''),
  ].toSorted(compareFaultSteps);
