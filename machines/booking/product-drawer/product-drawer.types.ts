import type { Choice } from '../../../domain/mall/choice';
import type { DeliveryKind } from '../../../domain/mall/landed';
import type { OpenList } from '../../../domain/mall/lists';
import type { PackForm } from '../../../domain/mall/product';
import type { PackLine } from '../../../domain/mall/purchase';
import type { DeliveredPrice, MallItem } from '../../../domain/mall/sheet';
import type { ChangePurchaseOutcome, FindPersonOutcome, PurchaseFailureCode } from '../purchase-list';
import type { ShelfFailureCode } from '../../support/shelf';

type Failed = { ok: false; failure: { code: ShelfFailureCode } };

export type LoadItemInput = { productId: string };
/** `missing`: not for sale, or not to be shown. */
export type LoadItemOutcome = { ok: true; item: MallItem } | { ok: false; failure: { code: 'missing' } } | Failed;

export type AskLandedInput = {
  productId: string;
  pack: PackForm;
  kg: number;
  city: string;
  way: DeliveryKind;
  to: string;
};
export type AskLandedOutcome = { ok: true; landed: DeliveredPrice } | Failed;

/** Adds the choice of the drawer to the list; `listId`: the displayed list when there are several. */
export type AddLineInput = { line: PackLine; listId: string | undefined };
export type AddLineOutcome = ChangePurchaseOutcome;
export type { FindPersonOutcome };

export type ProductDrawerInput = {
  productId: string;
  kg: number | null;
  to: string | null;
};

export type ProductDrawerEvent =
  | { type: 'choice.change'; change: Partial<Choice> }
  | { type: 'product.retry' }
  | { type: 'landed.retry' }
  | { type: 'list.add' };

export type ProductDrawerContext = ProductDrawerInput & {
  item: MallItem | null;
  choice: Choice;
  landed: DeliveredPrice | null;
  failureCode: ShelfFailureCode | null;
  landedFailureCode: ShelfFailureCode | null;
  /**
   * Last addition, the quantity it replaced, and the list when there are several; null before, and after another
   * choice.
   */
  added: { kg: number; replacedKg: number | null; onto: OpenList | null } | null;
  listFailureCode: PurchaseFailureCode | null;
};
