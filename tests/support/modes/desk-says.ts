import type { OrderDesk } from '../../../server/orders/order-service/desk';

/** Calls a desk action by its route name, with the input validated. */
export async function deskSays(desk: OrderDesk, name: string, said: object): Promise<object | void> {
  const act = desk.acts.find((one) => one.name === name);
  if (!act || !('says' in act)) throw new Error(`the desk has no ${name} to say`);
  return act.says(said);
}
