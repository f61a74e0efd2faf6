import { expect, it } from 'vitest';

import { TOOL_IDS } from '../../../domain/desk/tool';
import { serviceTool } from '../../../domain/desk/tools/service';
import { UN_TOOL } from '../../../domain/desk/tools/un';
import { KITS } from '../../../src/trade/desk/kits';

it('lets an answer expire only in tools that count days', async () => {
  const timed = new Set<string>(UN_TOOL.isTimed ? ['un'] : []);
  for (const [id, load] of Object.entries(KITS)) if ((await load()).default.tool.isTimed) timed.add(id);
  expect([TOOL_IDS.length, [...timed].toSorted()]).toEqual([17, ['cut', 'mark']]);
  expect(serviceTool('1').isTimed).toBe(true);
});
