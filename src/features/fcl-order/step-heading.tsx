import { stepWords } from '../../copy/trade';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { focusTurnAt, type FormParts } from '../../trade/form-parts';

/** Whoever comes to a step hears which one it is. */
export function StepHeading({ view }: Pick<FormParts, 'view'>) {
  const ref = useFocusTurn<HTMLHeadingElement>(focusTurnAt(view, ''));
  return (
    <h2 ref={ref} tabIndex={-1} className="scroll-mt-40 text-24 outline-none">
      {stepWords(view.step)}
    </h2>
  );
}
