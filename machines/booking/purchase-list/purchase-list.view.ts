import {
  linesIn,
  sumsOf,
  type Delivery,
  type Listed,
  type PurchaseSheet,
  type PurchaseSums,
} from '../../../domain/mall/purchase';
import type { QuantityFault } from '../../../domain/mall/quantity';
import type { PurchaseListActor, PurchaseListSnapshot } from './purchase-list.machine';
import { typedFault } from './purchase-list.rules';
import type { PurchaseFailureCode, PurchaseLostCode, ReplacedKg } from './purchase-list.types';

const STAGES = ['loading', 'signedOut', 'shown'] as const;

/** Kilograms that are typed and not kept yet, and what is wrong with them. */
export type TypedKg = { kg: string; fault: QuantityFault | null };

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type PurchaseListView = {
  stage: (typeof STAGES)[number] | 'lost';
  lostCode: PurchaseLostCode;
  sheet: PurchaseSheet | null;
  /** Null while something is typed that is not in it. */
  sums: PurchaseSums | null;
  typed: Readonly<Record<string, TypedKg>>;
  removed: Listed | null;
  replaced: ReplacedKg | null;
  isBusy: boolean;
  isFinding: boolean;
  failureCode: PurchaseFailureCode | null;
};

export function selectPurchaseList(snapshot: PurchaseListSnapshot): PurchaseListView {
  const { sheet, typed, removed, replaced, failureCode, lostCode } = snapshot.context;
  const lines = sheet ? linesIn(sheet) : [];
  const open = lines.flatMap((line) => {
    const kg = typed[line.lineId];
    return kg === undefined ? [] : [[line.lineId, { kg, fault: typedFault(line, kg) }] as const];
  });
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    lostCode,
    sheet,
    sums: sheet && open.length === 0 ? sumsOf(sheet) : null,
    typed: Object.fromEntries(open),
    removed,
    replaced,
    isBusy: snapshot.hasTag('busy'),
    isFinding: snapshot.hasTag('finding'),
    failureCode,
  };
}

/** Everything a view may ask for. */
export const purchaseListIntents = (actor: PurchaseListActor) => ({
  signIn: () => actor.send({ type: 'person.find' }),
  refresh: () => actor.send({ type: 'list.refresh' }),
  type: (lineId: string, kg: string) => actor.send({ type: 'line.type', lineId, kg }),
  remove: (lineId: string) => actor.send({ type: 'line.remove', lineId }),
  undo: () => actor.send({ type: 'line.undo' }),
  deliver: (delivery: Delivery) => actor.send({ type: 'delivery.choose', delivery }),
  renew: () => actor.send({ type: 'price.renew' }),
  retry: () => actor.send({ type: 'change.retry' }),
});

export type PurchaseListIntents = ReturnType<typeof purchaseListIntents>;
