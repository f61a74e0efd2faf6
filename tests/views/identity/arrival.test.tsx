import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectArrival, type ArrivalSnapshot } from '../../../machines/identity/arrival';
import { ArrivalDialog } from '../../../src/features/arrival/arrival-dialog';
import { walkView } from '../../support/model/walk-view';
import { arrivalPlan } from '../../support/plans/identity/arrival.plan';

function look(now: ArrivalSnapshot) {
  const { meeting } = selectArrival(now);
  const isAlone = meeting?.here === null;
  const question = screen.queryByRole('alertdialog', { name: isAlone ? '以这个账号登录？' : '换一个账号登录？' });
  expect(question !== null, 'the question stands exactly while it is asked').toBe(meeting !== null);
  if (question === null) return;
  expect(question.textContent).toContain(isAlone ? '现在没有登录。' : '现在登录的是 李工（138****6621）。');
  expect(question.textContent).toContain('您打开的链接要以 赵经理（139****0002）的身份登录。');
  expect(document.activeElement?.textContent, 'no is what Enter means').toBe(isAlone ? '不登录' : '保持现在的账号');
}

walkView({
  plan: arrivalPlan,
  mount: (actor) => <ArrivalDialog actor={actor} />,
  perform: {
    'arrival.accept': () => person.press('button', /^(?:换成 赵经理|以 赵经理 登录)$/),
    'arrival.decline': () => person.press('button', /^(?:保持现在的账号|不登录)$/),
  },
  look,
});
