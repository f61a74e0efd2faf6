import type { FocusEvent, FormEvent } from 'react';

import type { CfsQuery } from '../../../domain/modes/cfs/address';
import { follows } from '../../ui/form/follows';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { buttonClass } from '../../ui/press/button-look';

const { bar: copy } = cfsSearchCopy;

type Words = Pick<CfsQuery, 'cut' | 'tons'>;

type PlanBarProps = {
  asked: CfsQuery;
  /** Called when the user starts to type a new value. */
  onType: () => void;
  onAsk: (words: Words) => void;
};

/** A value counts once the field is left or Enter is pressed. */
const send = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.form?.requestSubmit();

const CELL = 'grid gap-0.5 text-12 text-muted';
const INPUT =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-16 text-ink md:h-9 md:text-14';

function barWords(form: HTMLFormElement): Words {
  const said = new FormData(form);
  const word = (name: string): string => {
    const value = said.get(name);
    return typeof value === 'string' ? value.normalize('NFKC').trim() : '';
  };
  return { cut: word('cut').slice(0, 16) || null, tons: word('tons') };
}

/** Port cut-off and cargo weight, kept in the address; all answers refer to them. */
export function PlanBar({ asked: { cut, tons }, onType, onAsk }: PlanBarProps) {
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(barWords(event.currentTarget));
  };
  return (
    <form
      noValidate
      aria-label={copy.label}
      className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 md:grid-cols-[minmax(0,280px)_minmax(0,200px)] md:px-5"
      onInput={onType}
      onSubmit={ask}
    >
      <label className={CELL}>
        {copy.cut}
        <input
          ref={follows(cut ?? '')}
          id="search-cut"
          name="cut"
          type="datetime-local"
          defaultValue={cut ?? ''}
          onBlur={send}
          className={INPUT}
        />
      </label>
      <label className={CELL}>
        {copy.tons}
        <input
          ref={follows(tons)}
          id="search-mass"
          name="tons"
          inputMode="decimal"
          maxLength={12}
          placeholder={copy.trialTons}
          defaultValue={tons}
          onBlur={send}
          className={INPUT}
        />
      </label>
      <button type="submit" className={buttonClass('line', 'medium', 'self-end')}>
        {copy.send}
      </button>
    </form>
  );
}
