import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';

import type { PasswordActor, PasswordField, PasswordSnapshot } from '../../../machines/identity/password';
import { isOpen } from '../../../machines/support/is-open';
import { credentialFaultCopy } from '../../../src/copy/people/credentials';
import { passwordCopy as copy } from '../../../src/copy/people/password';
import { PasswordDialog } from '../../../src/features/password/password-dialog';
import { walkView } from '../../support/model/walk-view';
import { passwordPlan } from '../../support/plans/identity/password.plan';

/** Renders the dialog while it is open. */
function Page({ actor }: { actor: PasswordActor }) {
  return useSelector(actor, isOpen) ? <PasswordDialog actor={actor} /> : <p>page</p>;
}

const FIELDS: Record<PasswordField, string> = {
  oldPassword: '原密码',
  newPassword: '新密码',
  passwordAgain: '再次输入新密码',
};

function look({ context: { form, faults, failureCode, focus }, ...now }: PasswordSnapshot) {
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null, 'the dialog is there exactly while it is open').toBe(now.hasTag('open'));
  if (!dialog) return;
  for (const [field, label] of Object.entries(FIELDS) as [PasswordField, string][]) {
    const input = within(dialog).getByLabelText<HTMLInputElement>(label, { exact: true });
    const isBlamed = faults[field] !== undefined || (field === 'oldPassword' && failureCode === 'oldPasswordRefused');
    expect(input.value).toBe(form[field]);
    expect(input.autocomplete, 'a vault of passwords knows which is which').toBe(
      field === 'oldPassword' ? 'current-password' : 'new-password',
    );
    expect(input.readOnly, 'nothing is edited while the answer is awaited').toBe(now.hasTag('busy'));
    expect(input.getAttribute('aria-invalid')).toBe(isBlamed ? 'true' : null);
    if (faults[field]) expect(dialog.textContent).toContain(credentialFaultCopy[faults[field]]);
    if (focus.field === field && isBlamed)
      expect(document.activeElement, 'the first wrong field is at hand').toBe(input);
  }
  if (failureCode) expect(dialog.textContent).toContain(copy.failure[failureCode]);
  const submit = within(dialog).getByRole('button', { name: now.hasTag('busy') ? copy.submit.busy : copy.submit.idle });
  expect(submit.getAttribute('aria-busy')).toBe(String(now.hasTag('busy')));
  expect(dialog.querySelector('.animate-slide') !== null, 'a line runs while it is on its way').toBe(
    now.hasTag('busy'),
  );
}

walkView({
  plan: passwordPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'password.hide': () => person.press('button', copy.cancel),
    'field.change': async ({ change }) => {
      const [[field, value] = []] = Object.entries(change);
      await person.type(FIELDS[field as PasswordField], String(value));
    },
    'form.submit': () => person.press('button', copy.submit.idle),
  },
  byWorld: {
    'password.show': 'the head of a page',
  },
  look,
});
