import { createRoot, type Root } from 'react-dom/client';
import { page, userEvent } from 'vitest/browser';

import '../../src/ui/ui.css';
import type { Person } from './person.types';

let root: Root | null = null;
let host: HTMLElement | null = null;

export const person: Person = {
  opens: async (view) => {
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
    root.render(view);
  },
  leaves: async () => {
    root?.unmount();
    host?.remove();
    root = host = null;
  },
  press: (role, name, held) =>
    page.getByRole(role, { name, exact: true }).click(held ? { modifiers: [held] } : undefined),
  type: (label, text) => page.getByLabelText(label, { exact: true }).fill(text),
  choose: (label, key) => page.getByLabelText(label, { exact: true }).selectOptions(key),
  pressKey: (key) => userEvent.keyboard(`{${key}}`),
  sitsBefore: (width) => page.viewport(width, 900),
  witnesses: async (event) => event(),
};
