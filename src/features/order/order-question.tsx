import type { ReactNode } from 'react';

import { formatMoney, type Money } from '../../../domain/values/money';
import { orderDialogsCopy } from '../../copy/order';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';

type QuestionProps = { title: string; text?: string; onClose: () => void; actions: ReactNode; children?: ReactNode };

/** Something that has to be answered before the order goes on. It never closes by a slip. */
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

/** What it was, what it is, and what lies between. */
export function PriceChange({ before, now }: { before: Money; now: Money }) {
  const { price: copy } = orderDialogsCopy;
  const difference = { amount: now.amount - before.amount, currency: now.currency };
  const sign = difference.amount > 0 ? '+' : '';
  return (
    <dl className="grid gap-2 rounded-control bg-canvas px-4 py-3">
      {(
        [
          [copy.before, formatMoney(before), 'text-muted'],
          [copy.now, formatMoney(now), 'text-20 font-semibold text-ink'],
          [copy.difference, `${sign}${formatMoney(difference)}`, difference.amount > 0 ? 'text-bad' : 'text-good'],
        ] as const
      ).map(([name, words, look]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className={look}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
