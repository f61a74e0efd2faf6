import { Icon } from '../mark/icon';

type StepState = 'done' | 'current' | 'coming';

export type Step = { key: string; title: string; note?: string };

const SHAPES = {
  row: { list: 'flex', item: 'flex-1 flex-col gap-1.5 pr-3 last:pr-0', line: 'top-4 right-0 left-10 h-px' },
  column: { list: 'grid', item: 'gap-4 pb-6 last:pb-0', line: 'top-9 bottom-1 left-4 w-px' },
};

const MARKS: Record<StepState, string> = {
  done: 'bg-sea',
  current: 'border-2 border-sea bg-surface',
  coming: 'border border-line-strong bg-surface',
};

const NUMBERS: Record<StepState, string> = {
  done: 'text-on-sea',
  current: 'font-semibold text-sea',
  coming: 'text-muted',
};

const TITLES: Record<StepState, string> = { done: '', current: 'font-semibold text-ink', coming: 'text-muted' };

const stateAt = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'current' : 'coming';

type StepsProps = {
  label: string;
  steps: readonly Step[];
  /** How many are done. */
  current: number;
  shape: keyof typeof SHAPES;
  /** What the marks say to a reader. */
  words: Record<StepState, string>;
  /** Back to one that is done. */
  onVisit?: (key: string) => void;
};

/** Where one is on a way of several steps. In a row a phone shows the marks and the name of the step one is at. */
export function Steps({ label, steps, current, shape, words, onVisit }: StepsProps) {
  const { list, item, line } = SHAPES[shape];
  const titleLook = shape === 'row' ? 'max-sm:not-in-[[aria-current]]:sr-only' : 'pt-1';
  return (
    <ol aria-label={label} className={list}>
      {steps.map(({ key, title, note }, index) => {
        const state = stateAt(index, current);
        return (
          <li key={key} aria-current={state === 'current' ? 'step' : undefined} className={`relative flex ${item}`}>
            <span
              aria-hidden="true"
              className={`absolute in-[li:last-child]:hidden ${line} ${state === 'done' ? 'bg-sea' : 'bg-line-strong'}`}
            />
            <span aria-hidden="true" className={`relative grid size-8 flex-none place-items-center ${NUMBERS[state]}`}>
              <span className={`absolute inset-1 rotate-45 ${MARKS[state]}`} />
              <span className="relative text-14">
                {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
            </span>
            <span className={titleLook}>
              {state === 'done' && onVisit ? (
                <button type="button" className="rounded-control hover:text-sea" onClick={() => onVisit(key)}>
                  {title}
                </button>
              ) : (
                <span className={TITLES[state]}>{title}</span>
              )}
              <span className="sr-only"> {words[state]}</span>
              {note !== undefined && <span className="block text-12 text-muted max-sm:hidden">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
