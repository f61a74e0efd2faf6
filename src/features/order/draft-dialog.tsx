import type { OrderDraftIntents, OrderDraftView } from '../../../machines/order/order-draft';
import { orderDialogsCopy } from '../../copy/order';
import { momentText } from '../../copy/words/moment-words';
import { Button } from '../../ui/press/button';
import { OrderQuestion } from './order-question';

const { draft: copy } = orderDialogsCopy;

const savedMoment = (at: number): string => momentText(new Date(at).toISOString());

type DraftProps = { view: OrderDraftView; on: Pick<OrderDraftIntents, 'choose'> };

export function DraftDialogView({ view: { question }, on }: DraftProps) {
  if (!question) return null;
  return (
    <OrderQuestion
      title={copy.title}
      text={copy.text}
      onClose={() => on.choose('mine')}
      actions={
        <>
          <Button look="line" onClick={() => on.choose('theirs')}>
            {copy.theirs(savedMoment(question.theirs))}
          </Button>
          <Button look="sea" onClick={() => on.choose('mine')}>
            {question.mine === 0 ? copy.mineNow : copy.mine(savedMoment(question.mine))}
          </Button>
        </>
      }
    />
  );
}
