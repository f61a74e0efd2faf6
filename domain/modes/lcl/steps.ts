import { stepsBy } from '../../order/blocks/parts';
import type { FieldPath } from '../../rules/fault';
import { LCL_STEPS, OWN, type LclStep } from './fields';
import { ROAD_FIELD } from './road-papers';
import { ROW_FACTS } from './row-fields';

const sharedStep = stepsBy<LclStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'intake',
  people: 'parties',
  close: 'confirm',
});

const isStep = (step: string | null): step is LclStep => LCL_STEPS.some((one) => one === step);

export function stepOf(path: FieldPath): LclStep {
  if (path === ROAD_FIELD) return 'intake';
  const [field = ''] = path.split('.');
  const declared = ROW_FACTS.stepOf(path) ?? OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}
