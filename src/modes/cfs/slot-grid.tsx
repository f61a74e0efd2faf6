import { useState } from 'react';

import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { Button } from '../../ui/press/button';
import { Scroller } from '../../ui/show/scroller';
import { SlotFace, SlotLegend, type CellWishes, type SlotCell } from './slot-cell';

const { grid: copy } = cfsSearchCopy;

type Day = { day: string; title: string; note: string | null };
type Row = { name: string; cells: readonly SlotCell[] };

export type SlotGridProps = CellWishes & {
  label: string;
  head: string;
  days: readonly Day[];
  rows: readonly Row[];
  pointed?: string | null;
};

const ownOnDay = (rows: readonly Row[], at: number): number =>
  rows.reduce((all, { cells }) => all + (cells[at]?.own ?? 0), 0);

const isOpen = ({ left, why }: SlotCell): boolean => left > 0 && why === null;

/** Initial day: the linked one, else one with a choice, else the first with a free slot. */
function firstDay({ days, rows, pointed }: Pick<SlotGridProps, 'days' | 'rows' | 'pointed'>): string | undefined {
  const asked = days.find(({ day }) => day === pointed);
  const chosen = days.find((_, at) => ownOnDay(rows, at) > 0);
  const open = days.find((_, at) => rows.some(({ cells }) => cells[at] !== undefined && isOpen(cells[at])));
  return (asked ?? chosen ?? open ?? days[0])?.day;
}

/** Days side by side on wide screens; a day is never split. */
const DAYS_WIDE = 7;

type DayHeadProps = {
  day: Day;
  own: string | null;
  isLooked: boolean;
  isPointed: boolean;
  look: string;
  onLook: () => void;
};

/** On phones, scrolls the current day to the middle. */
function inSight(head: HTMLElement | null) {
  const row = head?.parentElement;
  if (!row) return;
  const [own, all] = [head.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - all.left - all.width / 2;
}

const DayHead = ({ day: { title, note }, own, isLooked, isPointed, look, onLook }: DayHeadProps) => (
  <th
    ref={isLooked ? inSight : null}
    scope="col"
    aria-current={isPointed ? 'date' : undefined}
    className={`min-w-18 font-semibold whitespace-nowrap text-ink aria-[current]:text-sea max-sm:flex-none ${look}`}
  >
    <span className="max-sm:hidden">
      {title}
      {note !== null && <span className="block font-normal text-bad">{note}</span>}
    </span>
    <button
      type="button"
      aria-pressed={isLooked}
      className="grid min-h-12 w-full content-center justify-items-center rounded-control border border-line-strong px-2 leading-4 aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea sm:hidden"
      onClick={onLook}
    >
      {title}
      {(own ?? note) !== null && <span className="font-normal">{own ?? note}</span>}
    </button>
  </th>
);

type TurnProps = { days: readonly Day[]; from: number; onTurn: (from: number) => void };

/** Pages through days beyond the width; phones list all. */
function DayTurns({ days, from, onTurn }: TurnProps) {
  if (days.length <= DAYS_WIDE) return null;
  const turn = (to: number, words: (first: string, last: string) => string, look: string) => {
    const [first, last] = [days[to], days[Math.min(to + DAYS_WIDE, days.length) - 1]];
    if (!first || !last) return null;
    return (
      <Button look="line" size="small" className={look} onClick={() => onTurn(to)}>
        {words(first.title, last.title)}
      </Button>
    );
  };
  return (
    <p className="mt-2 flex gap-3 max-sm:hidden">
      {turn(from - DAYS_WIDE, copy.daysBefore, '')}
      {turn(from + DAYS_WIDE, copy.daysAfter, 'ml-auto')}
    </p>
  );
}

export function SlotGrid({ label, head, days, rows, pointed = null, ...wishes }: SlotGridProps) {
  const [looked, look] = useState<string | null>(null);
  const begin = firstDay({ days, rows, pointed });
  const shown = days.some(({ day }) => day === looked) ? looked : begin;
  const [turned, turn] = useState<number | null>(null);
  const usual = Math.max(
    0,
    days.findIndex(({ day }) => day === begin),
  );
  const from = Math.floor(Math.min(turned ?? usual, days.length - 1) / DAYS_WIDE) * DAYS_WIDE;
  const wide = (at: number): string => (at >= from && at < from + DAYS_WIDE ? '' : 'sm:hidden');
  const whyAbove = (row: number, at: number) => rows[row - 1]?.cells[at]?.why;
  return (
    <>
      <Scroller label={label}>
        <table className="w-full border-separate border-spacing-1 text-12 max-sm:block">
          <caption className="sr-only">{label}</caption>
          <thead className="max-sm:block">
            <tr className="max-sm:mb-3 max-sm:flex max-sm:gap-1 max-sm:overflow-x-auto">
              <th scope="col" className="sticky left-0 bg-surface pr-2 text-left font-normal text-muted max-sm:sr-only">
                {head}
              </th>
              {days.map((day, at) => (
                <DayHead
                  key={day.day}
                  day={day}
                  own={ownOnDay(rows, at) > 0 ? wishes.ownWord(ownOnDay(rows, at)) : null}
                  isLooked={day.day === shown}
                  isPointed={day.day === pointed}
                  look={wide(at)}
                  onLook={() => look(day.day)}
                />
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
            {rows.map(({ name, cells }, row) => (
              <tr key={name} className="max-sm:block">
                <th
                  scope="row"
                  className="sticky left-0 bg-surface pr-2 text-left font-normal whitespace-nowrap text-muted max-sm:block"
                >
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td
                    key={cell.key}
                    className={`p-0 ${wide(at)} ${days[at]?.day === shown ? 'max-sm:block' : 'max-sm:hidden'}`}
                  >
                    <SlotFace cell={cell} isTold={cell.why !== whyAbove(row, at)} {...wishes} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <DayTurns days={days} from={from} onTurn={turn} />
      <SlotLegend />
    </>
  );
}
