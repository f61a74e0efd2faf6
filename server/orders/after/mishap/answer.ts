import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { answerMishap } from '../../../../contract/after/mishap';
import { sumFee, isOpenMishap } from '../../../../domain/order/changes/mishap';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import { appendHistory } from '../../orders/history';
import { holdMore } from '../../orders/keep-anew';
import { ORDER_MESSAGES } from '../../orders/messages';
import { orderStore } from '../../orders/store';
import { takeStock } from '../../../world/takings/take';
import type { AfterDeps } from '../deps';
import { chargeMishap, mishapRules } from './charged';
import { MISHAP_MESSAGES as messages, mishapText } from './messages';
import { readMishaps, settleMishap, shownMishap } from './store';

/** The owner chooses a way at the shown fee: in time, and once. */
export const createAnswerMishap =
  ({ database, moment, modes, sold }: AfterDeps) =>
  (userId: string, answered: RequestOf<typeof answerMishap>): Promise<ReplyOf<typeof answerMishap>> =>
    database
      .tx(async (inside) => {
        const { orderNo, no, isAccepted, shownFee } = answered;
        const order = await orderStore(inside).hold(userId, orderNo);
        if (!order) throw notFoundFault();
        const now = await moment(inside);
        const told = (await readMishaps(inside, [orderNo])).get(orderNo) ?? [];
        const asked = told.find((one) => one.no === no);
        if (!asked?.ways || !isOpenMishap(shownMishap(asked), now.getTime()))
          throw new Refusal(CODES.moveRefused, ORDER_MESSAGES.moveRefused);
        const { lines } = isAccepted ? asked.ways.accept : asked.ways.decline;
        const fee = sumFee(lines);
        if (fee.amount !== shownFee.amount || fee.currency !== shownFee.currency)
          throw new Refusal(CODES.priceChanged, ORDER_MESSAGES.priceChanged, { data: { before: shownFee, now: fee } });
        const { words, snapshot } = mishapRules(modes, order);
        const more = isAccepted ? (words?.takes(snapshot, asked) ?? []) : [];
        if (!(await takeStock(inside, more))) throw new Refusal(CODES.soldOut, messages.gone);
        await holdMore(inside, orderNo, more);
        const settled = { ...asked, stands: isAccepted ? 'ACCEPTED' : 'DECLINED', lines, answerBy: null } as const;
        await settleMishap(inside, orderNo, settled);
        await chargeMishap(inside, modes, order, lines);
        const mishap = shownMishap(settled);
        const event = isAccepted ? 'mishap.accepted' : 'mishap.declined';
        const step = { event, from: order.state, to: order.state } as const;
        await appendHistory(inside, orderNo, [step], { now, byUser: userId, note: mishapText(mishap) });
        return { mishap };
      })
      .finally(sold.stale);
