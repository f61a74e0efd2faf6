import type { ReactNode } from 'react';

import { airUnit } from '../../../domain/goods/air/limit';
import { PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import { extraQuestions } from '../../../domain/modes/air/asked';
import type { AirGlance } from '../../../domain/modes/air/glance';
import { type AirRowPart, type AirRowText, TRIAL } from '../../../domain/modes/air/search';
import type { LoadRowsIntents, LoadRowsView, SeenRow } from '../../../machines/booking/load-rows';
import { airSearchCopy } from '../../copy/modes/air/search';
import { sizesTyped } from '../../../domain/offer/piece-sizes';
import { DangerSwitch } from '../../features/booking-search/danger-switch';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';
import { candidateClasses, candidateNames } from './goods-bar';

const { card: copy } = airSearchCopy;

const AMOUNTS = ['pieces', 'kg', 'm3'] as const;

type LoadCardProps = {
  view: LoadRowsView<AirRowText>;
  glance: AirGlance;
  on: Pick<LoadRowsIntents, 'change' | 'declareDanger'>;
  picker: ReactNode;
};

type CellProps = {
  row: SeenRow<AirRowText>;
  part: AirRowPart;
  faults: readonly AirRowPart[];
  on: LoadCardProps['on'];
  unit?: string;
  /** Assumed value while the field is empty. */
  example?: string | undefined;
  className?: string;
};

const INPUT =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-16 text-ink aria-invalid:border-bad md:h-10 md:text-14';

/** Faults show only where something is typed. */
function Cell({ row, part, faults, on, unit = '', example, className = '' }: CellProps) {
  const isWrong = faults.includes(part) && row[part] !== '';
  return (
    <label className={`grid content-start gap-0.5 text-12 text-muted ${className}`}>
      {copy.parts[part]}
      {unit !== '' && ` (${unit})`}
      <input
        aria-invalid={isWrong || undefined}
        inputMode={part === 'size' ? 'text' : 'decimal'}
        maxLength={part === 'size' ? 400 : part === 'unNo' ? 4 : 10}
        value={row[part]}
        placeholder={example}
        className={INPUT}
        onChange={({ target }) => on.change(row.key, part, target.value.normalize('NFKC').trim())}
      />
      {isWrong && (
        <span role="status" className="text-bad">
          {part === 'size' && sizesTyped(row.size) ? copy.sizesDiffer : copy.fault[part]}
        </span>
      )}
    </label>
  );
}

function GroupCell({ row, on }: Pick<CellProps, 'row' | 'on'>) {
  return (
    <label className="grid content-start gap-0.5 text-12 text-muted">
      {copy.parts.group}
      <select value={row.group} className={INPUT} onChange={({ target }) => on.change(row.key, 'group', target.value)}>
        <option value="">{copy.choose}</option>
        {PACKING_GROUPS.map((group) => (
          <option key={group} value={group}>
            {copy.group(group)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Substance({ row, picker }: { row: SeenRow<AirRowText>; picker: ReactNode }) {
  const { identity, unNo } = row;
  const note = { known: '', several: '', unsure: copy.unknown, nobody: copy.unknown, waiting: copy.waiting };
  const said = /^\d{4}$/.test(unNo) ? note[identity.kind] : '';
  return (
    <div className="items-center gap-4 lg:grid lg:grid-cols-2">
      <div className="relative flex h-12 items-center gap-3 rounded-control border border-line-strong px-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-sea">
        <Icon name="search" className="text-muted" />
        {picker}
      </div>
      <p className="mt-2 flex min-h-8 items-center gap-2 lg:mt-0">
        {candidateClasses(row).map((one, at) => (
          <HazardDiamond key={one} hazardClass={one} className={at === 0 ? 'size-8' : 'size-6'} />
        ))}
        {candidateNames(row) !== '' && <b className="font-semibold text-ink">{candidateNames(row)}</b>}
        {said !== '' && <span className="text-12 text-muted">{said}</span>}
      </p>
    </div>
  );
}

/** Amounts still missing, once one of them is typed. */
const missingAmounts = (row: SeenRow<AirRowText>, { faults }: AirGlance): string[] =>
  AMOUNTS.filter((part) => row[part] === '' && faults.includes(part)).map((part) =>
    part === 'm3' ? copy.room : copy.parts[part],
  );

/** Air goods and their packaging; a change updates everything else on the page. */
export function LoadCardView({ view, glance, on, picker }: LoadCardProps) {
  const [row] = view.rows;
  const isDanger = view.isDanger === 'Y';
  if (!row) return null;
  const cell = { row, faults: glance.faults, on };
  const more = isDanger ? extraQuestions(row.unNo) : [];
  const owed = missingAmounts(row, glance);
  return (
    <section aria-label={copy.title} id="search-rows" className="min-w-0 scroll-mt-40">
      <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-16">{copy.title}</h2>
        <span className="text-12 text-muted max-md:hidden">{copy.note}</span>
        <span className="ml-auto">
          <DangerSwitch isDanger={view.isDanger} onChoose={on.declareDanger} />
        </span>
      </header>
      {isDanger && <Substance row={row} picker={picker} />}
      <div className="mt-2 grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3 lg:grid-cols-8">
        {isDanger && <Cell {...cell} part="unNo" />}
        {isDanger && <Cell {...cell} part="net" unit={airUnit(row.unNo) ?? ''} />}
        {more.includes('group') && <GroupCell row={row} on={on} />}
        {more.map((part) => part !== 'group' && <Cell key={part} {...cell} part={part} />)}
        {AMOUNTS.map((part) => (
          <Cell key={part} {...cell} part={part} example={glance.isTrial ? copy.example(TRIAL[part]) : undefined} />
        ))}
        <Cell {...cell} part="size" className="col-span-2" />
      </div>
      <p className="mt-2 text-12 text-muted">{copy.sizeHint}</p>
      {(glance.isTrial || owed.length > 0) && (
        <p role="note" className="mt-2 rounded-control bg-warn-tint px-3 py-2 text-12 text-warn">
          {glance.isTrial ? copy.trial : copy.owed(owed)}
        </p>
      )}
    </section>
  );
}
