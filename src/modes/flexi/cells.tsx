import type { FlexiGlance } from '../../../domain/modes/flexi/glance';
import type { FlexiRowPart, FlexiRowText } from '../../../domain/modes/flexi/search';
import type { LoadRowsIntents, SeenRow } from '../../../machines/booking/load-rows';
import { flexiSearchCopy as copy } from '../../copy/modes/flexi/search';

export type CellParts = {
  row: SeenRow<FlexiRowText>;
  glance: FlexiGlance;
  on: Pick<LoadRowsIntents, 'change' | 'declareDanger'>;
};

const INPUT =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-16 text-ink placeholder:text-hint aria-invalid:border-bad md:h-10';
const CELL = 'grid content-start gap-0.5 text-12 text-muted';

type Figure = keyof typeof copy.fault;

/** Numeric field; an empty one shows the trial value. */
export function FigureCell({
  parts: { row, glance, on },
  part,
  trial = '',
}: {
  parts: CellParts;
  part: Figure;
  trial?: string;
}) {
  const isWrong = glance.faults.includes(part);
  return (
    <label className={CELL}>
      {copy.parts[part]} ({copy.units[part]})
      <input
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        maxLength={12}
        value={row[part]}
        placeholder={trial === '' ? '' : `${copy.trialMark} ${trial}`}
        className={INPUT}
        onChange={({ target }) => on.change(row.key, part, target.value.normalize('NFKC').trim())}
      />
      {isWrong && (
        <span role="status" className="text-bad">
          {copy.fault[part]}
        </span>
      )}
    </label>
  );
}

/** Typed by hand for goods missing from the library. */
export const NameCell = ({ parts: { row, on } }: { parts: CellParts }) => (
  <label className={CELL}>
    {copy.parts.goods}
    <input
      maxLength={60}
      value={row.goods}
      className={INPUT}
      onChange={({ target }) => on.change(row.key, 'goods', target.value)}
    />
  </label>
);

type ChoicePart = keyof typeof copy.choices & FlexiRowPart;

export const ChoiceCell = ({ parts: { row, on }, part }: { parts: CellParts; part: ChoicePart }) => (
  <label className={CELL}>
    {copy.parts[part]}
    <select value={row[part]} className={INPUT} onChange={({ target }) => on.change(row.key, part, target.value)}>
      {Object.entries(copy.choices[part]).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  </label>
);

export function Segments<TValue extends string>({
  name,
  label,
  words,
  chosen,
  onChoose,
}: {
  name: string;
  label: string;
  words: Readonly<Record<TValue, string>>;
  chosen: TValue;
  onChoose: (value: TValue) => void;
}) {
  return (
    <fieldset className={`${CELL} max-sm:col-span-full`}>
      <legend className="float-left mb-0.5 w-full">{label}</legend>
      <span className="clear-both flex rounded-control border border-line-strong">
        {(Object.keys(words) as TValue[]).map((value) => (
          <label
            key={value}
            className="relative grid h-11 flex-1 cursor-pointer place-items-center px-3 text-14 text-ink has-checked:bg-sea has-checked:font-semibold has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea md:h-9.5"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              onChange={() => onChoose(value)}
            />
            {words[value]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
