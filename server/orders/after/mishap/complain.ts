import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import type { fileComplaint } from '../../../../contract/after/complaint';
import { CODES } from '../../../../contract/wire/envelope';
import { complaintWords, FILED, isComplainable, mostComplaintWeight } from '../../../../domain/order/changes/complaint';
import { dayAt } from '../../../../domain/values/days';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import { readHistory, appendHistory } from '../../orders/history';
import { readOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import type { AfterDeps } from '../deps';
import { MISHAP_MESSAGES as messages } from './messages';
import { attachPhotos } from './photos';
import { complaintOptions } from './row';
import { addMishap, type KeptMishap, readMishaps, type ReadMishap, shownMishap, TOLD } from './store';

/**
 * Files the owner's complaint, one open at a time. A repeat of the same complaint gets the same answer, as the first
 * may have been lost.
 */
export const createComplain =
  ({ database, moment, modes }: Pick<AfterDeps, 'database' | 'moment' | 'modes'>) =>
  (userId: string, asked: RequestOf<typeof fileComplaint>): Promise<ReplyOf<typeof fileComplaint>> =>
    database.tx(async (inside) => {
      const { orderNo } = asked;
      const order = await orderStore(inside).hold(userId, orderNo);
      if (!order) throw notFoundFault();
      const now = await moment(inside);
      const { state } = order;
      const ordered = readOrder(modes, order);
      const past = (await readHistory(inside, [orderNo])).get(orderNo) ?? [];
      const before = (await readMishaps(inside, [orderNo])).get(orderNo) ?? [];
      const complaining = complaintOptions(ordered, state, { past, before, now });
      if (!complaining) throw new Refusal(CODES.moveRefused, messages.noComplaint);
      if (complaining.isLookedInto) return { complaint: shownMishap(findSameComplaint(ordered, before, asked)) };
      const about = complaining.about.find(({ kind }) => kind === asked.about);
      if (!about) throw badRequest(messages.about, 'about');
      const { lot, photos } = asked;
      if (lot !== '' && about.lots.every(({ lotId }) => lotId !== lot)) throw badRequest(messages.lot, 'lot');
      const most = mostComplaintWeight(about, lot);
      if (!isComplainable(asked.kg, most)) throw badRequest(messages.kg(most), 'kg');
      const kept: KeptMishap = {
        no: before.length + 1,
        kind: FILED,
        unit: 0,
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
      await attachPhotos(inside, { userId, orderNo, no: kept.no, fileIds: photos });
      const step = { event: TOLD, from: state, to: state };
      const shown = photos.length === 0 ? '' : messages.withPhotos(photos.length);
      await appendHistory(inside, orderNo, [step], {
        now,
        byUser: userId,
        note: `${kept.name}：${kept.words}${shown}`,
      });
      const read = (await readMishaps(inside, [orderNo])).get(orderNo)?.at(-1);
      return { complaint: shownMishap(read ?? kept) };
    });

/** The open complaint with the same words and photos. */
function findSameComplaint(
  { mode, snapshot }: ReturnType<typeof readOrder>,
  before: readonly ReadMishap[],
  asked: RequestOf<typeof fileComplaint>,
): ReadMishap {
  const filed = before.findLast(({ kind }) => kind === FILED);
  const about = mode.after?.mishap?.complains?.(snapshot, []).find(({ kind }) => kind === asked.about);
  const isShown = filed?.photos.map(({ fileId }) => fileId).join() === asked.photos.join();
  if (!filed || !about || !isShown || filed.words !== complaintWords(about, asked))
    throw new Refusal(CODES.moveRefused, messages.looking);
  return filed;
}
