import type { Happening } from '../../../../domain/order/life/lifecycle';
import type { Queries } from '../../../base/database/database';
import { appendHistory } from '../../orders/history';
import type { OrderRow } from '../../orders/order';
import { AS_IT_IS } from '../../orders/store';
import type { AfterDeps } from '../deps';
import { createSettleDue } from '../settle-due';
import { chargeMishap } from './charged';
import { lapsedText, mishapText } from './messages';
import { readMishaps, settleMishap, shownMishap } from './store';

const LAPSED: Happening = 'mishap.lapsed';

type Due = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'snapshot'> & { phone: string; no: number };

async function nextDue(inside: Queries, now: Date): Promise<Due | undefined> {
  const [due] = await inside.query<Due>(
    `select o.order_no as "orderNo", o.mode, o.state, ${AS_IT_IS} as snapshot, u.phone, m.no
       from mishaps m join orders o on o.order_no = m.order_no join users u on u.id = o.user_id
      where m.answer_by <= $1 order by m.answer_by, m.order_no limit 1 for update of o, m skip locked`,
    [now],
  );
  return due;
}

/** After the deadline without a choice, the second way is carried out and the owner is notified. */
export const createMishapLapse = (deps: AfterDeps) =>
  createSettleDue(deps, async (inside, now) => {
    const due = await nextDue(inside, now);
    if (!due) return null;
    const { orderNo, state, phone } = due;
    const asked = (await readMishaps(inside, [orderNo])).get(orderNo)?.find(({ no }) => no === due.no);
    const lines = asked?.ways?.decline.lines ?? [];
    if (!asked) return { text: null, phone };
    const settled = { ...asked, stands: 'LAPSED', lines, answerBy: null } as const;
    await settleMishap(inside, orderNo, settled);
    await chargeMishap(inside, deps.modes, due, lines);
    const mishap = shownMishap(settled);
    const note = mishapText(mishap);
    await appendHistory(inside, orderNo, [{ event: LAPSED, from: state, to: state }], { now, byUser: null, note });
    return { text: lapsedText(orderNo, mishap), phone };
  });
