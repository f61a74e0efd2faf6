import { commonFieldStep } from '../../order/blocks/parts';
import type { FieldPath } from '../../rules/fault';
import { AIR_STEPS, OWN, type AirStep } from './fields';
import { ROW_FACTS } from './row-fields';

const sharedStep = commonFieldStep<AirStep>({
  offer: 'flight',
  goods: 'goods',
  services: 'parties',
  people: 'parties',
  close: 'confirm',
});

const isStep = (step: string | null): step is AirStep => AIR_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): AirStep {
  const [field = ''] = path.split('.');
  const declared = ROW_FACTS.stepOf(path) ?? OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}
