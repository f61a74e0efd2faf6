import type { OrderFormView } from '../../../machines/order/order-form';
import { catchFocus } from '../../ui/layer/catch-focus';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { focusTurnAt } from '../../trade/form-parts';

type HeadingProps = { view: OrderFormView; names: Readonly<Record<string, string>> };

/** Once, as the form comes; later on the focus is moved by its chart. */
const begin = (place: HTMLElement | null): void => catchFocus(place?.querySelector('h2') ?? null);

/** Whoever comes to a step hears which one it is. */
export function StepHeading({ view, names }: HeadingProps) {
  const ref = useFocusTurn<HTMLHeadingElement>(focusTurnAt(view, ''));
  return (
    <div ref={begin}>
      <h2 ref={ref} tabIndex={-1} className="scroll-mt-40 text-24">
        {names[view.step]}
      </h2>
    </div>
  );
}
