import { Icon } from '../mark/icon';
import { Comma } from '../show/comma';

export type Choice<TKey extends string = string> = {
  key: TKey;
  label: string;
  /** Distinguishing note, or the reason it is disabled. */
  note?: string;
  isOff?: boolean;
};

export const LIST_LOOK =
  'z-30 max-h-80! overflow-y-auto overscroll-contain rounded-card border border-line bg-raise py-1 text-text shadow-raised outline-none [--anchor-gap:4px] [--anchor-padding:16px] empty:invisible';

export const CHOICE_LOOK =
  'flex min-h-10 cursor-pointer items-center gap-3 px-3 py-2 select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-focus:bg-sea-tint data-focus:shadow-[inset_2px_0_0_var(--color-sea)]';

export function ChoiceWords({ choice: { label, note }, isChosen }: { choice: Choice; isChosen: boolean }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={isChosen ? 'font-semibold text-ink' : ''}>{label}</span>
        {note !== undefined && (
          <span className="ml-2 text-12 text-muted">
            <Comma />
            {note}
          </span>
        )}
      </span>
      {isChosen && <Icon name="check" className="size-4 text-sea" />}
    </>
  );
}
