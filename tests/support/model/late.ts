import { person } from '#person';
import { screen } from '@testing-library/react';

/** What a hand says that finds nothing to press. */
export const NOTHING_TO_PRESS = Symbol('nothing to press');

/** What a hand says of a sample that this screen has no control for, whatever stands on it. */
export const FROM_ELSEWHERE = Symbol('from elsewhere');

/** A press on what is not on the screen any more: it comes too late, and has to change nothing. */
export const late = (): Promise<typeof NOTHING_TO_PRESS> => Promise.resolve(NOTHING_TO_PRESS);

/** Said of the event and the situation alone, and never of what is found on the screen: a lost button is a fault. */
export const elsewhere = (): Promise<typeof FROM_ELSEWHERE> => Promise.resolve(FROM_ELSEWHERE);

type Role = Parameters<typeof person.press>[0];

/** Presses the control of that name; where there is none, the wish comes too late. */
export const pressOrLate = (role: Role, name: string | RegExp): Promise<void | typeof NOTHING_TO_PRESS> =>
  screen.queryAllByRole(role, { name }).length === 1 ? person.press(role, name) : late();
