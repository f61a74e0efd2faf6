import type { Choice } from '../../../domain/mall/choice';
import type { Landed, MallItem } from '../../../domain/mall/sheet';
import type { ShelfFailureCode } from '../../support/shelf';
import type { ProductDrawerActor, ProductDrawerSnapshot } from './product-drawer.machine';

export type ProductDrawerView = {
  productId: string;
  /** Null until it has come. */
  item: MallItem | null;
  isMissing: boolean;
  failureCode: ShelfFailureCode | null;
  choice: Choice;
  landed: Landed | null;
  isAsking: boolean;
  landedFailureCode: ShelfFailureCode | null;
};

export const selectProductDrawer = (snapshot: ProductDrawerSnapshot): ProductDrawerView => {
  const { productId, item, failureCode, choice, landed, landedFailureCode } = snapshot.context;
  return {
    productId,
    item,
    isMissing: snapshot.hasTag('missing'),
    failureCode,
    choice,
    landed,
    isAsking: snapshot.hasTag('asking'),
    landedFailureCode,
  };
};

/** Everything a view may ask for. */
export const productDrawerIntents = (actor: ProductDrawerActor) => ({
  change: (change: Partial<Choice>) => actor.send({ type: 'choice.change', change }),
  retry: () => actor.send({ type: 'product.retry' }),
  retryLanded: () => actor.send({ type: 'landed.retry' }),
});

export type ProductDrawerIntents = ReturnType<typeof productDrawerIntents>;
