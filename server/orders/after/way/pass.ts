import { CODES } from '../../../../contract/wire/envelope';
import { isReportOf, placeReport, reportText } from '../../../../domain/order/on-site/way';
import type { Queries } from '../../../base/database/database';
import { badRequest, Refusal } from '../../../base/http/refusal';
import { appendHistory } from '../../orders/history';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import { readOrder } from '../../orders/snapshot';
import { holdToPapers } from '../../orders/sent-off';
import { holdToPlan } from '../../orders/step-plan';
import { unitsBack } from '../../orders/units-back';
import type { AfterDeps } from '../deps';
import { holdWay, isOneWay } from './ahead';
import { lackingPapers, readWayFiles } from './files';
import { type Pass, PASSED } from '../../../trade/modes/after/way';

const passedText = (orderNo: string, place: string): string => `【化途】订单 ${orderNo} 进展：${place}。`;

type DeskPass = { orderNo: string; place: string; said: string };

/** Refuses a report that skips an earlier place with missing papers. */
async function refuseUnseen(
  inside: Queries,
  orderNo: string,
  { ahead, passed }: { ahead: readonly Pass[]; passed: readonly string[] },
  pass: Pass,
): Promise<void> {
  // The last reported place can be reported again, so it also counts as ahead.
  const isMissed = (before: Pass): boolean =>
    isOneWay(before, pass) &&
    ((before.papers ?? []).length > 0 ||
      (before.isFirst === true && !passed.some((note) => isReportOf(note, before.place))));
  const skipped = ahead.slice(0, ahead.indexOf(pass)).find(isMissed);
  if (skipped) throw new Refusal(CODES.moveRefused, messages.placeFirst(skipped.place));
  const lacking = lackingPapers(pass, (await readWayFiles(inside, [orderNo])).get(orderNo) ?? []);
  if (lacking.length > 0) throw new Refusal(CODES.moveRefused, messages.placeUnseen(pass.place, lacking.join('、')));
}

const isTaken = ({ place, unit }: Pass, words: string, passed: readonly string[]): boolean =>
  unit !== undefined && words !== '' && passed.some((note) => !isReportOf(note, place) && reportText(note) === words);

export const createPass =
  ({ database, moment, notify, modes }: AfterDeps) =>
  async ({ orderNo, place, said: words }: DeskPass): Promise<void> => {
    const said = await database.tx(async (inside) => {
      const { order, ...way } = await holdWay(inside, modes, orderNo);
      const pass = way.ahead.find((one) => one.place === place);
      if (!pass) throw badRequest(messages.placeBehind, 'place');
      if (pass.tells && !pass.tells.shape.test(words)) throw badRequest(pass.tells.message, 'said');
      if (isTaken(pass, words, way.passed)) throw badRequest(messages.placeSame(words), 'said');
      const now = await moment(inside);
      holdToPlan(pass.plan, now);
      await refuseUnseen(inside, orderNo, way, pass);
      if (pass.gate) await holdToPapers(inside, modes, order, pass.gate);
      const { state } = order;
      if (pass.isBack) await unitsBack(inside, [orderNo]);
      const { mode, snapshot } = readOrder(modes, order);
      const added = mode.after?.way?.adds?.(snapshot, pass, words, { past: way.told, now: now.getTime() });
      if (added && 'wrong' in added) throw badRequest(added.wrong, 'said');
      const report = placeReport(place, pass.tells ? words : '');
      const last = way.passed.findLast((one) => isReportOf(one, place));
      if (added ? last?.startsWith(`${report}；`) === true : last === report)
        throw new Refusal(CODES.moveRefused, messages.placeReported(place));
      const note = added ? `${report}；${added.note}` : report;
      await appendHistory(inside, orderNo, [{ event: PASSED, from: state, to: state }], { now, byUser: null, note });
      return { phone: order.phone, now, note };
    });
    await notify({ phone: said.phone, text: passedText(orderNo, said.note), sentAt: said.now });
  };
