import { CODES } from '../../../../contract/wire/envelope';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { mayHandOver } from '../../../../domain/order/receipt/result';
import { Refusal } from '../../../base/http/refusal';
import { holdOrder } from '../../orders/held';
import { appendHistory } from '../../orders/history';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import { readOrder } from '../../orders/snapshot';
import type { AfterDeps } from '../deps';
import { handedOverText, versionText } from './messages';
import { resultStore } from './results';

export type HandedOver = { orderNo: string; signedBy: string; text: string };

const HANDED: Happening = 'result.handed';

/** Adds a signed result. Earlier ones stay; the new one comes first. */
export const createHandOver =
  ({ database, moment, notify, modes }: AfterDeps) =>
  async ({ orderNo, signedBy, text }: HandedOver): Promise<number> => {
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const { mode, snapshot } = readOrder(modes, order);
      const words = mode.after?.result;
      if (!words || !mayHandOver(order.state)) throw new Refusal(CODES.moveRefused, messages.moveRefused);
      const now = await moment(inside);
      const store = resultStore(inside, orderNo);
      const version = (await store.latest()) + 1;
      const body = words.signed(snapshot, { orderNo, version, signedBy, text, at: now.toISOString() });
      await store.add({ at: now, signedBy, version, body });
      const note = versionText(version, signedBy);
      await appendHistory(inside, orderNo, [{ event: HANDED, from: order.state, to: order.state }], {
        now,
        byUser: null,
        note,
      });
      return { phone: order.phone, version, now };
    });
    await notify({ phone: said.phone, text: handedOverText(orderNo, said.version), sentAt: said.now });
    return said.version;
  };
