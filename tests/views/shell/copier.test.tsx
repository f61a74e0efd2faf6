import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectCopier, type CopierSnapshot } from '../../../machines/shell/copier';
import { CopyNumber } from '../../../src/features/copier/copy-number';
import { walkView } from '../../support/model/walk-view';
import { copierPlan } from '../../support/plans/shell/copier.plan';
import { statusText } from '../../support/sight';

const SAID = { copied: '已复制', uncopied: '浏览器不让复制，请手动选取' };

function look(now: CopierSnapshot) {
  const { result } = selectCopier(now);
  expect(statusText(), 'what the press did is said, and nothing before').toBe(result === null ? '' : SAID[result]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
}

walkView({
  plan: copierPlan,
  mount: (actor) => <CopyNumber actor={actor} />,
  perform: { 'text.copy': () => person.press('button', '复制订单号') },
  look,
});
