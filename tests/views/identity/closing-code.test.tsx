import { person } from '#person';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { ClosingProof, type ClosingParts } from '../../../src/features/user-center/closing-proof';
import { idle, sent } from '../../../stories/identity/login.fixtures';

const on: ClosingParts['on'] = {
  begin: () => {},
  drop: () => {},
  change: () => {},
  requestCode: () => {},
  confirm: () => {},
};

const parts = (turn: number | null, countdown: ClosingParts['countdown']): ClosingParts => ({
  view: {
    stage: 'asking',
    facts: { living: [], enquiries: 0, phone: '13800138000' },
    typed: { proof: 'code', password: '', code: '', isUnderstood: true },
    wrong: [],
    failureCode: null,
    focus: turn === null ? { on: null, turn: 0 } : { on: 'code', turn },
    isBusy: false,
  },
  countdown,
  on,
});

const hasFocus = async () => document.activeElement === (await screen.findByRole('textbox'));

it('the code field takes the focus when it appears and again after the code is sent', async () => {
  const { rerender } = render(<ClosingProof {...parts(1, idle)} />);
  await vi.waitFor(async () => expect(await hasFocus()).toBe(true));
  screen.getByRole('button', { name: /验证码|获取/ }).focus();
  rerender(<ClosingProof {...parts(1, sent)} />);
  await vi.waitFor(async () => expect(await hasFocus()).toBe(true));
});

it('the code field takes no focus before it is due', async () => {
  await person.opens(<ClosingProof {...parts(null, sent)} />);
  expect(await hasFocus()).toBe(false);
});
