import { person } from '#person';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { FINDING_SOURCES, type Finding } from '../../../domain/rules/finding';
import { FaultList } from '../../../src/trade/fault-list';

const pair: Finding = {
  level: 'BLOCK',
  about: 'SEGREGATION',
  code: 'pairGroups',
  given: { one: '盐酸', other: '液碱', rowOne: 1, rowOther: 2, why: '酸与碱需隔离' },
  source: FINDING_SOURCES.segregation,
};
const limited: Finding = { ...pair, about: 'LIMITED', code: 'limitedApplies', given: {} };
const refusal: Finding = {
  level: 'BLOCK',
  about: 'PORT',
  code: 'dstRefuses',
  given: {},
  source: FINDING_SOURCES.port,
};

it('a blocking finding links to its field if there is one', async () => {
  const onSeek = vi.fn<(path: string) => void>();
  render(<FaultList title="还有 3 处要处理" faults={[]} blocks={[pair, refusal, limited]} onSeek={onSeek} />);
  await person.press('button', '盐酸与液碱：酸与碱需隔离');
  expect(onSeek).toHaveBeenCalledWith('goods.0.unNo');
  await person.press('button', /目的港/);
  expect(onSeek, 'a port is chosen with the offer').toHaveBeenCalledWith('offerId');
  expect(screen.queryAllByRole('button')).toHaveLength(2);
});

it('a list fault names its row in the words of the mode', () => {
  const faults = [{ path: 'inbound.1.slot', code: 'required' as const, given: {} }];
  const own = { fault: { 'inbound.slot': '请选择到库时段' }, finding: {} };
  const names = { 'inbound.slot': '到库时段', 'inbound.row': '第 {row} 车' };
  render(
    <FaultList
      title="还有 1 处要处理"
      faults={faults}
      names={names}
      own={own}
      onSeek={vi.fn<(path: string) => void>()}
    />,
  );
  expect(screen.getByRole('button').textContent).toBe('第 2 车 到库时段：请选择到库时段');
});

it('the fault list takes the focus when it is shown', async () => {
  const list = { title: '还有 1 处要处理', faults: [], blocks: [pair], onSeek: vi.fn<(path: string) => void>() };
  const { rerender } = render(<FaultList {...list} focusTurn={undefined} />);
  rerender(<FaultList {...list} focusTurn={1} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: list.title })));
});
