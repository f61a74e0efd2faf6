import type { ArrivalActor, ArrivalSnapshot } from './arrival.machine';
import type { AccountMeeting } from './arrival.types';

export type ArrivalView = { meeting: AccountMeeting | null };

export const selectArrival = (snapshot: ArrivalSnapshot): ArrivalView => ({
  meeting: snapshot.hasTag('asking') ? snapshot.context.meeting : null,
});

export const arrivalIntents = (actor: ArrivalActor) => ({
  accept: () => actor.send({ type: 'arrival.accept' }),
  decline: () => actor.send({ type: 'arrival.decline' }),
});

export type ArrivalIntents = ReturnType<typeof arrivalIntents>;
