import type { FclOrderForm, GoodsRow } from '../../../domain/order/form';
import { fclOrderFaults, type OrderFacts } from '../../../domain/order/rules';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';

/** Every fault as `path code`, so that one too many is seen as well as one too few. */
export const told = (form: FclOrderForm, facts: OrderFacts = factsFor()): string[] =>
  fclOrderFaults(form, facts).map(({ path, code }) => `${path} ${code}`);

export const withOrder = (change: Partial<FclOrderForm>, facts?: OrderFacts): string[] =>
  told({ ...dangerousOrder, ...change }, facts);

export const withGoods = (change: Partial<GoodsRow>, facts?: OrderFacts): string[] =>
  withOrder({ goods: [{ ...methanol, ...change }] }, facts);

export const withGeneral = (change: Partial<FclOrderForm>): string[] => told({ ...generalOrder, ...change });
