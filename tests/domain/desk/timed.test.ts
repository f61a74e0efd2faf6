import { expect, it } from 'vitest';

import { judgeTool } from '../../../domain/desk/judge';
import { TOOL_IDS } from '../../../domain/desk/tool';
import { serviceTool } from '../../../domain/desk/tools/service';
import { UN_TOOL } from '../../../domain/desk/tools/un';
import { BUILT_IN } from '../../../domain/values/days-off';
import { SERVICE_PRICES } from '../../../stories/modes/service-prices.fixtures';
import { KITS } from '../../../src/trade/desk/kits';

it('lets an answer expire only in tools that count days', async () => {
  const timed = new Set<string>(UN_TOOL.isTimed ? ['un'] : []);
  for (const [id, load] of Object.entries(KITS)) if ((await load()).default.tool.isTimed) timed.add(id);
  expect([TOOL_IDS.length, [...timed].toSorted()]).toEqual([17, ['cut', 'mark']]);
  expect(serviceTool('1').isTimed).toBe(true);
});

it.each([
  ['costs its price in force', SERVICE_PRICES, { code: 'costs', of: { price: '¥1,380.00' } }],
  ['is on request without one', { ...SERVICE_PRICES, services: {} }, { code: 'onRequest' }],
])('a service %s', (_, prices, says) => {
  const typed = { component: '2', rush: 'Y' };
  const time = { now: 0, calendar: BUILT_IN, prices };
  expect(judgeTool(serviceTool('1'), typed, { library: {}, told: {} }, time)).toMatchObject({ answer: { says } });
});
