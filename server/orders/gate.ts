import { html } from 'hono/html';

import { gateCodeInGroups, GATE_CODE, isGateOver, maskedPlate } from '../../domain/order/gate-code';
import { isGivenUp } from '../../domain/order/lifecycle';
import { momentIn } from '../../domain/values/moments';
import type { Database } from '../database/database';
import type { Answer } from '../http/answer';
import type { Route } from '../http/route';
import { STRICT_POLICY } from '../http/security-headers';
import type { ServerModes } from '../modes';
import type { Gate } from '../modes/mode';
import type { Moment } from './moment';
import type { OrderRow } from './order';
import { readOrder } from './snapshot';
import { AS_IT_IS } from './store';
import { writtenTime } from '../china-time';

type GateDeps = { database: Database; moment: Moment; modes: ServerModes };

/** What a gate is to expect by a code; null where the code is none, or none any more. */
export const gateWith =
  ({ database, moment, modes }: GateDeps) =>
  async (code: string): Promise<Gate | null> => {
    if (!GATE_CODE.test(code)) return null;
    const [order] = await database.query<Pick<OrderRow, 'mode' | 'state' | 'gateCodes' | 'snapshot'>>(
      `select o.mode, o.state, o.gate_codes as "gateCodes", ${AS_IT_IS} as snapshot from orders o
        where o.gate_codes @> array[$1::text]`,
      [code],
    );
    if (!order || isGivenUp(order.state)) return null;
    const { mode, snapshot } = readOrder(modes, order);
    const gate = mode.gates?.(snapshot)[order.gateCodes.indexOf(code)] ?? null;
    const now = (await moment(database)).getTime();
    return gate && !isGateOver(gate.at === null ? null : momentIn(gate.at), now) ? gate : null;
  };

async function pageOf(status: number, title: string, lines: readonly string[]): Promise<Answer> {
  const page = html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" /><title>${title} · 化途</title></head><body><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}</body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': STRICT_POLICY,
    'cache-control': 'no-store',
  };
  return { status, headers, body: String(await page) };
}

/** What stands behind the code of a notice: for whoever scans it where, when and who, and no more of the plate than that. */
export const gateRoute = (find: (code: string) => Promise<Gate | null>): Route => ({
  method: 'GET',
  path: '/g/:code',
  guarded: false,
  async answer(request) {
    const code = request.param('code') ?? '';
    const gate = await find(code);
    if (!gate) return pageOf(404, '预约码无效', ['预约码不存在、已过期或已取消，请向货主核对。']);
    const { station, at, plateNo } = gate;
    const plate = plateNo === '' ? '未填' : maskedPlate(plateNo);
    return pageOf(200, `预约码 ${gateCodeInGroups(code)}`, [
      `送往：${station}`,
      `送货时间：${at === null ? '平台上门提货' : writtenTime(at)}`,
      `车牌号：${plate}`,
    ]);
  },
});
