import { newEditionsMachine } from '../../../machines/identity/new-editions';
import type { SessionActor } from '../../../machines/identity/session';
import { seenWatcher } from '../../effects/seen-watcher';
import { personWatcher } from '../../effects/session/person-watcher';
import { writeDismissedEditions } from '../../effects/session/told-editions';
import type { LateCalls } from '../calls/late-calls';

export const composeEditions = (late: LateCalls, session: () => SessionActor) =>
  newEditionsMachine.provide({
    actors: {
      personWatcher: personWatcher(session),
      seenWatcher,
      loadEditions: late.loadEditions,
      agreeToEditions: late.agreeToEditions,
    },
    actions: { keepTold: (_, { told }) => writeDismissedEditions(told) },
  });
