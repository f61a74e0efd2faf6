import type { SlotWhy } from '../../../domain/modes/cfs/slots';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { slotWhys } from '../../copy/modes/cfs/slot-words';

const { grid: copy } = cfsSearchCopy;

export type SlotCell = {
  key: string;
  /** Name for screen readers. */
  name: string;
  left: number;
  most: number;
  /** Units chosen in this form; they are not reserved before the order. */
  own: number;
  why: SlotWhy | null;
};

export type CellWishes = {
  ownWord: (own: number) => string;
  isLocked?: boolean;
  /** Missing where nothing can be chosen yet. */
  onPress?: (cell: SlotCell) => void;
  /** Set where a cell can be taken more than once. */
  onDrop?: (cell: SlotCell) => void;
};

const MOST_MARKS = 12;
const MARKS = { others: 'bg-grey', own: 'bg-sea', free: 'border border-line-strong' };

/** Marks for taken, own and free units, scaled down when there are many. */
function Marks({ left, most, own }: Pick<SlotCell, 'left' | 'most' | 'own'>) {
  const marks = Math.min(most, MOST_MARKS);
  const scaled = (count: number) => Math.round((count * marks) / Math.max(most, 1));
  const others = scaled(Math.max(0, most - left));
  const ours = Math.min(scaled(own), marks - others);
  const markAt = (at: number) => (at < others ? MARKS.others : at < others + ours ? MARKS.own : MARKS.free);
  return (
    <span aria-hidden="true" className="flex justify-center gap-0.5 px-1">
      {Array.from({ length: marks }, (_, at) => (
        <i key={at} className={`h-1 max-w-1.5 flex-1 ${markAt(at)}`} />
      ))}
    </span>
  );
}

export const SlotLegend = () => (
  <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-muted">
    {(['others', 'own', 'free'] as const).map((name) => (
      <span key={name} className="flex items-center gap-1.5">
        <i aria-hidden="true" className={`h-1.5 w-2.5 ${MARKS[name]}`} />
        {copy.legend[name]}
      </span>
    ))}
  </p>
);

const FACE = 'grid h-11 w-full content-center gap-1 rounded-control border text-12';

type ClosedProps = { cell: SlotCell; isTold: boolean };

/** Reason for a blocked cell: in words for the first of its kind, as a sign below. */
function Closed({ cell: { name, why }, isTold }: ClosedProps) {
  const words = why ? slotWhys[why] : null;
  return (
    <span title={words?.long} className={`${FACE} border-transparent bg-sunken px-1 text-center leading-4 text-muted`}>
      <span aria-hidden="true">{words ? (isTold ? words.head : words.short) : copy.full}</span>
      <span className="sr-only">{`${name}：${words?.long ?? copy.full}`}</span>
    </span>
  );
}

const STEP = 'grid size-6 place-items-center rounded-control text-16 hover:bg-surface';

function Chosen({ cell, ownWord, isLocked, onPress, onDrop }: { cell: SlotCell } & CellWishes) {
  const { name, own, left, most } = cell;
  const look = own > left ? 'border-bad bg-bad-tint text-bad' : 'border-sea bg-sea-tint text-sea';
  const drop = onDrop ?? onPress;
  return (
    <span className={`${FACE} border-2 ${look}`}>
      <span className="flex items-center justify-between gap-1 px-1">
        <button
          type="button"
          disabled={isLocked}
          aria-label={copy.drop(name)}
          className={STEP}
          onClick={() => drop?.(cell)}
        >
          −
        </button>
        <b className="font-semibold whitespace-nowrap">{`✓ ${ownWord(own)}`}</b>
        {onDrop && own < left ? (
          <button
            type="button"
            disabled={isLocked}
            aria-label={copy.add(name)}
            className={STEP}
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

/** Cell with its remaining number; `isTold`: the reason is spelled out. */
export function SlotFace({ isTold, ...props }: { cell: SlotCell; isTold: boolean } & CellWishes) {
  const { cell, isLocked = false, onPress } = props;
  const { left, most, own, why, name } = cell;
  if (own > 0) return <Chosen {...props} isLocked={isLocked} />;
  if (why !== null || left === 0) return <Closed cell={cell} isTold={isTold} />;
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
