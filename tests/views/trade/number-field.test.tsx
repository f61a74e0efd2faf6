import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { FormText } from '../../../src/trade/fields/fields';

const drawn = (isNumber: boolean, value: string) => {
  const on = { edit: vi.fn<(edit: object) => void>(), leave: vi.fn<(path: string) => void>() };
  const view = { form: { kg: value }, faults: [], required: [], isLocked: false, focus: { path: '', turn: 0 } };
  render(<FormText parts={{ view, on, lists: null }} path="kg" label="毛重" isNumber={isNumber} />);
  return { on, field: screen.getByRole('textbox', { name: '毛重' }) };
};

describe('full-width number input', () => {
  it('becomes half-width on leaving the field', () => {
    const { on, field } = drawn(true, '１４，１６０．００');
    fireEvent.blur(field);
    expect(on.edit).toHaveBeenCalledWith({ kind: 'set', path: 'kg', value: '14,160.00' });
    expect(on.leave).toHaveBeenCalledWith('kg');
  });

  it('is unchanged during typing and when already half-width', () => {
    const { on, field } = drawn(true, '14,160.00');
    fireEvent.blur(field);
    expect(on.edit).not.toHaveBeenCalled();
  });

  it('stays full-width in a text field', () => {
    const { on, field } = drawn(false, '易碎，小心');
    fireEvent.blur(field);
    expect(on.edit).not.toHaveBeenCalled();
  });
});

it('a code becomes upper-case on leaving its field and looks so during typing', () => {
  const on = { edit: vi.fn<(edit: object) => void>(), leave: vi.fn<(path: string) => void>() };
  const view = {
    form: { no: 'csqu３054383' },
    faults: [],
    required: [],
    isLocked: false,
    focus: { path: '', turn: 0 },
  };
  render(<FormText parts={{ view, on, lists: null }} path="no" label="箱号" isCapital />);
  const field = screen.getByRole('textbox', { name: '箱号' });
  expect(field.style.textTransform).toBe('uppercase');
  fireEvent.blur(field);
  expect(on.edit).toHaveBeenCalledExactlyOnceWith({ kind: 'set', path: 'no', value: 'CSQU3054383' });
});
