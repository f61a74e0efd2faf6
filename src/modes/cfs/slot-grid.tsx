import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { slotWhys } from '../../copy/modes/cfs/slot-words';
import type { SlotWhy } from '../../../domain/modes/cfs/slots';

const { grid: copy } = cfsSearchCopy;

export type SlotCell = {
  key: string;
  /** What it is called where it is read out. */
  name: string;
  left: number;
  most: number;
  /** What of it is chosen already; none of what is left is anybody's before it is ordered. */
  own: number;
  why: SlotWhy | null;
};

export type SlotGridProps = {
  label: string;
  head: string;
  days: readonly { day: string; title: string; note: string | null }[];
  rows: readonly { name: string; cells: readonly SlotCell[] }[];
  /** How its own part is called. */
  ownWord: (own: number) => string;
  isLocked?: boolean;
  /** Left out where nothing can be chosen yet. */
  onPress?: (cell: SlotCell) => void;
  /** Given where one cell may be taken more than once. */
  onDrop?: (cell: SlotCell) => void;
};

const MOST_MARKS = 12;

/** Others, ours, and what is free, as marks; of many, in proportion. */
function Marks({ left, most, own }: Pick<SlotCell, 'left' | 'most' | 'own'>) {
  const marks = Math.min(most, MOST_MARKS);
  const scaled = (count: number) => Math.round((count * marks) / Math.max(most, 1));
  const others = scaled(Math.max(0, most - left));
  const ours = Math.min(scaled(own), marks - others);
  return (
    <span aria-hidden="true" className="flex justify-center gap-0.5 px-1">
      {Array.from({ length: marks }, (_, at) => (
        <i
          key={at}
          className={`h-1 max-w-1.5 flex-1 ${at < others ? 'bg-grey' : at < others + ours ? 'bg-sea' : 'border border-line-strong'}`}
        />
      ))}
    </span>
  );
}

const FACE = 'grid h-11 w-full content-center gap-1 rounded-control border text-12';

function Closed({ cell: { name, why } }: { cell: SlotCell }) {
  const words = why ? slotWhys[why] : null;
  return (
    <span title={words?.long} className={`${FACE} border-transparent bg-sunken text-center text-muted`}>
      <span aria-hidden="true">{words?.short ?? copy.full}</span>
      <span className="sr-only">{`${name}：${words?.long ?? copy.full}`}</span>
    </span>
  );
}

function Chosen({
  cell,
  ownWord,
  isLocked,
  onPress,
  onDrop,
}: { cell: SlotCell } & Omit<SlotGridProps, 'rows' | 'days' | 'head' | 'label'>) {
  const { name, own, left, most } = cell;
  const isOver = own > left;
  const look = isOver ? 'border-bad bg-bad-tint text-bad' : 'border-sea bg-sea-tint text-sea';
  return (
    <span className={`${FACE} border-2 ${look}`}>
      <span className="flex items-center justify-between gap-1 px-1">
        <button
          type="button"
          disabled={isLocked}
          aria-label={copy.drop(name)}
          className="grid size-6 place-items-center rounded-control text-16 hover:bg-surface"
          onClick={() => (onDrop ?? onPress)?.(cell)}
        >
          −
        </button>
        <b className="font-semibold whitespace-nowrap">{`✓ ${ownWord(own)}`}</b>
        {onDrop && own < left ? (
          <button
            type="button"
            disabled={isLocked}
            aria-label={copy.add(name)}
            className="grid size-6 place-items-center rounded-control text-16 hover:bg-surface"
            onClick={() => onPress?.(cell)}
          >
            +
          </button>
        ) : (
          <i className="size-6" />
        )}
      </span>
      <Marks left={left} most={most} own={own} />
    </span>
  );
}

function Cell(props: { cell: SlotCell } & Omit<SlotGridProps, 'rows' | 'days' | 'head' | 'label'>) {
  const { cell, isLocked = false, onPress } = props;
  const { left, most, own, why, name } = cell;
  if (own > 0) return <Chosen {...props} isLocked={isLocked} />;
  if (why !== null || left === 0) return <Closed cell={cell} />;
  const look = left === 1 ? 'border-warn bg-warn-tint text-warn' : 'border-line bg-surface text-ink';
  const face = (
    <>
      <b className="font-semibold">{copy.left(left)}</b>
      <Marks left={left} most={most} own={0} />
    </>
  );
  if (!onPress) return <span className={`${FACE} text-center ${look}`}>{face}</span>;
  return (
    <button
      type="button"
      disabled={isLocked}
      aria-label={name}
      className={`${FACE} hover:border-sea ${look}`}
      onClick={() => onPress(cell)}
    >
      {face}
    </button>
  );
}

/** What is left, day by day: how much and not only whether, and why a cell is out of reach. */
export function SlotGrid({ label, head, days, rows, ...rest }: SlotGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, and a keyboard has to get there.
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-1 text-12">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface pr-2 text-left font-normal text-muted">
              {head}
            </th>
            {days.map(({ day, title, note }) => (
              <th key={day} scope="col" className="min-w-18 font-semibold whitespace-nowrap text-ink">
                {title}
                {note !== null && <span className="block font-normal text-bad">{note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th
                scope="row"
                className="sticky left-0 bg-surface pr-2 text-left font-normal whitespace-nowrap text-muted"
              >
                {name}
              </th>
              {cells.map((cell) => (
                <td key={cell.key} className="p-0">
                  <Cell cell={cell} {...rest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
