import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { LCL_LOAD } from '../../../domain/modes/lcl/load';
import { judgeAtGlance } from '../../../domain/modes/lcl/glance';
import type { LoadRowsIntents } from '../../../machines/booking/load-rows';
import { LoadCardView } from '../../../src/modes/lcl/load-card';

afterEach(cleanup);

const TOLD = '多于 20 行，还没有查价：一次最多查 20 行，请删去多出的行，其余另查一票。';

it.each([
  [20, null],
  [21, TOLD],
])('a search of %i rows shows whether they are too many', (count, told) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...LCL_LOAD.blank,
    key: String(at + 1),
    identity: { kind: 'nobody' as const, goods: [], strangers: [] },
  }));
  const view = { rows, isDanger: 'N' as const, isStackable: true, isTyping: false, canAdd: false };
  const on = new Proxy({} as LoadRowsIntents, { get: () => vi.fn<() => void>() });
  render(<LoadCardView view={view} glance={judgeAtGlance(rows, 'N', true)} on={on} picker={null} />);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(told);
});
