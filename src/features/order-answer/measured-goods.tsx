import { toldSum } from '../../../domain/offer/charges';
import { isAnswerable, type Measured } from '../../../domain/order/on-site/measured';
import { formatMoney } from '../../../domain/values/money';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import { momentText } from '../../copy/words/moment-words';
import { orderMeasuredCopy as copy } from '../../copy/after/measured';
import { AnswerPanel, useAnswering, type Answering } from './answer-panel';
import { Amounts, Changes } from './measured-tables';

type GoodsProps = { measured: Measured; now: number };

export function MeasuredGoodsView({ measured, now, ...answering }: GoodsProps & Answering) {
  const { outcome, stands, answerBy, measuredAt } = measured;
  const isAsked = isAnswerable(measured, now);
  const total = toldSum(measured.now);
  return (
    <AnswerPanel
      {...answering}
      name="measured-goods"
      title={copy.title}
      at={copy.at(momentText(measuredAt))}
      shown={{ total }}
      accept={isAsked ? copy.accept(formatMoney(total)) : undefined}
      decline={isAsked && stands === 'ASKED' ? copy.decline : undefined}
    >
      <p className="mb-3 text-ink">
        {copy.outcome[outcome]} {copy.stands[stands](momentText(answerBy ?? ''))}
      </p>
      <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <Amounts measured={measured} />
        <Changes measured={measured} />
      </div>
    </AnswerPanel>
  );
}

export function MeasuredGoods({ measured, now, actor }: GoodsProps & { actor: OrderAnswerActor }) {
  return <MeasuredGoodsView measured={measured} now={now} {...useAnswering(actor)} />;
}
