import { person } from '#person';
import { screen } from '@testing-library/react';

/** Result of an action without a control to press. */
export const NOTHING_TO_PRESS = Symbol('nothing to press');

/** Result for a sample without a control on this screen. */
export const FROM_ELSEWHERE = Symbol('from elsewhere');

/** Press on a removed control: it is late and must change nothing. */
export const late = (): Promise<typeof NOTHING_TO_PRESS> => Promise.resolve(NOTHING_TO_PRESS);

/** Decided by event and situation alone, never by the screen: a missing button is a fault. */
export const elsewhere = (): Promise<typeof FROM_ELSEWHERE> => Promise.resolve(FROM_ELSEWHERE);

type Role = Parameters<typeof person.press>[0];

/** Presses the control of that name; without one the press is late. */
export const pressOrLate = (role: Role, name: string | RegExp): Promise<void | typeof NOTHING_TO_PRESS> =>
  screen.queryAllByRole(role, { name }).length === 1 ? person.press(role, name) : late();
