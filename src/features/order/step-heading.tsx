import type { OrderFormView } from '../../../machines/order/order-form';
import { catchFocus } from '../../ui/layer/catch-focus';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { focusTurnAtPath } from '../../trade/form-parts';

type HeadingProps = { view: OrderFormView; names: Readonly<Record<string, string>> };

/** Focuses the heading on mount; later the chart moves the focus. */
const begin = (place: HTMLElement | null): void => catchFocus(place?.querySelector('h2') ?? null);

/** Focused on arrival, so that screen readers announce the step. */
export function StepHeading({ view, names }: HeadingProps) {
  const ref = useFocusTurn<HTMLHeadingElement>(focusTurnAtPath(view, ''));
  return (
    <div ref={begin}>
      <h2 ref={ref} tabIndex={-1} className="scroll-mt-40 text-24">
        {names[view.step]}
      </h2>
    </div>
  );
}
