import { commonFieldStep } from '../../order/blocks/parts';
import type { FieldPath } from '../../rules/fault';
import { OWN, RAIL_STEPS, type RailStep } from './fields';
import { ROW_FACTS } from './row-fields';

const sharedStep = commonFieldStep<RailStep>({
  offer: 'train',
  goods: 'goods',
  services: 'parties',
  people: 'parties',
  close: 'confirm',
});

const isStep = (step: string | null): step is RailStep => RAIL_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): RailStep {
  const [field = ''] = path.split('.');
  if (field === 'boxes') return 'train';
  const declared = ROW_FACTS.stepOf(path) ?? OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}
