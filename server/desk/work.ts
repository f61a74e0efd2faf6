import type { HonoRequest } from 'hono';

import type { RequestOf } from '../../contract/endpoint';
import { CODES } from '../../contract/envelope';
import type { actOnCase, handInOnCase, holdCase } from '../../contract/house/cases';
import { HOUSE_CODES } from '../../contract/house/codes';
import { CASE_WORKERS, type CaseActId, isDutyOf } from '../../domain/house/duties';
import { hasRole } from '../../domain/house/roles';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { forbidden, notFound, Refusal } from '../http/refusal';
import type { OrderDesk } from '../orders/desk';
import type { OrderService } from '../orders/service';
import { actingAs } from '../staff/acting';
import { STAFF_MESSAGES } from '../staff/messages';
import type { StaffUser } from '../staff/sessions';
import { staffStore } from '../staff/store';
import { ACTS } from './acts';
import type { AtDesk } from './acts/act';
import { placeIn } from './acts/on-way';
import { atDesk } from './case';
import { noteAct } from './log';
import { DESK_MESSAGES as messages } from './messages';
import { caseMoved, claimTurn, standingOf } from './turn';

export type WorkDeps = {
  database: Database;
  clock: Clock;
  orders: Pick<OrderService, 'desk' | 'rehearse' | 'readAny'>;
};

type Acting = RequestOf<typeof actOnCase>;
type Turn = Pick<Acting, 'orderNo' | 'turn'>;

/** What people of the house do with a case. Each says which turn of it was read; of two who have read the same, one acts. */
export function workWith({ database, clock, orders }: WorkDeps) {
  /** Refuses what is none of theirs, what somebody else works at, and what has moved on since it was read. */
  async function open(user: StaffUser, act: CaseActId, { orderNo, turn }: Turn): Promise<AtDesk> {
    const at = await atDesk(orders, orderNo);
    const { turn: now, heldBy } = await standingOf(database, orderNo);
    if (heldBy !== null && heldBy.staffId !== user.staffId)
      throw new Refusal(HOUSE_CODES.caseHeld, messages.caseHeld(heldBy.name), { status: 409, data: heldBy });
    if (now !== turn) throw caseMoved();
    if (!isDutyOf(user.roles, act, at.order.state)) throw forbidden(STAFF_MESSAGES.notYours);
    if (!ACTS.some((one) => one.id === act && one.fields(at) !== null))
      throw new Refusal(CODES.moveRefused, messages.noAct);
    return at;
  }

  const claim = (user: StaffUser, { orderNo, turn }: Turn, act: string, said: unknown, to: string | null) =>
    database.tx(async (inside) => {
      const now = new Date(clock.now());
      await claimTurn(inside, { orderNo, turn, to, now });
      const entry = { at: now, staffId: user.staffId, act, subject: orderNo, said: JSON.stringify(said) };
      await noteAct(inside, entry);
    });

  const does = async (desk: OrderDesk, at: AtDesk, { act, said }: Pick<Acting, 'act' | 'said'>) =>
    ACTS.find(({ id }) => id === act)?.does(desk, at, said);

  return {
    /** What their owner would read. Nothing is changed, and nobody is kept from it. */
    async rehearse(user: StaffUser, asked: Acting): Promise<string[]> {
      const at = await open(user, asked.act, asked);
      return orders.rehearse((desk) => does(desk, at, asked));
    },
    /** Whoever acts works at it from then on. */
    async act(user: StaffUser, asked: Acting): Promise<void> {
      const at = await open(user, asked.act, asked);
      await orders.rehearse((desk) => does(desk, at, asked));
      await claim(user, asked, asked.act, asked.said, user.staffId);
      await actingAs(user.staffId, () => does(orders.desk, at, asked));
    },
    /** The turn that has come by it: whoever hands in several goes on with that. */
    async handIn(user: StaffUser, asked: RequestOf<typeof handInOnCase>, request: HonoRequest): Promise<string> {
      await open(user, asked.act, asked);
      const act = orders.desk.acts.find(({ name }) => name === asked.act);
      if (!act || !('handsIn' in act)) throw notFound();
      const { orderNo, at } = asked;
      const told = asked.act === 'photo' ? { orderNo, unit: at } : { orderNo, ...placeIn(at) };
      await claim(user, asked, asked.act, { at }, user.staffId);
      await actingAs(user.staffId, () => act.handsIn(told, request));
      return (await standingOf(database, orderNo)).turn;
    },
    /** Taken, handed on, given back. What somebody else works at is handed on by them, or by an administrator. */
    async hold(user: StaffUser, { to, ...turn }: RequestOf<typeof holdCase>): Promise<void> {
      await atDesk(orders, turn.orderNo);
      const { heldBy } = await standingOf(database, turn.orderNo);
      const isFree = heldBy === null || heldBy.staffId === user.staffId;
      if (!isFree && !hasRole(user.roles, ['administrator']))
        throw new Refusal(HOUSE_CODES.caseHeld, messages.caseHeld(heldBy.name), { status: 409, data: heldBy });
      const people = to === null ? [] : await staffStore(database).list();
      const next = people.find(({ staffId }) => staffId === to);
      if (to !== null && (!next || !hasRole(next.roles, CASE_WORKERS)))
        throw new Refusal(CODES.moveRefused, messages.noColleague);
      await claim(user, turn, 'hold', { to }, to);
    },
  };
}
