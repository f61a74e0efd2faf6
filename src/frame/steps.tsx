import type { ReactNode } from 'react';

import type { StepProps } from '../features/order/step-props';

type At = { view: { step: string } };
type StepView<TParts> = (props: StepProps<TParts>) => ReactNode;

export function createSteps<TStep extends string, TParts extends At>(steps: Readonly<Record<TStep, StepView<TParts>>>) {
  const drawn: Readonly<Record<string, StepView<TParts> | undefined>> = steps;
  return function Step(props: StepProps<TParts>) {
    const At = drawn[props.parts.view.step];
    return At ? <At {...props} /> : null;
  };
}
