import type { OrderDesk } from '../../../server/orders/order-service/desk';

/** The desk asks for something besides a move, by the name of its door; what it says is checked as it is there. */
export async function deskSays(desk: OrderDesk, name: string, said: object): Promise<object | void> {
  const act = desk.acts.find((one) => one.name === name);
  if (!act || !('says' in act)) throw new Error(`the desk has no ${name} to say`);
  return act.says(said);
}
