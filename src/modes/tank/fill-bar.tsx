import type { ChangeEvent, FocusEvent } from 'react';

import { asksHot, missingIn, type TankAsked, type TankNumbers } from '../../../domain/modes/tank/address';
import { HEATED, LAST_CARGOES, TANK_KINDS } from '../../../domain/modes/tank/search';
import { tankCopy } from '../../copy/modes/tank';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { FillFold } from './fill-fold';
import { buttonClass } from '../../ui/press/button-look';

const { fill: copy, kinds, heatings, lasts, cleaned, yesNo } = tankSearchCopy;

type Words = TankNumbers & Pick<TankAsked, 'kind' | 'heating' | 'last' | 'isCleaned' | 'isFood'>;

type FillBarProps = {
  asked: TankAsked;
  /** What is answered below is no longer what stands here. */
  onType: () => void;
  onAsk: (words: Words) => void;
};

/** A number holds once it is left, or sent by its key; a choice at once. */
const send = ({ currentTarget }: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLSelectElement>) =>
  currentTarget.form?.requestSubmit();

const CELL = 'grid content-start gap-0.5 text-12 text-muted';
const INPUT =
  'h-11 w-full min-w-0 rounded-control border bg-surface px-2 text-16 text-ink md:h-9 md:text-14 aria-invalid:border-bad';

const NUMBERS = ['leaseDays', 'tons', 'loadC', 'd15', 'd50', 'hotC'] as const satisfies readonly (keyof TankNumbers)[];

const WRONG = {
  tons: tankCopy.fault.tankQuantity,
  loadC: tankCopy.fault.tankLoadTemp,
  hotC: tankCopy.fault.hotTemp,
  d15: tankCopy.fault.tankDensity,
  d50: tankCopy.fault.tankDensityOrder,
  leaseDays: tankSearchCopy.wrongDays,
} as const satisfies Record<keyof TankNumbers, string>;

function wordsIn(form: HTMLFormElement, { hotC, leaseDays, last, isCleaned }: TankAsked): Words {
  const said = new FormData(form);
  const word = (name: string, unseen = ''): string => {
    const value = said.get(name);
    return typeof value === 'string' ? value.normalize('NFKC').trim() : unseen;
  };
  const kind = TANK_KINDS.find((one) => one === word('kind')) ?? 'TRIP';
  return {
    kind,
    leaseDays: kind === 'LEASE' ? word('leaseDays', leaseDays) : '',
    tons: word('tons'),
    loadC: word('loadC'),
    hotC: word('hotC', hotC),
    d15: word('d15'),
    d50: word('d50'),
    heating: HEATED.find((one) => one === word('heating')) ?? 'N',
    last: LAST_CARGOES.find((one) => one === word('last', last)) ?? 'CLEANED',
    isCleaned: word('clean', isCleaned ? 'Y' : 'N') !== 'N',
    isFood: word('food') === 'Y',
  };
}

type ChoiceProps = { name: string; label: string; chosen: string; words: Readonly<Record<string, string>> };

const Choice = ({ name, label, chosen, words }: ChoiceProps) => (
  <label className={CELL}>
    {label}
    <select key={chosen} name={name} defaultValue={chosen} className={`${INPUT} border-line-strong`} onChange={send}>
      {Object.entries(words).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** What nobody has said is worked out with a trial figure, and called so. */
function Trial({ asked: { kind, tons, loadC, leaseDays } }: Pick<FillBarProps, 'asked'>) {
  const untold = [
    ...(tons === '' ? [copy.trialTons] : []),
    ...(loadC === '' ? [copy.trialC] : []),
    ...(kind === 'LEASE' && leaseDays === '' ? [copy.trialDays] : []),
  ];
  return (
    untold.length > 0 && (
      <p role="note" className="col-span-full rounded-control bg-warn-tint px-3 py-2 text-12 text-warn">
        {copy.trial(untold.join('、'))}
      </p>
    )
  );
}

/** How much is filled in, how warm, and in what tank: the address holds it, and every answer below is for what it says. */
export function FillBar({ asked, onType, onAsk }: FillBarProps) {
  const missing = missingIn(asked);
  const isLease = asked.kind === 'LEASE';
  const isAsked = { leaseDays: isLease, hotC: asksHot(asked) || asked.hotC !== '' };
  const numbers = NUMBERS.filter((part) => (part === 'leaseDays' || part === 'hotC' ? isAsked[part] : true));
  return (
    <form
      id="search-figures"
      tabIndex={-1}
      noValidate
      aria-label={copy.label}
      className="grid grid-cols-2 items-start gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-3 md:px-5 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]"
      onInput={onType}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(wordsIn(event.currentTarget, asked));
      }}
    >
      <FillFold asked={asked} isWrong={missing.length > 0}>
        <Choice name="kind" label={copy.kind} chosen={asked.kind} words={kinds} />
        {numbers.map((part) => {
          const isWrong = missing.includes(part);
          return (
            <div key={part} className={CELL}>
              <label>
                {copy[part]}
                <input
                  key={asked[part]}
                  id={`search-${part}`}
                  name={part}
                  inputMode="decimal"
                  maxLength={12}
                  defaultValue={asked[part]}
                  placeholder={part === 'd15' || part === 'd50' ? copy.library : undefined}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? `wrong-${part}` : undefined}
                  onBlur={send}
                  className={`${INPUT} mt-0.5 border-line-strong`}
                />
              </label>
              {isWrong && (
                <span id={`wrong-${part}`} className="text-bad">
                  {part === 'hotC' && asked.hotC !== '' ? copy.wrongHot : WRONG[part]}
                </span>
              )}
            </div>
          );
        })}
        <Choice name="heating" label={copy.heating} chosen={asked.heating} words={heatings} />
        {!isLease && <Choice name="last" label={copy.last} chosen={asked.last} words={lasts} />}
        {!isLease && <Choice name="clean" label={copy.clean} chosen={asked.isCleaned ? 'Y' : 'N'} words={cleaned} />}
        {asked.isDanger === 'N' && (
          <Choice name="food" label={copy.food} chosen={asked.isFood ? 'Y' : 'N'} words={{ N: yesNo.N, Y: yesNo.Y }} />
        )}
        <button type="submit" className={buttonClass('line', 'medium', 'self-end')}>
          {copy.send}
        </button>
      </FillFold>
      {missing.length === 0 && <Trial asked={asked} />}
    </form>
  );
}
