import { CODES } from '../../../../contract/wire/envelope';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import type { Happening, OrderState } from '../../../../domain/order/life/lifecycle';
import type { Unit } from '../../../../domain/order/boxes/unit';
import { Refusal } from '../../../base/http/refusal';
import { holdOrder } from '../../orders/held';
import { readHistory, appendHistory } from '../../orders/history';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import { readOrder } from '../../orders/snapshot';
import type { AfterDeps } from '../deps';
import { handOut } from './units';

const CHANGED: Happening = 'truck.changed';
const LOADED: readonly OrderState[] = ['CARGO_IN', 'DEPARTED'];

export function isToldSince(told: readonly Pick<PastEvent, 'event' | 'note'>[], mishap: string): boolean {
  const named = told.findLastIndex(({ event }) => event === 'space.released' || event === CHANGED);
  return told.slice(named + 1).some(({ event, note }) => event === 'mishap.told' && note?.startsWith(mishap));
}

/** Units can be renamed before loading, and under way after a mishap. */
export const mayRenameUnits = (state: OrderState, isTold: boolean): boolean =>
  state === 'BOOKED' || (isTold && LOADED.includes(state));

const unitWords = (units: readonly Unit[]): string =>
  units
    .map(({ no, driver = '', driver2 = '', escort = '', escort2 = '' }) =>
      [no, driver, driver2, escort, escort2].filter((one) => one !== '').join(' '),
    )
    .join('、');

type DeskUnits = { orderNo: string; units: readonly Unit[] };

/** Names other trucks or people; notifies the owner, and inspections of replaced units start again. */
export const createRenameUnits =
  ({ database, moment, modes, notify }: AfterDeps) =>
  async ({ orderNo, units }: DeskUnits): Promise<void> => {
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const now = await moment(inside);
      const { mode, snapshot } = readOrder(modes, order);
      const words = mode.after?.equipment?.renamed;
      const told = (await readHistory(inside, [orderNo])).get(orderNo) ?? [];
      const isTold = words !== undefined && isToldSince(told, words.mishap);
      const { state, phone } = order;
      if (!words || !mayRenameUnits(state, isTold)) throw new Refusal(CODES.moveRefused, messages.moveRefused);
      if (!isTold && now.getTime() > words.until(snapshot)) throw new Refusal(CODES.moveRefused, words.late);
      const note = unitWords(await handOut(inside, modes, order, units, now));
      if (state === 'BOOKED') await inside.query('delete from site_checks where order_no = $1', [orderNo]);
      await appendHistory(inside, orderNo, [{ event: CHANGED, from: state, to: state }], { now, byUser: null, note });
      return { phone, now, note };
    });
    await notify({ phone: said.phone, text: messages.unitsRenamed(orderNo, said.note), sentAt: said.now });
  };
