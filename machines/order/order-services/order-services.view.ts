import type { OrderServicesActor, OrderServicesSnapshot } from './order-services.machine';
import type { ServicesFailureCode, ServicesPrice } from './order-services.types';

export type OrderServicesView = {
  isBusy: boolean;
  price: ServicesPrice | null;
  failureCode: ServicesFailureCode | null;
};

export const selectOrderServices = (snapshot: OrderServicesSnapshot): OrderServicesView => ({
  isBusy: snapshot.hasTag('busy'),
  price: snapshot.context.price,
  failureCode: snapshot.context.failureCode,
});

/** Everything a view may ask for. */
export const orderServicesIntents = (actor: OrderServicesActor) => ({
  retry: () => actor.send({ type: 'services.retry' }),
});

export type OrderServicesIntents = ReturnType<typeof orderServicesIntents>;
