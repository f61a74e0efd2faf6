import type { Choice } from '../../../domain/mall/choice';
import type { LandedWay } from '../../../domain/mall/landed';
import type { OpenList } from '../../../domain/mall/lists';
import type { PackForm } from '../../../domain/mall/product';
import type { PackLine } from '../../../domain/mall/purchase';
import type { Landed, MallItem } from '../../../domain/mall/sheet';
import type { ChangePurchaseOutcome, FindPersonOutcome, PurchaseFailureCode } from '../purchase-list';
import type { ShelfFailureCode } from '../../support/shelf';

type Failed = { ok: false; failure: { code: ShelfFailureCode } };

export type LoadItemInput = { productId: string };
/** `missing`: nobody sells it, or it may not be shown. */
export type LoadItemOutcome = { ok: true; item: MallItem } | { ok: false; failure: { code: 'missing' } } | Failed;

export type AskLandedInput = {
  productId: string;
  pack: PackForm;
  kg: number;
  city: string;
  way: LandedWay;
  to: string;
};
export type AskLandedOutcome = { ok: true; landed: Landed } | Failed;

/** A line is put on the list as it stands in the drawer; `listId`: the list that is named there, of several. */
export type AddLineInput = { line: PackLine; listId: string | undefined };
export type AddLineOutcome = ChangePurchaseOutcome;
export type { FindPersonOutcome };

export type ProductDrawerInput = {
  productId: string;
  /** As the list was asked. */
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
  landed: Landed | null;
  failureCode: ShelfFailureCode | null;
  landedFailureCode: ShelfFailureCode | null;
  /** What was put on the list, what stood there before, and which list of several it is; null before it was, and once something else is chosen. */
  added: { kg: number; replacedKg: number | null; onto: OpenList | null } | null;
  listFailureCode: PurchaseFailureCode | null;
};
