import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { Checkbox } from '../../../src/ui/form/checkbox';

afterEach(cleanup);

type Props = Partial<Parameters<typeof Checkbox>[0]>;

function drawn(props: Props) {
  const onChange = vi.fn<(isChecked: boolean) => void>();
  render(
    <Checkbox name="agree" isChecked={false} onChange={onChange} {...props}>
      同意
    </Checkbox>,
  );
  return { box: screen.getByRole('checkbox'), onChange };
}

it.each([
  ['is required', { isRequired: true }, 'aria-required'],
  ['is wrong', { isInvalid: true }, 'aria-invalid'],
  ['stays as it is', { isReadOnly: true }, 'aria-disabled'],
] as const)('a checkbox that %s is announced so, and no other', (_, props, said) => {
  expect(drawn(props).box.getAttribute(said)).toBe('true');
  cleanup();
  expect(drawn({}).box.hasAttribute(said)).toBe(false);
});

it('a checkbox reports its new value unless read-only', () => {
  const free = drawn({ isChecked: true });
  fireEvent.click(free.box);
  expect(free.onChange.mock.calls).toEqual([[false]]);
  cleanup();
  const kept = drawn({ isReadOnly: true });
  fireEvent.click(kept.box);
  expect(kept.onChange).not.toHaveBeenCalled();
});

it('a checkbox is labelled by its text or its given label', () => {
  drawn({});
  expect(screen.getByRole('checkbox', { name: '同意' })).not.toBeNull();
  cleanup();
  drawn({ readAs: '同意货运协议' });
  expect(screen.getByRole('checkbox', { name: '同意货运协议' })).not.toBeNull();
});
