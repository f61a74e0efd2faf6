import { orderSuccessCopy as copy } from '../../copy/order/success';

export type NextStep = { name: string; hint: string; when: string; stage: 'done' | 'now' | 'later' };

const LOOKS = {
  done: { dot: 'border-good bg-good', name: 'font-medium', when: 'text-muted' },
  now: { dot: 'border-beacon bg-beacon', name: 'font-semibold text-ink', when: 'font-semibold text-ink' },
  later: { dot: 'border-line-strong bg-surface', name: 'font-medium', when: 'text-muted' },
};

/** Text for screen readers: colour alone must not carry the state. */
const SAID = { done: copy.done, now: copy.now, later: '' };

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <>
      <h3 className="mt-5 mb-3 text-16">{copy.next}</h3>
      <ol>
        {steps.map(({ name, hint, when, stage }, index) => (
          <li key={name} className="relative flex gap-3 not-last:pb-4">
            {index < steps.length - 1 && <span className="absolute top-5 -bottom-1 left-[5px] w-px bg-line" />}
            <span className={`relative mt-1.25 size-[11px] flex-none rotate-45 border-[1.5px] ${LOOKS[stage].dot}`} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className={LOOKS[stage].name}>
                  {name}
                  <span className="sr-only">{SAID[stage]}</span>
                </span>
                <span className={LOOKS[stage].when}>{when}</span>
              </p>
              <p className="text-12 text-muted empty:hidden">{hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
