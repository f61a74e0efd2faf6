import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import type { Person } from './person.types';

export const person: Person = {
  opens: async (view) => {
    render(view);
  },
  leaves: async () => cleanup(),
  press: async (role, name, held) => {
    fireEvent.click(screen.getByRole(role, { name }), { shiftKey: held === 'Shift' });
  },
  type: async (label, text) => {
    const field = screen.getByLabelText(label);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
  },
  choose: async (label, key) => void fireEvent.change(screen.getByLabelText(label), { target: { value: key } }),
  pressKey: async (key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  },
  sitsBefore: async () => {},
  witnesses: async (event) => {
    await act(async () => event());
  },
};
