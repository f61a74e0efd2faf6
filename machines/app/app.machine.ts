import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { smsCountdownMachine } from '../sms-countdown';
import type { AppContext, AppInput } from './app.types';

const chart = setup({
  types: { input: {} as AppInput, context: {} as AppContext },
  actors: { smsCountdown: smsCountdownMachine },
});

/** The root of every actor on a page. It owns its children's lifetimes; a flow's rules stand in the flow's own chart. */
export const appMachine = chart.createMachine({
  id: 'app',
  description: '整个应用：各流程的共同起点',
  context: ({ input }) => input,
  invoke: {
    id: 'smsCountdown',
    src: 'smsCountdown',
    input: ({ context }) => ({ now: context.now, resendAt: context.smsResendAt }),
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;
