import { identifiedEntry } from '../../../domain/goods/entries';
import { possibleGroups } from '../../../domain/modes/lcl/glance';
import { isGeneralTyped, lclQuestion, type LclRowPart, type LclRowText } from '../../../domain/modes/lcl/search';
import type { LoadRowsIntents, SeenRow } from '../../../machines/booking/load-rows';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { IconButton } from '../../ui/press/icon-button';
import type { PackingGroup } from '../../../domain/goods/dangerous-goods';

const { rows: copy } = lclSearchCopy;

type GroupChoiceProps = {
  number: number;
  groups: readonly PackingGroup[];
  chosen: string;
  onChoose: (group: string) => void;
};

/** Packing group of a UN number, asked only where warehouses treat the groups differently. */
const GroupChoice = ({ number, groups, chosen, onChoose }: GroupChoiceProps) => (
  <select
    aria-label={copy.field(number, copy.group.name)}
    value={groups.find((group) => group === chosen) ?? ''}
    className="h-11 max-w-full rounded-control border border-line-strong bg-surface px-1.5 text-14 text-ink md:h-7 md:text-12"
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">{copy.group.open}</option>
    {groups.map((group) => (
      <option key={group} value={group}>
        {copy.group.of(group)}
      </option>
    ))}
  </select>
);

const { cells } = lclQuestion.parts.rows;

type RowLineProps = {
  row: SeenRow<LclRowText>;
  number: number;
  isDanger: boolean;
  faults: readonly LclRowPart[];
  on: Pick<LoadRowsIntents, 'change' | 'remove'>;
};

function Substance({ row, number, on }: Pick<RowLineProps, 'row' | 'number' | 'on'>) {
  const { identity } = row;
  const [goods, groups] = [identifiedEntry(row) ?? identity.goods[0] ?? null, possibleGroups(row)];
  const note = { known: '', several: copy.several, unsure: copy.unknown, nobody: copy.unknown, waiting: copy.waiting };
  const isPicked = row.name !== '' && goods?.nameCn === row.name;
  const said = /^\d{4}$/.test(row.unNo) && !isPicked ? note[identity.kind] : '';
  const classes = goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <span className="flex flex-none">
        {classes.map((one, at) => (
          <HazardDiamond key={one} hazardClass={one} className={at === 0 ? 'size-8' : 'size-6 self-center'} />
        ))}
      </span>
      <span className="min-w-0">
        <span className="block truncate text-ink">{goods?.nameCn}</span>
        {groups.length > 0 ? (
          <GroupChoice
            number={number}
            groups={groups}
            chosen={row.group}
            onChoose={(group) => on.change(row.key, 'group', group)}
          />
        ) : (
          said !== '' && <span className="block text-12 text-muted">{said}</span>
        )}
      </span>
    </span>
  );
}

type CellProps = RowLineProps & { part: LclRowPart; className?: string };

/** Faults show only where something is typed; empty fields are marked by the list. */
function Cell({ row, number, faults, part, on, className = '' }: CellProps) {
  const isWrong = faults.includes(part) && row[part] !== '';
  const { kind, label, says } = cells[part];
  return (
    <label className={`grid gap-0.5 text-12 text-muted ${className}`}>
      <span className="md:sr-only">{label}</span>
      <input
        aria-label={copy.field(number, part === 'unNo' ? copy.goods : label)}
        aria-invalid={isWrong || undefined}
        title={isWrong ? says : undefined}
        inputMode={kind === 'number' ? 'decimal' : 'numeric'}
        maxLength={part === 'unNo' ? 4 : 10}
        value={row[part]}
        className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-16 text-ink aria-invalid:border-bad md:h-9 md:text-right md:text-14"
        onChange={({ target }) => on.change(row.key, part, target.value.normalize('NFKC').trim())}
      />
    </label>
  );
}

export function RowLine(props: RowLineProps) {
  const { row, number, isDanger, faults, on } = props;
  const wrong = faults.find((part) => row[part] !== '');
  return (
    <li className="border-b border-line py-2">
      <div className="grid grid-cols-2 items-end gap-x-2 gap-y-2 md:grid-cols-[minmax(0,1fr)_60px_80px_72px_72px_40px] md:items-center">
        <div className="col-span-2 flex items-end gap-2 max-md:col-start-1 max-md:row-start-1 max-md:pr-12 md:col-span-1 md:items-center">
          {isDanger && !isGeneralTyped(row) ? (
            <>
              <Cell {...props} part="unNo" className="w-18 flex-none md:[&_input]:text-left" />
              <Substance row={row} number={number} on={on} />
            </>
          ) : (
            <span className="min-w-0 truncate text-ink">{[copy.plain, row.name].filter(Boolean).join(' · ')}</span>
          )}
        </div>
        <Cell {...props} part="pieces" />
        <Cell {...props} part="kg" />
        <Cell {...props} part="m3" />
        <Cell {...props} part="longCm" />
        <div className="justify-self-end max-md:col-start-2 max-md:row-start-1 max-md:self-end">
          <IconButton name="trash" label={copy.remove(number)} onClick={() => on.remove(row.key)} />
        </div>
      </div>
      {wrong && (
        <p role="status" className="mt-1 text-12 text-bad">
          {cells[wrong].says}
        </p>
      )}
    </li>
  );
}
