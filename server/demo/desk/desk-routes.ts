import * as v from 'valibot';

import { amounts } from '../../../contract/intake';
import { DESK_TIMES } from '../../../domain/order/holdings';
import { HOUSE_EVENTS, ORDER_STATES } from '../../../domain/order/lifecycle';
import { isDay, momentOf } from '../../../domain/values/days';
import { type DeskAct, ORDER_NO, REASON, reasonNeeded, WORDS } from '../../after/desk-act';
import { CONSTANTS } from '../../constants/catalogue';
import { moveName, NEEDS_REASON, REPLY_HOUR } from '../../desk/orders/move-name';
import { BUMP_STANDS, replyByNeeded, STANDS } from '../../desk/messages';
import { successAnswer } from '../../http/answer';
import { badRequest } from '../../http/refusal';
import { readJsonBody } from '../../http/request-body';
import type { Route } from '../../http/route';
import type { OrderDesk } from '../../orders/desk';
import type { DeskOrder } from '../../orders/desk-order';
import { bumpText } from '../../after/bump/messages';
import { cameText } from '../../after/measure/messages';
import { fileRoute, pageRoute } from '../pages/page';
import { posted } from '../pages/posted';
import { DESK_SCRIPT_PATH, deskPage } from './desk-page';
import { DESK_SCRIPT } from './desk-script';

const part = v.pipe(v.string(), v.trim(), v.maxLength(60));
const unit = v.objectWithRest({ no: part }, part);

const move = v.object({
  orderNo: ORDER_NO,
  from: v.picklist(ORDER_STATES),
  event: v.picklist(HOUSE_EVENTS),
  reason: WORDS,
  papers: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(30))),
  came: v.optional(amounts),
  units: v.optional(v.pipe(v.array(unit), v.maxLength(50))),
  replyBy: v.optional(v.pipe(v.string(), v.check(isDay, replyByNeeded))),
});

const allowance = v.object({
  orderNo: ORDER_NO,
  times: v.pipe(v.number(), v.integer(), v.minValue(DESK_TIMES.least), v.maxValue(DESK_TIMES.most)),
  reason: REASON,
});

const stateName = (state: string) =>
  CONSTANTS.get('orderStatus')?.items.find(({ code }) => code === state)?.name ?? state;

const shown = ({ submittedAt, measured, bumped, stands, ...order }: DeskOrder) => ({
  ...order,
  bumped: bumped && `${bumpText(bumped)}；${BUMP_STANDS[bumped.stands]}`,
  came: measured && `${cameText(measured)}；${STANDS[measured.stands]}`,
  submittedAt: submittedAt.toISOString(),
  stateName: stands[order.state] ?? stateName(order.state),
  moves: order.moves.map((event) => ({
    event,
    name: moveName(event, stands),
    needsReason: NEEDS_REASON.includes(event),
    needsAmounts: event === 'cargo.in' && order.isMeasured,
    needsUnits: event === 'space.released' && order.equipment !== null,
  })),
});

const actRoute = (act: DeskAct): Route => ({
  method: 'POST',
  path: `/__demo/desk/${act.name}`,
  guarded: true,
  async answer(request) {
    const said = 'says' in act ? act.says(await readJsonBody(request)) : act.handsIn(request.query(), request);
    return successAnswer((await said) ?? null);
  },
});

/** The desk of the demo: whoever tries the house out plays its people. Production has no such address. */
export const deskRoutes = (desk: OrderDesk): Route[] => [
  pageRoute('/__demo/desk', deskPage),
  pageRoute('/__demo/desk.json', async () => successAnswer((await desk.list()).map(shown))),
  fileRoute(DESK_SCRIPT_PATH, 'text/javascript', DESK_SCRIPT),
  posted('/__demo/desk', move, async (asked) => {
    if (NEEDS_REASON.includes(asked.event) && asked.reason.length < 2) throw badRequest(reasonNeeded, 'reason');
    const { replyBy, ...named } = asked;
    const until = replyBy === undefined ? undefined : new Date(momentOf(replyBy, REPLY_HOUR));
    return { state: await desk.move({ ...named, replyBy: until }) };
  }),
  posted('/__demo/desk/allowance', allowance, (asked) => desk.allow(asked)),
  ...desk.lists.map(({ name, read }) =>
    pageRoute(`/__demo/desk/${name}.json`, async () => successAnswer(await read())),
  ),
  ...desk.acts.map(actRoute),
];
