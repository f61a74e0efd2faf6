import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { purchaseChange, purchaseList, purchasePasted } from '../../../contract/mall/purchase';
import type { PurchaseChange } from '../../../domain/mall/purchase';
import type {
  ReadPastedInput,
  ReadPastedOutcome,
  TakePastedInput,
  TakePastedOutcome,
} from '../../../machines/booking/paste-list';
import type { AddLineInput, AddLineOutcome } from '../../../machines/booking/product-drawer';
import type {
  ChangePurchaseInput,
  ChangePurchaseOutcome,
  LoadPurchaseOutcome,
} from '../../../machines/booking/purchase-list';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { houseNow } from '../clock';
import { tellLines } from './line-watcher';

type Failed = Extract<ChangePurchaseOutcome, { ok: false }>;

const FAILED: Readonly<Record<string, Failed['code']>> = {
  [CODES.bounded]: 'full',
  [CODES.notFound]: 'gone',
  [CODES.expired]: 'signedOut',
  [CODES.sessionExpired]: 'signedOut',
};

const why = v.object({
  why: v.picklist(['moved', 'lists', 'named', 'noOrder']),
  open: v.optional(v.object({ listId: v.string(), name: v.string() })),
});

type Changing = { change: PurchaseChange; listId?: string | undefined };

async function changed(gateway: Gateway, asked: Changing, signal: AbortSignal): Promise<ChangePurchaseOutcome> {
  const reply = await gateway.call(purchaseChange, asked, { signal });
  if (reply.kind === 'done') {
    tellLines(reply.data.sheet);
    return { ok: true, ...reply.data, now: houseNow() };
  }
  if (reply.kind === 'refused' && v.is(why, reply.data))
    return { ok: false, code: reply.data.why, open: reply.data.open };
  const known = reply.kind === 'refused' ? FAILED[reply.code] : undefined;
  return { ok: false, code: known ?? unansweredCode(reply) };
}

const PASTE_CODES = ['full', 'moved', 'signedOut', 'network', 'unavailable'] as const;
const isPasteCode = (code: string): code is (typeof PASTE_CODES)[number] => PASTE_CODES.some((one) => one === code);

export const purchaseCallsOver = (gateway: Gateway, isSignedIn: () => boolean) => ({
  loadList: fromPromise<LoadPurchaseOutcome, undefined>(async ({ signal }) => {
    if (!isSignedIn()) return { ok: false, code: 'signedOut' };
    const reply = await gateway.call(purchaseList, {}, { signal });
    if (reply.kind === 'done') return { ok: true, sheet: reply.data, now: houseNow() };
    const isOut = reply.kind === 'refused' && FAILED[reply.code] === 'signedOut';
    return { ok: false, code: isOut ? 'signedOut' : unansweredCode(reply) };
  }),
  changeList: fromPromise<ChangePurchaseOutcome, ChangePurchaseInput>(({ input, signal }) =>
    changed(gateway, input, signal),
  ),
  readPasted: fromPromise<ReadPastedOutcome, ReadPastedInput>(async ({ input, signal }) => {
    const reply = await gateway.call(purchasePasted, input, { signal });
    if (reply.kind === 'done') return { ok: true, ...reply.data };
    const isOut = reply.kind === 'refused' && FAILED[reply.code] === 'signedOut';
    return { ok: false, code: isOut ? 'signedOut' : unansweredCode(reply) };
  }),
  takePasted: fromPromise<TakePastedOutcome, TakePastedInput>(async ({ input: { lines, listId }, signal }) => {
    const outcome = await changed(gateway, { change: { kind: 'take', lines: [...lines] }, listId }, signal);
    if (outcome.ok) return { ok: true, brought: outcome.brought ?? { taken: 0, stood: [], left: [] } };
    const { code } = outcome;
    return { ok: false, code: isPasteCode(code) ? code : 'unavailable' };
  }),
  addLine: fromPromise<AddLineOutcome, AddLineInput>(async ({ input: { line, listId }, signal }) =>
    isSignedIn()
      ? changed(gateway, { change: { kind: 'line', ...line, seenKg: null }, listId }, signal)
      : { ok: false, code: 'signedOut' },
  ),
});
