import type { ReplyOf, RequestOf } from '../../../contract/endpoint';
import type { fileComplaint } from '../../../contract/complaint';
import { CODES } from '../../../contract/envelope';
import { complaintWords, FILED, isComplainable } from '../../../domain/order/complaint';
import { dayAt } from '../../../domain/values/days';
import { badRequest, notFound, Refusal } from '../../http/refusal';
import { historyOf, remember } from '../../orders/history';
import { readOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import type { AfterDeps } from '../deps';
import { MISHAP_MESSAGES as messages } from './messages';
import { complainingOf } from './row';
import { addMishap, type KeptMishap, mishapsOf, shownMishap, TOLD } from './store';

/** Its owner complains of what was delivered: once at a time, and told the same where the line swallowed the answer. */
export const complainWith =
  ({ database, moment, modes }: Pick<AfterDeps, 'database' | 'moment' | 'modes'>) =>
  (userId: string, asked: RequestOf<typeof fileComplaint>): Promise<ReplyOf<typeof fileComplaint>> =>
    database.tx(async (inside) => {
      const { orderNo } = asked;
      const order = await orderStore(inside).hold(userId, orderNo);
      if (!order) throw notFound();
      const now = await moment(inside);
      const { state } = order;
      const read = readOrder(modes, order);
      const past = (await historyOf(inside, [orderNo])).get(orderNo) ?? [];
      const before = (await mishapsOf(inside, [orderNo])).get(orderNo) ?? [];
      const complaining = complainingOf(read, state, { past, before, now });
      if (!complaining) throw new Refusal(CODES.moveRefused, messages.noComplaint);
      if (complaining.isLookedInto) return { complaint: shownMishap(sameIn(read, before, asked)) };
      const about = complaining.about.find(({ kind }) => kind === asked.about);
      if (!about) throw badRequest(messages.about, 'about');
      if (!isComplainable(asked.kg, about.mostKg)) throw badRequest(messages.kg(about.mostKg), 'kg');
      const kept: KeptMishap = {
        no: before.length + 1,
        kind: FILED,
        count: 0,
        name: messages.filed,
        day: dayAt(now.getTime()),
        words: complaintWords(about, asked),
        stands: 'TOLD',
        lines: [],
        ways: null,
        answerBy: null,
      };
      await addMishap(inside, orderNo, kept, now);
      const step = { event: TOLD, from: state, to: state };
      await remember(inside, orderNo, [step], { now, byUser: userId, note: `${kept.name}：${kept.words}` });
      return { complaint: shownMishap(kept) };
    });

/** The complaint that is looked into, where it says the same. */
function sameIn(
  { mode, snapshot }: ReturnType<typeof readOrder>,
  before: readonly KeptMishap[],
  asked: RequestOf<typeof fileComplaint>,
): KeptMishap {
  const filed = before.findLast(({ kind }) => kind === FILED);
  const about = mode.after?.mishap?.complains?.(snapshot, []).find(({ kind }) => kind === asked.about);
  if (!filed || !about || filed.words !== complaintWords(about, asked))
    throw new Refusal(CODES.moveRefused, messages.looking);
  return filed;
}
