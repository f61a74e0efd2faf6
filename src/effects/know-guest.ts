import { fromPromise } from 'xstate';

import type { Guest } from '../../machines/shell/header';
import { selectIsKnown, selectIsSpecialEnterprise, type SessionActor } from '../../machines/identity/session';
import { userSettled } from './session/settled';

/** No timeout here: the chart has its own limit. */
export const knowGuest = (session: () => SessionActor) =>
  fromPromise<Guest, undefined>(async () => {
    if (!selectIsKnown(session().getSnapshot())) await userSettled(session(), Infinity);
    return { isSpecial: selectIsSpecialEnterprise(session().getSnapshot()) };
  });
