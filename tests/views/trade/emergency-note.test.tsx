import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { blankWh } from '../../../domain/modes/wh/form';
import { EmergencyFields } from '../../../src/trade/people/contact-fields';

const parts = {
  view: { form: blankWh, faults: [], required: [], isLocked: false, focus: { path: '', turn: 0 } },
  on: { edit: vi.fn<() => void>(), leave: vi.fn<() => void>() },
  lists: null,
};

it.each([
  ['US', true],
  ['CA', true],
  ['NL', false],
  ['', false],
])('the emergency contact requires English when goods arrive in %j: %s', (country, isAsked) => {
  render(<EmergencyFields parts={parts} country={country} />);
  expect(screen.queryByText(/往北美需能讲英语/) !== null).toBe(isAsked);
  expect(screen.getByText(/24 小时有人接听/)).toBeDefined();
});
