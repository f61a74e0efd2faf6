import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import {
  selectVerification,
  verificationIntents,
  type VerificationActor,
  type VerificationSnapshot,
} from '../../../machines/identity/verification';
import { severalFaults } from '../../../src/copy/words/several-faults';
import { userCenterCopy } from '../../../src/copy/people/user-center';
import { VerificationPageView } from '../../../src/features/user-center/verification-page';
import { chooseFile } from '../../support/model/choose-file';
import { walkView } from '../../support/model/walk-view';
import { verificationPlan } from '../../support/plans/identity/verification.plan';

const { verification: copy, status } = userCenterCopy;

function Page({ actor }: { actor: VerificationActor }) {
  const view = useSelector(actor, selectVerification, shallowEqual);
  return <VerificationPageView view={view} on={verificationIntents(actor)} />;
}

const FIELDS = { enterpriseName: copy.name.label, creditCode: copy.code.label } as const;

function lookAtForm({
  context: { form, isOverruled, faults, failureCode, licence, focus },
  ...now
}: VerificationSnapshot) {
  for (const [field, label] of Object.entries(FIELDS) as [keyof typeof FIELDS, string][]) {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    expect(input.value).toBe(form[field]);
    expect(input.readOnly, 'nothing is edited while the answer is awaited').toBe(now.hasTag('busy'));
    expect(input.getAttribute('aria-invalid')).toBe(faults[field] === undefined ? null : 'true');
    if (focus.field === field && faults[field]) expect(document.activeElement).toBe(input);
  }
  expect(screen.queryByText(copy.overruled) !== null, 'newer facts are said to have won').toBe(isOverruled);
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const told = Object.values(faults).map((fault) => copy.fault[fault]);
  for (const fault of told) expect(screen.queryByText(fault), 'every complaint stands there').not.toBeNull();
  const several = severalFaults(told);
  const heard = [...(several === null ? told : [several]), ...(failureCode ? [copy.failure[failureCode]] : [])];
  expect(alerts, 'several are told in one sentence').toEqual(heard);
  expect(screen.queryByText('营业执照.jpg') !== null, 'the chosen file is named').toBe(licence !== null);
}

function look(now: VerificationSnapshot) {
  const { facts } = now.context;
  if (now.hasTag('loading')) return expect(screen.getByRole('status').textContent).toBe(copy.loading);
  if (now.hasTag('unavailable')) return expect(screen.getByText(copy.unavailable.title)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(status[facts.status].text);
  expect(screen.queryByRole('button', { name: copy.refresh }) !== null).toBe(now.hasTag('waiting'));
  expect(screen.queryByLabelText(copy.name.label) !== null, 'only open papers can be filled').toBe(
    now.hasTag('editing'),
  );
  if (now.hasTag('editing')) lookAtForm(now);
  else expect(screen.getByText(facts.creditCode)).toBeTruthy();
  if (facts.status === 'REJECT') expect(screen.getByRole('status').textContent).toContain(facts.reason);
}

walkView({
  plan: verificationPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'licence.choose': ({ licence }) => chooseFile(screen.queryByLabelText(/^(选择文件|换一份)$/), [licence]),
    'facts.refresh': () => person.press('button', /^(重试|刷新状态)$/),
    'field.change': async ({ change }) => {
      const [[field, value] = []] = Object.entries(change);
      await person.type(FIELDS[field as keyof typeof FIELDS], String(value));
    },
    'licence.remove': () => person.press('button', copy.licence.remove),
    'form.submit': () => person.press('button', /^(提交认证|重新提交)$/),
  },
  look,
});
