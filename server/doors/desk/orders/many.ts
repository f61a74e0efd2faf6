import { actOnMany, readMany, rehearseMany } from '../../../../contract/house/many';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import type { RequestOf } from '../../../../contract/wire/endpoint';
import { actsOfAll, type CaseOfMany, type CaseOutcome, isOfMany } from '../../../../domain/house/many';
import { isHeldByOther } from '../../../../domain/house/holding';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import type { Route } from '../../../base/http/route';
import type { OrderService } from '../../../orders/order-service/service';
import type { StaffDoor } from '../../../people/staff/serve';
import type { StaffUser } from '../../../people/staff/sessions';
import { type CaseDesk, offeredActs } from '../case-desk';
import { DESK_MESSAGES, MANY_MESSAGES as messages } from '../messages';
import { readStanding } from '../turn';
import { createCaseWork, type WorkDeps } from '../work';
import { ACTS } from './acts';
import type { AtDesk } from './acts/act';

type Desk = CaseDesk<AtDesk, ReturnType<OrderService['deskOver']>>;
type Deps = WorkDeps & { door: StaffDoor; orders: Pick<OrderService, 'desk'> };
type Deed = RequestOf<typeof actOnMany>;

const ENDS: Readonly<Record<string, CaseOutcome['end']>> = {
  [HOUSE_CODES.caseHeld]: 'held',
  [HOUSE_CODES.caseMoved]: 'moved',
};

async function outcomeOf(orderNo: string, work: () => Promise<readonly string[]>): Promise<CaseOutcome> {
  try {
    return { orderNo, end: 'done', message: '', texts: [...(await work())] };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { orderNo, end: ENDS[error.code] ?? 'refused', message: error.message, texts: [] };
  }
}

const ACTS_TOGETHER: Desk['acts'] = ACTS.map((act) => ({
  ...act,
  fields(at) {
    const fields = act.fields(at);
    return fields && isOfMany({ id: act.id, name: null, fields }) ? fields : null;
  },
}));

export function manyRoutes(deps: Deps, desk: Desk): Route[] {
  const { door, database, orders } = deps;
  async function find(orderNo: string): Promise<AtDesk> {
    const order = await orders.desk.find(orderNo);
    if (!order) throw notFoundFault();
    return { order, findings: [], trucks: [] };
  }
  const together = { ...desk, acts: ACTS_TOGETHER, find };
  const work = createCaseWork(deps, together);

  async function holdToOneMode(nos: readonly string[]): Promise<void> {
    const rows = await database.query<{ orderNo: string; mode: string }>(
      'select order_no as "orderNo", mode from orders where order_no = any($1)',
      [[...nos]],
    );
    const unknown = nos.filter((no) => !rows.some(({ orderNo }) => orderNo === no));
    if (unknown.length > 0) throw badRequest(messages.unknown(unknown));
    if (new Set(rows.map(({ mode }) => mode)).size > 1) throw badRequest(messages.mixed);
  }

  async function namedHolder(outcome: CaseOutcome, user: StaffUser): Promise<CaseOutcome> {
    if (outcome.end !== 'moved') return outcome;
    const { heldBy } = await readStanding(database, { ...desk, no: outcome.orderNo });
    if (heldBy === null || !isHeldByOther(heldBy, user)) return { ...outcome, message: messages.moved };
    return { ...outcome, end: 'held', message: DESK_MESSAGES.caseHeld(heldBy.name) };
  }

  async function each(
    { cases }: Deed,
    user: StaffUser,
    act: (one: Deed['cases'][number]) => Promise<readonly string[]>,
  ) {
    await holdToOneMode(cases.map(({ no }) => no));
    const records: CaseOutcome[] = [];
    for (const one of cases) records.push(await namedHolder(await outcomeOf(one.no, () => act(one)), user));
    return { records };
  }

  async function read({ nos }: RequestOf<typeof readMany>, { roles }: StaffUser) {
    await holdToOneMode(nos);
    const cases: CaseOfMany[] = [];
    const offered = [];
    for (const orderNo of nos) {
      const { turn, heldBy } = await readStanding(database, { ...desk, no: orderNo });
      offered.push(offeredActs(together, roles, await find(orderNo)));
      cases.push({ orderNo, turn, heldBy });
    }
    return { cases, acts: actsOfAll(offered) };
  }

  return [
    door.serve(readMany, read),
    door.serve(rehearseMany, ({ act, said, ...asked }, user) =>
      each({ act, said, ...asked }, user, async (one) => (await work.rehearse(user, { ...one, act, said })).texts),
    ),
    door.serve(actOnMany, ({ act, said, ...asked }, user) =>
      each({ act, said, ...asked }, user, async (one) => {
        await work.actOnce(user, { ...one, act, said });
        return [];
      }),
    ),
  ];
}
