import type { OrderFormView } from '../../../machines/order/order-form';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { focusTurnAt } from '../../trade/form-parts';

type HeadingProps = { view: OrderFormView; names: Readonly<Record<string, string>> };

/** Whoever comes to a step hears which one it is. */
export function StepHeading({ view, names }: HeadingProps) {
  const ref = useFocusTurn<HTMLHeadingElement>(focusTurnAt(view, ''));
  return (
    <h2 ref={ref} tabIndex={-1} className="scroll-mt-40 text-24 outline-none">
      {names[view.step]}
    </h2>
  );
}
