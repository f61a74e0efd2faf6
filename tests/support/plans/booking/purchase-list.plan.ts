import { countPieces } from '../../../../domain/mall/quantity';
import { purchaseListMachine, type PurchaseListSnapshot } from '../../../../machines/booking/purchase-list';
import {
  CHANGED,
  FEWER,
  GLYCOL_LINE,
  HELD_UNTIL,
  LISTED,
  LISTED_AT,
  NOTHING_LISTED,
  OTHER_LIST,
  OVER,
  TOLUENE_LINE,
  TWO_LISTS,
} from '../../../../stories/booking/purchase.fixtures';
import { isOfLists, type ListSummary } from '../../../../domain/mall/lists';
import type { PurchaseChange, PurchaseSheet } from '../../../../domain/mall/purchase';
import { sharedPlan } from '../../model/plan';

const here = (sheet: PurchaseSheet) => ({ ok: true as const, sheet, now: LISTED_AT });
const kept = (sheet: PurchaseSheet, replacedKg: number | null = null) => ({
  ...here(sheet),
  replacedKg,
  brought: null,
});
const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });

const { lineId } = TOLUENE_LINE;
const [, OTHER] = TWO_LISTS.lists as [unknown, ListSummary];
const SECOND = 1_000;
const isQuiet = ({ context: { failureCode, replaced, asking } }: PurchaseListSnapshot): boolean =>
  failureCode === null && replaced === null && asking === null;
/** Independent features are walked only while nothing else happens. */
const isPlain = (snapshot: PurchaseListSnapshot): boolean =>
  isQuiet(snapshot) && snapshot.context.removed === null && Object.keys(snapshot.context.typed).length === 0;

const isFirst = ({ context: { sheet } }: PurchaseListSnapshot): boolean =>
  sheet?.lists.length === 2 && sheet.lists[0]?.isOpen === true;

/** Other kinds keep nothing after the answer. */
const kindOf = (change: PurchaseChange) =>
  isOfLists(change) ? 'lists' : change.kind === 'line' || change.kind === 'remove' ? change.kind : 'other';

export const purchaseListPlan = sharedPlan('purchaseListPlan', purchaseListMachine, {
  inputs: { 'a list': { again: null }, 'an order again': { again: 'ML2611220001' } },
  events: {
    'person.find': 'bare',
    'person.changed': (snapshot) => (isPlain(snapshot) ? { 'somebody else': {} } : {}),
    'list.refresh': 'bare',
    'page.seen': (snapshot) => (isQuiet(snapshot) ? { again: {} } : {}),
    'line.type': ({ context: { typed, sheet, asking } }) => {
      if (asking !== null) return {};
      const line = sheet?.groups[0]?.lines.find((one) => one.lineId === lineId);
      if (!line) return {};
      const stands = typed[lineId] ?? String(countPieces(line.sold, line.kg));
      return stands === '3' ? { 'no drum': { lineId, count: '0' } } : { 'three drums': { lineId, count: '3' } };
    },
    'line.remove': (snapshot) => ({
      ...(isQuiet(snapshot) && {
        glycol: { lineId: GLYCOL_LINE.lineId },
        'a line that is gone': { lineId: 'P0099-D200-CNZJG' },
      }),
    }),
    'line.undo': 'bare',
    'lines.arrange': (snapshot) =>
      isQuiet(snapshot) && snapshot.context.removed === null
        ? { 'leave a line': { change: { kind: 'tick', lineId, isTicked: false } as const } }
        : {},
    'delivery.choose': (snapshot) => ({
      ...(isQuiet(snapshot) &&
        (snapshot.context.sheet?.groups.length ?? 0) > 0 && {
          'to be sent': { delivery: { way: 'SEND' as const, to: '' as const } },
        }),
    }),
    'list.open': (snapshot) => ({
      ...(isQuiet(snapshot) && isFirst(snapshot) && { other: { listId: OTHER.listId }, gone: { listId: 'gone' } }),
    }),
    'list.ask': (snapshot) => ({
      ...(isPlain(snapshot) && { 'to drop it': { what: 'drop' as const } }),
      ...(isPlain(snapshot) && isFirst(snapshot) && { 'a new one': { what: 'make' as const } }),
    }),
    'list.name': ({ context: { asking } }) => ({
      ...(asking?.what === 'make' && { another: { name: '年底备货' }, 'one that is taken': { name: OTHER.name } }),
    }),
    'list.leave': ({ context: { asking } }) => (asking === null ? {} : { again: {} }),
    'list.confirm': ({ context: { asking } }) => (asking === null ? {} : { now: {} }),
    'price.renew': (snapshot) => (isQuiet(snapshot) ? { now: {} } : {}),
    'change.retry': 'bare',
    'clock.ticked': (snapshot) => ({
      ...(isPlain(snapshot) && {
        'a second later': { now: snapshot.context.now + SECOND },
        'the hold is over': { now: HELD_UNTIL },
      }),
    }),
  },
  outcomes: {
    loadList: {
      done: {
        'two lines': here(LISTED),
        'one of two lists': here(TWO_LISTS),
        nothing: here(NOTHING_LISTED),
        'the hold is over': here(OVER),
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not a list') },
    },
    changeList: {
      done: {
        'three drums': kept(CHANGED),
        'written elsewhere too': kept(CHANGED, 900),
        'one line': kept(FEWER),
        'the other list': kept(OTHER_LIST),
        'opened elsewhere': failed('moved'),
        'called so already': failed('named'),
        full: failed('full'),
        'not sold any more': failed('gone'),
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    personWatcher: 'stream',
    seenWatcher: 'stream',
    secondTicker: 'stream',
  },
  // The time matters only for the end of the hold.
  distinguish: ({ sheet, now, askedAt, typed, change, again, asking, removed, replaced, failureCode, lostCode }) => [
    [sheet?.groups[0]?.kg ?? null, sheet?.held?.isOver ?? null, now >= HELD_UNTIL, askedAt >= HELD_UNTIL],
    [typed, kindOf(change), removed?.productId ?? null, replaced?.kg ?? null],
    [asking, again, sheet?.lists.map(({ listId, isOpen }) => [listId, isOpen]) ?? null],
    [failureCode, lostCode],
  ],
});
