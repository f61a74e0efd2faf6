import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectStaffSignIn, type StaffSignInSnapshot } from '../../../machines/house/staff-sign-in';
import { staffSignInCopy as copy } from '../../../src/copy/house/staff-sign-in';
import { StaffSignIn } from '../../../src/features/house/staff-sign-in';
import { walkView } from '../../support/model/walk-view';
import { CODES, staffSignInPlan } from '../../support/plans/house/staff-sign-in.plan';

const TITLES = { code: copy.steps.code.title, recovery: copy.steps.recovery.title, begin: copy.steps.begin.title };

function look(now: StaffSignInSnapshot) {
  const { stage, step, form, faults, failureCode, recoveryCodes, isBusy } = selectStaffSignIn(now);
  if (now.matches('inside')) return;
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  const titles = { door: copy.title, factor: TITLES[step], locked: copy.locked.title, codes: copy.codes.title };
  expect(heading).toBe(titles[stage]);
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  if (stage === 'locked') return expect(alerts).toEqual([copy.locked.text(now.context.seconds)]);
  if (stage === 'codes') {
    for (const code of CODES) expect(screen.getByText(code)).toBeTruthy();
    return expect(recoveryCodes).toEqual(CODES);
  }
  const told = Object.values(faults).flatMap((fault) => (fault ? [copy.fault[fault]] : []));
  for (const fault of told) expect(screen.queryByText(fault)).not.toBeNull();
  const heard = told.length < 2 ? told : [expect.stringMatching(`^有 ${told.length} 处需要修改：`)];
  expect(alerts).toEqual([...heard, ...(failureCode ? [copy.failure[failureCode]] : [])]);
  if (stage === 'door') expect(screen.getByLabelText<HTMLInputElement>(copy.fields.login).value).toBe(form.login);
  const submit = stage === 'door' ? copy.next : copy.enter;
  const name = isBusy ? submit.busy : submit.idle;
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe(String(isBusy));
}

walkView({
  plan: staffSignInPlan,
  mount: (actor) => <StaffSignIn actor={actor} />,
  perform: {
    'field.change': ({ field, value }) => person.type(copy.fields[field], value),
    'password.submit': () => person.press('button', /^(?:下一步|正在核对…)$/),
    'factor.submit': () => person.press('button', /^(?:登录|正在核对…)$/),
    'recovery.choose': () => person.press('button', copy.toRecovery),
    'code.choose': () => person.press('button', copy.toCode),
    'door.return': () => person.press('button', copy.toDoor),
    'codes.note': () => person.press('button', copy.codes.noted),
  },
  look,
});
