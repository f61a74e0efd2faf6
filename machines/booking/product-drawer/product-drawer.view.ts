import { listedAs, type Choice } from '../../../domain/mall/choice';
import type { DeliveredPrice, MallItem } from '../../../domain/mall/sheet';
import type { ShelfFailureCode } from '../../support/shelf';
import type { ProductDrawerActor, ProductDrawerSnapshot } from './product-drawer.machine';
import type { ProductDrawerContext } from './product-drawer.types';

export type ProductDrawerView = {
  productId: string;
  item: MallItem | null;
  isMissing: boolean;
  failureCode: ShelfFailureCode | null;
  choice: Choice;
  landed: DeliveredPrice | null;
  isAsking: boolean;
  landedFailureCode: ShelfFailureCode | null;
  added: ProductDrawerContext['added'];
  isAdding: boolean;
  /** True for whole packs from a store. */
  canAdd: boolean;
  listFailureCode: ProductDrawerContext['listFailureCode'];
};

export const selectProductDrawer = (snapshot: ProductDrawerSnapshot): ProductDrawerView => {
  const { productId, item, failureCode, choice, landed, landedFailureCode, added, listFailureCode } = snapshot.context;
  return {
    productId,
    item,
    isMissing: snapshot.hasTag('missing'),
    failureCode,
    choice,
    landed,
    isAsking: snapshot.hasTag('asking'),
    landedFailureCode,
    added,
    isAdding: snapshot.hasTag('adding'),
    canAdd: item !== null && listedAs(item, choice) !== null,
    listFailureCode,
  };
};

export const productDrawerIntents = (actor: ProductDrawerActor) => ({
  change: (change: Partial<Choice>) => actor.send({ type: 'choice.change', change }),
  retry: () => actor.send({ type: 'product.retry' }),
  retryLanded: () => actor.send({ type: 'landed.retry' }),
  add: () => actor.send({ type: 'list.add' }),
});

export type ProductDrawerIntents = ReturnType<typeof productDrawerIntents>;
