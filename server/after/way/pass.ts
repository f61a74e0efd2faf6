import { CODES } from '../../../contract/envelope';
import { isReportOf, reportOf } from '../../../domain/order/way';
import type { Queries } from '../../database/database';
import { badRequest, Refusal } from '../../http/refusal';
import { remember } from '../../orders/history';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import { holdToPapers } from '../../orders/sent-off';
import { unitsBack } from '../../orders/units-back';
import type { AfterDeps } from '../deps';
import { holdWay, PASSED } from './ahead';
import { lackingOf, wayFilesOf } from './files';
import { passedText } from './messages';
import type { Pass } from './words';

/** `said`: what has to be said of the place, where anything has. */
export type DeskPass = { orderNo: string; place: string; said: string };

/** A place is reported with its papers, and none is passed over whose papers nobody has seen. */
async function refuseUnseen(
  inside: Queries,
  orderNo: string,
  { ahead, last }: { ahead: readonly Pass[]; last: string },
  pass: Pass,
): Promise<void> {
  // What was said last may be said anew, and so lies ahead as well.
  const isMissed = ({ place, papers = [], isFirst }: Pass): boolean =>
    papers.length > 0 || (isFirst === true && !isReportOf(last, place));
  const skipped = ahead.slice(0, ahead.indexOf(pass)).find(isMissed);
  if (skipped) throw new Refusal(CODES.moveRefused, messages.placeFirst(skipped.place));
  const lacking = lackingOf(pass, (await wayFilesOf(inside, [orderNo])).get(orderNo) ?? []);
  if (lacking.length > 0) throw new Refusal(CODES.moveRefused, messages.placeUnseen(pass.place, lacking.join('、')));
}

/** The desk says where goods have come on their way; their owner is told. */
export const passWith =
  ({ database, moment, notify, modes }: AfterDeps) =>
  async ({ orderNo, place, said: words }: DeskPass): Promise<void> => {
    const said = await database.tx(async (inside) => {
      const { order, ...way } = await holdWay(inside, modes, orderNo);
      const pass = way.ahead.find((one) => one.place === place);
      if (!pass) throw badRequest(messages.placeBehind, 'place');
      if (pass.tells && !pass.tells.shape.test(words)) throw badRequest(pass.tells.message, 'said');
      await refuseUnseen(inside, orderNo, way, pass);
      if (pass.gate) await holdToPapers(inside, modes, order, pass.gate);
      const now = await moment(inside);
      const { state } = order;
      if (pass.isBack) await unitsBack(inside, [orderNo]);
      const note = reportOf(place, pass.tells ? words : '');
      await remember(inside, orderNo, [{ event: PASSED, from: state, to: state }], { now, byUser: null, note });
      return { phone: order.phone, now, note };
    });
    await notify({ phone: said.phone, text: passedText(orderNo, said.note), sentAt: said.now });
  };
