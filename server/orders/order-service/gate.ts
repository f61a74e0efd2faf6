import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { gateCodeInGroups, maskedPlate } from '../../../domain/order/trucks/gate-code';
import type { ExpectedGate } from '../after/expected';
import { writtenTime } from '../../base/china-time';
import { DatabaseUnavailable } from '../../base/database/unavailable';
import type { Answer } from '../../base/http/answer';
import type { Route } from '../../base/http/route';
import { sitePolicy } from '../../base/http/security-headers';

/** Read on a phone in sunlight or at night; loads no other files. */
const STYLE = `:root{color-scheme:light dark;--ink:#0b1b2b;--muted:#566575;--line:#e1e7ee;--good:#11753a;--warn:#8a4b00;--bad:#b00020}
@media (prefers-color-scheme:dark){:root{--ink:#f1f6fb;--muted:#9aadc0;--line:#264059;--good:#5cc98a;--warn:#f0b060;--bad:#ff8a8a}}
body{font:18px/1.6 system-ui,sans-serif;color:var(--ink);margin:0 auto;max-width:32rem;padding:24px 16px}
h1{font-size:22px;margin:0 0 12px}.said{border:2px solid;border-radius:8px;padding:10px 14px;font-weight:600;margin:0 0 16px}
.OPEN{color:var(--good)}.WAITS{color:var(--warn)}.VOID{color:var(--bad)}
dl{margin:0}dt{color:var(--muted);font-size:14px;border-top:1px solid var(--line);padding-top:8px}dd{margin:0 0 8px;font-weight:600}`;

const POLICY = sitePolicy({
  scripts: [],
  styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
});

/** `OPEN`: may pass; `WAITS`: valid order with an obstacle; `VOID`: invalid. */
type GateStanding = 'OPEN' | 'WAITS' | 'VOID';

type GatePage = { status: number; title: string; standing: GateStanding; said: string };

async function gatePage(
  { status, title, standing, said }: GatePage,
  facts: readonly (readonly [name: string, value: string])[] = [],
): Promise<Answer> {
  const page = html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" /><link rel="icon" href="data:," /><title>${title} · 化途</title><style>${raw(STYLE)}</style></head><body><main><h1>${title}</h1><p class="said ${standing}">${said}</p><dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  };
  return { status, headers, body: String(await page) };
}

const SAID: Readonly<Record<ExpectedGate['stand'], string>> = {
  CAME: '这辆车已登记到场，预约码不能再用。',
  UNREAD: '订单还在审核，尚未确认，暂不能进场。',
  EARLY: '订单已确认，还没到预约时段，请按时段到场。',
  LATE: '已过预约时段，能否进场由门岗核定。',
  NO_PLATE: '还没有登记车辆，请货主补填车牌后再进场。',
  OPEN: '订单已确认，正在预约时段内，核对车牌后进场。',
};

const AWAY = 'away' as const;

/** Shows place, time and carrier of a gate code, and only part of the plate. */
export const gateRoute = (find: (code: string) => Promise<ExpectedGate | null>): Route => ({
  method: 'GET',
  path: '/g/:code',
  guarded: false,
  async answer(request) {
    const code = request.param('code') ?? '';
    const gate = await find(code).catch((error: unknown): typeof AWAY => {
      if (error instanceof DatabaseUnavailable) return AWAY;
      throw error;
    });
    if (gate === AWAY) {
      const said = '系统暂时查不到预约，请稍后再扫；车辆请在门外等候。';
      const { headers, ...page } = await gatePage({ status: 503, title: '暂时无法核对', standing: 'WAITS', said });
      return { ...page, headers: { ...headers, 'retry-after': '5' } };
    }
    if (!gate) {
      const said = '预约码不存在、已过期或已取消，请向货主核对。';
      return gatePage({ status: 404, title: '预约码无效', standing: 'VOID', said });
    }
    const { station, at, plateNo, stand, isOut } = gate;
    const title = `预约码 ${gateCodeInGroups(code)}`;
    const standing = stand === 'OPEN' ? 'OPEN' : 'WAITS';
    return gatePage({ status: 200, title, standing, said: SAID[stand] }, [
      [isOut ? '提货仓库' : '送往', station],
      [isOut ? '提货时间' : '送货时间', at === null ? '平台上门提货' : writtenTime(at)],
      ['车牌号', plateNo === '' ? '未填' : maskedPlate(plateNo)],
    ]);
  },
});
