import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type Ref } from 'react';

import { STORE_TEMPS, type WhAmount } from '../../../domain/modes/wh/search';
import type { WhAsked } from '../../../domain/modes/wh/address';
import { follows } from '../../ui/form/follows';
import { whSearchCopy } from '../../copy/modes/wh/search';
import { dayWord } from '../../copy/moment-words';
import { Icon } from '../../ui/mark/icon';
import { buttonClass } from '../../ui/press/button-look';

const { stay: copy, temps } = whSearchCopy;

type Words = Pick<WhAsked, WhAmount | 'temp' | 'inDate' | 'untold'>;

type StayBarProps = {
  asked: WhAsked;
  /** The day the rooms were looked into for, where nobody has named one; null before anybody has looked. */
  usualDay: string | null;
  /** A hand has begun to write something else. */
  onType: () => void;
  onAsk: (words: Words) => void;
};

/** A number holds once it is left, or sent by its key; a day and a temperature at once. */
const send = ({ currentTarget }: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  currentTarget.form?.requestSubmit();

const CELL = 'grid gap-0.5 text-12 text-muted';
const INPUT =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-16 text-ink md:h-9 md:text-14';

function wordsIn(form: HTMLFormElement): Omit<Words, 'untold'> {
  const said = new FormData(form);
  const word = (name: string): string => {
    const value = said.get(name);
    return typeof value === 'string' ? value.normalize('NFKC').trim() : '';
  };
  return {
    tons: word('tons'),
    pallets: word('plt'),
    days: word('days'),
    inDate: word('in') || null,
    temp: STORE_TEMPS.find((temp) => temp === word('temp')) ?? 'NORMAL',
  };
}

type FoldProps = {
  asked: WhAsked;
  day: string | null;
  isOpen: boolean;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** On a phone one line says what is counted with, so that the answer stands in the first sight. */
function Folded({ asked, day, isOpen, onPress, ref }: FoldProps) {
  const { amounts } = copy;
  const words = [
    ...(['tons', 'pallets', 'days'] as const).map((part) => amounts[part](asked[part])),
    ...(day === null ? [] : [copy.from(dayWord(day))]),
    temps[asked.temp],
  ];
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      className="flex min-h-11 w-full items-center gap-2 text-left text-ink md:hidden"
      onClick={onPress}
    >
      <span className="min-w-0 flex-1 py-2">{words.join(' · ')}</span>
      <span className="sr-only"> {copy.edit}</span>
      <Icon name="edit" className="flex-none text-sea" />
    </button>
  );
}

/** Whoever was led to one of the fields finds it open. */
const SHUT = 'max-md:[&:not(:has(:target))]:hidden';

/** How much is stored, from when and for how long: the address holds it, and every answer below is for what it says. */
export function StayBar({ asked, usualDay, onType, onAsk }: StayBarProps) {
  const [isOpen, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const day = asked.inDate ?? usualDay;
  // What nobody has said stands in no field, so that whatever is typed there is said, the trial figure too.
  const ask = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const words = wordsIn(currentTarget);
    const untold = asked.untold.filter((amount) => words[amount] === '');
    const trial = Object.fromEntries(untold.map((amount) => [amount, asked[amount]]));
    onAsk({ ...words, ...trial, untold, inDate: words.inDate === day ? asked.inDate : words.inDate });
  };
  const numbers = [
    ['tons', 'tons', asked.tons, 'decimal'],
    ['pallets', 'plt', asked.pallets, 'numeric'],
    ['days', 'days', asked.days, 'numeric'],
  ] as const;
  return (
    <form
      noValidate
      aria-label={copy.label}
      className="rounded-card border border-line bg-surface px-4 py-1 md:px-5 md:py-4"
      onInput={onType}
      onSubmit={(event) => {
        event.preventDefault();
        ask(event);
      }}
    >
      <Folded ref={pencil} asked={asked} day={day} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      <div
        className={`grid grid-cols-2 items-end gap-3 max-md:pt-1 max-md:pb-3 md:grid-cols-[repeat(5,minmax(0,1fr))_auto] ${isOpen ? '' : SHUT}`}
      >
        {numbers.map(([part, name, amount, mode]) => {
          const isTrial = asked.untold.includes(part);
          const value = isTrial ? '' : amount;
          return (
            <label key={part} className={CELL}>
              {copy[part]}
              <input
                ref={follows(value)}
                placeholder={isTrial ? amount : undefined}
                id={`search-${part}`}
                name={name}
                inputMode={mode}
                maxLength={12}
                defaultValue={value}
                onBlur={send}
                className={INPUT}
              />
            </label>
          );
        })}
        <label className={CELL}>
          {copy.inDate}
          <input name="in" type="date" value={day ?? ''} onChange={send} className={INPUT} />
        </label>
        <label className={CELL}>
          {copy.temp}
          <select ref={follows(asked.temp)} name="temp" defaultValue={asked.temp} className={INPUT} onChange={send}>
            {STORE_TEMPS.map((temp) => (
              <option key={temp} value={temp}>
                {temps[temp]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="submit"
          className={buttonClass('line', 'medium', 'self-end')}
          onClick={({ detail }) => {
            // Whoever sends a field by its key goes on in it: only a press on the button itself folds them away.
            if (detail === 0 && document.activeElement instanceof HTMLInputElement) return;
            setOpen(false);
            pencil.current?.focus();
          }}
        >
          {copy.send}
        </button>
      </div>
      {asked.untold.length > 0 && (
        <p role="note" className="rounded-control bg-warn-tint px-3 py-2 text-12 text-warn max-md:mb-2 md:mt-3">
          {copy.trial(asked.untold.map((amount) => copy.amounts[amount](asked[amount])).join('、'))}
        </p>
      )}
    </form>
  );
}
