import type { CaseFinding } from '../../../../../domain/house/finding-answers';
import type { OrderDesk } from '../../../../orders/order-service/desk';
import type { DeskOrder } from '../../../../orders/order-service/desk-order';
import type { ActOf } from '../../case-desk';

export type GateTruck = { code: string; title: string; text: string; mayCome: boolean; mayMiss: boolean };

export type AtDesk = { order: DeskOrder; findings: CaseFinding[]; trucks: readonly GateTruck[] };

export type ActOfCase = ActOf<AtDesk, OrderDesk>;

export async function runAct(
  desk: OrderDesk,
  name: string,
  asked: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const act = desk.acts.find((one) => one.name === name);
  if (!act || !('says' in act)) throw new Error(`the desk knows no ${name}`);
  return act.says(asked);
}
