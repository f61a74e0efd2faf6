import { commonFieldStep } from '../../order/blocks/parts';
import type { FieldPath } from '../../rules/fault';
import { BILL, COLD, TERMS } from './fields';

export const FCL_STEPS = ['sailing', 'goods', 'services', 'confirm'] as const;
export type FclStep = (typeof FCL_STEPS)[number];

const sharedStep = commonFieldStep<FclStep>({
  offer: 'sailing',
  goods: 'goods',
  services: 'services',
  people: 'services',
  close: 'confirm',
});

const isStep = (step: string | null): step is FclStep => FCL_STEPS.some((one) => one === step);

export function fieldStep(path: FieldPath): FclStep {
  const [field = ''] = path.split('.');
  if (field === 'boxes') return 'sailing';
  const declared = TERMS.stepOf(field) ?? COLD.stepOf(field) ?? BILL.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}
