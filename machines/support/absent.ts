import { createMachine } from 'xstate';

import { PICTURES } from './left-out';

/** Placeholder for a chart whose code is still loading: nothing opens or happens. */
export const absentMachine = createMachine({ id: 'absent', description: PICTURES && '尚未载入' });

/** False for the placeholder. */
export const hasCome = (snapshot: { machine: { id: string } } | undefined): boolean =>
  snapshot !== undefined && snapshot.machine.id !== absentMachine.id;
