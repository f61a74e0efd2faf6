import type { DraftChoiceIntents, DraftChoiceView } from '../../../machines/order/draft-choice';
import { momentWords } from '../../copy/moment-words';
import { orderDialogsCopy } from '../../copy/order';
import { Button } from '../../ui/press/button';
import { OrderQuestion } from './order-question';

const { older: copy } = orderDialogsCopy;

type ChoiceProps = { view: DraftChoiceView; on: DraftChoiceIntents; savedAt: number };

const wordsAt = (at: string): string => {
  const { date, time } = momentWords(at);
  return `${date} ${time}`;
};

/** An older draft of another order, by its lane, its goods and its day: it goes on by itself, or not at all. */
export function DraftChoiceDialogView({ view: { question }, on, savedAt }: ChoiceProps) {
  if (!question) return null;
  const { org, dst, leavesAt, goods } = question;
  const named = [
    [copy.lane, org && dst ? `${org.nameCn} → ${dst.nameCn}` : copy.unknown],
    [copy.goods, goods.length > 0 ? goods.join('、') : copy.unknown],
    ...(leavesAt === null ? [] : [[copy.leaves, wordsAt(leavesAt)]]),
    ...(savedAt === 0 ? [] : [[copy.saved, wordsAt(new Date(savedAt).toISOString())]]),
  ];
  return (
    <OrderQuestion
      title={copy.title}
      text={copy.text}
      onClose={on.resume}
      actions={
        <>
          <Button look="line" onClick={on.leave}>
            {copy.leave}
          </Button>
          <Button look="sea" onClick={on.resume}>
            {copy.resume}
          </Button>
        </>
      }
    >
      <dl className="grid gap-2 rounded-control bg-canvas px-4 py-3">
        {named.map(([name, words]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="flex-none text-muted">{name}</dt>
            <dd className="text-right text-ink">{words}</dd>
          </div>
        ))}
      </dl>
    </OrderQuestion>
  );
}
