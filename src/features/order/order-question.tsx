import type { ReactNode } from 'react';

import type { ChangedLine } from '../../../domain/offer/changed-lines';
import { formatMoney, type Money } from '../../../domain/values/money';
import { orderDialogsCopy } from '../../copy/order';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';

type QuestionProps = { title: string; text?: string; onClose: () => void; actions: ReactNode; children?: ReactNode };

/** A question that blocks the order; the dialog does not close by accident. */
export function OrderQuestion({ title, text, onClose, actions, children }: QuestionProps) {
  return (
    <Dialog shape="sheet" isAlert className="md:w-120" onClose={onClose}>
      <div className="grid gap-4 p-5 md:p-6">
        <DialogTitle className="text-20">{title}</DialogTitle>
        {text !== undefined && <p>{text}</p>}
        {children}
        <div className="flex flex-wrap justify-end gap-3">{actions}</div>
      </div>
    </Dialog>
  );
}

type ChangeProps = { before: Money; now: Money; lines: readonly ChangedLine[] };

const sumWords = (sum: Money | null): string => (sum ? formatMoney(sum) : orderDialogsCopy.price.none);

export function PriceChange({ before, now, lines }: ChangeProps) {
  const { price: copy } = orderDialogsCopy;
  const difference = { amount: now.amount - before.amount, currency: now.currency };
  const sign = difference.amount > 0 ? '+' : '';
  const rows = [
    { key: 'before', name: copy.before, words: formatMoney(before), look: 'text-muted' },
    ...lines.map((line) => ({
      key: line.key,
      name: line.name,
      words: `${sumWords(line.before)} → ${sumWords(line.now)}`,
      look: 'text-12 text-text',
    })),
    { key: 'now', name: copy.now, words: formatMoney(now), look: 'text-20 font-semibold text-ink' },
    {
      key: 'difference',
      name: copy.difference,
      words: `${sign}${formatMoney(difference)}`,
      look: difference.amount > 0 ? 'text-bad' : 'text-good',
    },
  ];
  return (
    <dl className="grid gap-2 rounded-control bg-canvas px-4 py-3">
      {rows.map(({ key, name, words, look }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className={look}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
