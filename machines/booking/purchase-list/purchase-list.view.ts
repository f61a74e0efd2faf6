import {
  purchaseLines,
  purchaseSums,
  type Delivery,
  type PackLine,
  type PurchaseSheet,
  type PurchaseSums,
} from '../../../domain/mall/purchase';
import type { ListMerge, ListSummary, NameFault } from '../../../domain/mall/lists';
import type { TypedFault } from '../../../domain/mall/quantity';
import type { PurchaseListActor, PurchaseListSnapshot } from './purchase-list.machine';
import { askingFault, canAsk, canRetry, openList, typedFault } from './purchase-list.rules';
import {
  ASKED_OF_LISTS,
  type ArrangeChange,
  type AskedOfLists,
  type ListAsking,
  type PurchaseFailureCode,
  type PurchaseLostCode,
  type ReplacedKg,
} from './purchase-list.types';

const STAGES = ['loading', 'signedOut', 'shown'] as const;

export type TypedCount = { count: string; fault: TypedFault | null };

export type PurchaseListView = {
  stage: (typeof STAGES)[number] | 'lost';
  lostCode: PurchaseLostCode;
  sheet: PurchaseSheet | null;
  /** Null while typed counts are unsaved. */
  sums: PurchaseSums | null;
  typed: Readonly<Record<string, TypedCount>>;
  /** The displayed list, of several; null with an older gateway, which has one list. */
  open: ListSummary | null;
  asking: (Pick<ListAsking, 'what' | 'name'> & { fault: NameFault | null }) | null;
  askable: readonly AskedOfLists[];
  canRetry: boolean;
  brought: ListMerge | null;
  removed: PackLine | null;
  replaced: ReplacedKg | null;
  isBusy: boolean;
  isFinding: boolean;
  failureCode: PurchaseFailureCode | null;
};

export function selectPurchaseList(snapshot: PurchaseListSnapshot): PurchaseListView {
  const { context } = snapshot;
  const { sheet, typed, asking, brought, removed, replaced, failureCode, lostCode } = context;
  const lines = sheet ? purchaseLines(sheet) : [];
  const open = lines.flatMap((line) => {
    const count = typed[line.lineId];
    return count === undefined ? [] : [[line.lineId, { count, fault: typedFault(line, count) }] as const];
  });
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    lostCode,
    sheet,
    sums: sheet && open.length === 0 ? purchaseSums(sheet) : null,
    typed: Object.fromEntries(open),
    open: openList(context),
    asking: asking && {
      what: asking.what,
      name: asking.name,
      fault: asking.isTried ? askingFault(context, asking) : null,
    },
    askable: ASKED_OF_LISTS.filter((what) => canAsk(context, what)),
    canRetry: canRetry(context),
    brought,
    removed,
    replaced,
    isBusy: snapshot.hasTag('busy'),
    isFinding: snapshot.hasTag('finding'),
    failureCode,
  };
}

export const purchaseListIntents = (actor: PurchaseListActor) => ({
  signIn: () => actor.send({ type: 'person.find' }),
  refresh: () => actor.send({ type: 'list.refresh' }),
  type: (lineId: string, count: string) => actor.send({ type: 'line.type', lineId, count }),
  remove: (lineId: string) => actor.send({ type: 'line.remove', lineId }),
  arrange: (change: ArrangeChange) => actor.send({ type: 'lines.arrange', change }),
  undo: () => actor.send({ type: 'line.undo' }),
  deliver: (delivery: Delivery) => actor.send({ type: 'delivery.choose', delivery }),
  open: (listId: string) => actor.send({ type: 'list.open', listId }),
  askOfList: (what: AskedOfLists) => actor.send({ type: 'list.ask', what }),
  name: (name: string) => actor.send({ type: 'list.name', name }),
  leave: () => actor.send({ type: 'list.leave' }),
  confirm: () => actor.send({ type: 'list.confirm' }),
  renew: () => actor.send({ type: 'price.renew' }),
  retry: () => actor.send({ type: 'change.retry' }),
});

export type PurchaseListIntents = ReturnType<typeof purchaseListIntents>;
