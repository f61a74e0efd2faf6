import type { CaseFinding } from '../../../../../domain/house/finding-answers';
import type { OrderDesk } from '../../../../orders/order-service/desk';
import type { DeskOrder } from '../../../../orders/order-service/desk-order';
import type { ActOf } from '../../case-desk';

/** A truck of the day that belongs to an order, as the people of a gate read it. */
export type GateTruck = { code: string; title: string; text: string; mayCome: boolean; mayMiss: boolean };

/** An order with all that the desk looks at besides. */
export type AtDesk = { order: DeskOrder; findings: CaseFinding[]; trucks: readonly GateTruck[] };

export type ActOfCase = ActOf<AtDesk, OrderDesk>;

/** A side act of the desk, with what it wants to be told. */
export async function ask(desk: OrderDesk, name: string, asked: Readonly<Record<string, unknown>>): Promise<unknown> {
  const act = desk.acts.find((one) => one.name === name);
  if (!act || !('says' in act)) throw new Error(`the desk knows no ${name}`);
  return act.says(asked);
}
