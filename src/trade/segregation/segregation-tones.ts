import type { SegregationValue } from '../../../domain/goods/segregation-table';

const BLOCKED = 'bg-block text-on-block inset-ring inset-ring-bad';

/** Colours of the table values; `X` depends on its context. */
export const SEGREGATION_TONES: Readonly<Record<Exclude<SegregationValue, 'X'>, string>> = {
  '1': 'bg-warn-tint text-warn',
  '*': 'bg-grey-tint text-grey',
  '2': BLOCKED,
  '3': BLOCKED,
  '4': BLOCKED,
};
