import type { FclForm } from '../../../domain/modes/fcl/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { fclFaults } from '../../../domain/modes/fcl/mode';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';

export type Facts = OrderFacts<FclQuote>;

/** Every fault as `path code`, so that extra faults are detected too. */
export const told = (form: FclForm, facts: Facts = factsFor()): string[] =>
  fclFaults(form, facts).map(({ path, code }) => `${path} ${code}`);

export const withOrder = (change: Partial<FclForm>, facts?: Facts): string[] =>
  told({ ...dangerousOrder, ...change }, facts);

export const withGoods = (change: Partial<GoodsRow>, facts?: Facts): string[] =>
  withOrder({ goods: [{ ...methanol, ...change }] }, facts);

export const withGeneral = (change: Partial<FclForm>): string[] => told({ ...generalOrder, ...change });
