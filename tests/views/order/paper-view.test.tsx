import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectPaperView, type PaperViewSnapshot } from '../../../machines/order/paper-view';
import { PaperDialog } from '../../../src/features/file-upload/paper-dialog';
import { walkView } from '../../support/model/walk-view';
import { paperViewPlan } from '../../support/plans/order/paper-view.plan';

const SAID = {
  gone: 'sds.pdf：文件已不在，可移除后重新上传',
  network: 'sds.pdf：网络不通，恢复后再试',
  unavailable: 'sds.pdf：服务器繁忙，请稍后再试',
  unexpected: 'sds.pdf：文件加载失败，请再试一次',
};

function look(now: PaperViewSnapshot) {
  const { busyName, paper, failed } = selectPaperView(now);
  const dialog = screen.queryByRole('dialog', { name: paper?.name ?? 'nothing' });
  expect(dialog !== null).toBe(paper !== null);
  if (paper?.format === 'pdf') expect(screen.getByTitle('sds.pdf 的预览').getAttribute('src')).toBe('blob:pdf');
  if (paper?.format === 'picture')
    expect(screen.getByAltText('label.png 的预览').getAttribute('src')).toBe('blob:picture');
  const line = busyName === null ? null : screen.getByRole('status').textContent;
  expect(line).toBe(busyName === null ? null : '正在取回 sds.pdf…');
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
    failed && !paper && busyName === null ? SAID[failed.code] : null,
  );
}

walkView({
  plan: paperViewPlan,
  mount: (actor) => <PaperDialog actor={actor} />,
  perform: {
    'paper.save': () => person.press('button', '存到本机'),
    'paper.close': () => person.press('button', /^(关闭|取消)$/),
  },
  byWorld: {
    'paper.open': 'the list of the papers',
  },
  look,
});
