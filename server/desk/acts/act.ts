import type { CaseField, Said } from '../../../domain/house/case';
import type { CaseActId } from '../../../domain/house/duties';
import type { OrderDesk } from '../../orders/desk';
import type { DeskOrder } from '../../orders/desk-order';

/** A truck of the day that belongs to an order, as the people of a gate read it. */
export type GateTruck = { code: string; title: string; text: string; mayCome: boolean; mayMiss: boolean };

/** An order with all that the desk looks at besides. */
export type AtDesk = { order: DeskOrder; trucks: readonly GateTruck[] };

/**
 * Something that can be done with an order. `fields`: what is asked for along with it; null where it cannot be done now.
 * `does` hands that on to the very desk that every door uses, which judges it.
 */
export type ActOfCase = {
  id: CaseActId;
  name?(at: AtDesk): string;
  fields(at: AtDesk): CaseField[] | null;
  does(desk: OrderDesk, at: AtDesk, said: Said): Promise<unknown>;
};

/** A side act of the desk, with what it wants to be told. */
export async function ask(desk: OrderDesk, name: string, asked: Readonly<Record<string, unknown>>): Promise<unknown> {
  const act = desk.acts.find((one) => one.name === name);
  if (!act || !('says' in act)) throw new Error(`the desk knows no ${name}`);
  return act.says(asked);
}
