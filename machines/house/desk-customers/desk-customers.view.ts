import type { CustomerRef } from '../../../domain/house/customers';
import type { DeskCustomersActor, DeskCustomersSnapshot } from './desk-customers.machine';
import type { DeskCustomersContext } from './desk-customers.types';

const STAGES = ['seeking', 'reading', 'shown', 'gone', 'failed'] as const;

export type DeskCustomersView = DeskCustomersContext & { stage: (typeof STAGES)[number]; isFinding: boolean };

export const selectDeskCustomers = (snapshot: DeskCustomersSnapshot): DeskCustomersView => ({
  ...snapshot.context,
  stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'seeking',
  isFinding: snapshot.hasTag('finding'),
});

export const deskCustomersIntents = (actor: DeskCustomersActor) => ({
  type: (text: string) => actor.send({ type: 'text.type', text }),
  seek: () => actor.send({ type: 'text.seek' }),
  open: (ref: CustomerRef) => actor.send({ type: 'customer.open', ref }),
  close: () => actor.send({ type: 'customer.close' }),
  retry: () => actor.send({ type: 'customer.retry' }),
});

export type DeskCustomersIntents = ReturnType<typeof deskCustomersIntents>;
