import { createMachine } from 'xstate';

/** Stands in for a chart whose code has not come yet: nothing is open, nothing happens. */
export const absentMachine = createMachine({ id: 'absent', description: '尚未载入' });

/** Is this the chart itself, or what stands in for it? */
export const hasCome = (snapshot: { machine: { id: string } } | undefined): boolean =>
  snapshot !== undefined && snapshot.machine.id !== absentMachine.id;
