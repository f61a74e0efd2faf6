import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import { orderPageCopy as copy } from '../../copy/order';
import { Icon } from '../../ui/mark/icon';

type StepsProps = {
  view: OrderFormView;
  names: Readonly<Record<string, string>>;
  on: Pick<OrderFormIntents, 'choose'>;
};

export function OrderSteps({ view, names, on }: StepsProps) {
  const now = view.steps.findIndex(({ step }) => step === view.step);
  return (
    <nav aria-label={copy.stepsLabel}>
      <ol className="flex lg:sticky lg:top-34 lg:grid lg:gap-7">
        {view.steps.map(({ step, isVisited, isDone, faults }, at) => {
          const state = at === now ? 'current' : isDone ? 'done' : isVisited ? 'open' : 'coming';
          const tone = { done: 'text-good', current: 'text-ink', open: 'text-warn', coming: 'text-muted' }[state];
          return (
            <li key={step} aria-current={state === 'current' ? 'step' : undefined} className="min-w-0 flex-1">
              <button
                type="button"
                disabled={!isVisited || state === 'current'}
                className="flex w-full flex-col items-center gap-1.5 rounded-control lg:flex-row lg:items-start lg:gap-3 lg:text-left enabled:hover:text-sea"
                onClick={() => on.choose(step)}
              >
                <span aria-hidden="true" className={`relative grid size-7 flex-none place-items-center ${tone}`}>
                  <span
                    className={`absolute inset-1 rotate-45 border-[1.5px] border-current ${state === 'current' ? 'bg-current' : 'bg-surface'}`}
                  />
                  <span className={`relative text-12 font-semibold ${state === 'current' ? 'text-surface' : ''}`}>
                    {state === 'done' ? <Icon name="check" className="size-4" /> : at + 1}
                  </span>
                </span>
                <span className="min-w-0 text-center lg:pt-1 lg:text-left">
                  <span
                    className={`block text-12 sm:text-14 ${state === 'current' ? 'font-semibold text-ink' : 'text-muted'}`}
                  >
                    {names[step]}
                  </span>
                  <span className="sr-only">{copy.stepState[state]}</span>
                  {faults > 0 && <span className="block text-12 text-bad">{copy.toMend(faults)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
