import type { CutDetail, DueItem } from '../../../../domain/desk/tools/cut';
import { cutoffsCopy } from '../../../copy/trade/cutoffs';
import { cutTable as copy } from '../../../copy/desk/cut';
import { remainingWords, weekdayText } from '../../../copy/words/moment-words';
import { Table, type Column } from '../../../ui/show/table';
import type { PictureProps } from '../kit';
import { Comma } from '../../../ui/show/comma';

const TONES = { fine: 'text-text', soon: 'text-warn', missed: 'text-bad' };

function DoneBy({ item }: { item: DueItem }) {
  return (
    <span>
      {item.opens !== null && `${weekdayText(item.opens)} ${copy.opens} `}
      {weekdayText(item.doneBy)}
      {item.isMoved && (
        <span className="ml-2 text-12 text-warn">
          <Comma />
          {copy.moved}
        </span>
      )}
    </span>
  );
}

function Left({ item: { slack, isDeadline } }: { item: DueItem }) {
  if (!isDeadline) return <span className="text-12 text-muted">{copy.ours}</span>;
  return (
    <span className={`font-semibold print:hidden ${TONES[slack.level]}`}>
      {slack.level === 'missed' ? cutoffsCopy.missed : remainingWords(slack.ms)}
    </span>
  );
}

type Key = 'item' | 'due' | 'doneBy' | 'left';

const COLUMNS: readonly Column<DueItem, Key>[] = [
  { key: 'item', head: copy.item, cell: ({ code }) => cutoffsCopy.code[code] },
  { key: 'due', head: copy.due, cell: ({ at }) => weekdayText(at) },
  { key: 'doneBy', head: copy.doneBy, cell: (item) => <DoneBy item={item} /> },
  { key: 'left', head: copy.left, isRunning: true, cell: (item) => <Left item={item} /> },
];

export function CutPicture({ detail: { items } }: PictureProps<CutDetail>) {
  const inOrder = items.toSorted((one, other) => one.slack.ms - other.slack.ms);
  return (
    <div className="mt-4">
      <Table caption={copy.caption} columns={COLUMNS} rows={inOrder} keyOf={({ code }) => code} />
    </div>
  );
}
