import { person } from '#person';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { FINDING_SOURCES, type Finding } from '../../../domain/order/finding';
import { FaultList } from '../../../src/trade/fault-list';

const pair: Finding = {
  level: 'BLOCK',
  about: 'SEGREGATION',
  code: 'pairGroups',
  given: { one: '盐酸', other: '液碱', rowOne: 1, rowOther: 2, why: '酸与碱须隔离' },
  source: FINDING_SOURCES.segregation,
};
const refusal: Finding = {
  level: 'BLOCK',
  about: 'PORT',
  code: 'dstRefuses',
  given: {},
  source: FINDING_SOURCES.port,
};

it('what holds an order up leads to its field as well, where there is one', async () => {
  const onSeek = vi.fn<(path: string) => void>();
  render(<FaultList title="还有 2 处要处理" faults={[]} blocks={[pair, refusal]} onSeek={onSeek} />);
  await person.press('button', '盐酸与液碱：酸与碱须隔离');
  expect(onSeek).toHaveBeenCalledWith('goods.0.unNo');
  expect(screen.queryByRole('button', { name: /目的港/ })).toBeNull();
});
