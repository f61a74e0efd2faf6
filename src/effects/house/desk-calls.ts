import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { caseColleagues, casesTakenOver } from '../../../contract/house/cases';
import { findCustomers, readCustomer } from '../../../contract/house/customers';
import { HOUSE_CODES } from '../../../contract/house/codes';
import { checkHouseLog, houseLog } from '../../../contract/house/log';
import { SUBJECT_WIRES } from '../../../contract/house/subjects';
import { searchDesk } from '../../../contract/house/search';
import { staffRevoke, staffSelf, staffSessions, staffSignOut } from '../../../contract/house/sign-in';
import type { QueueLine } from '../../../domain/house/case';
import type { CustomerRef } from '../../../domain/house/customers';
import { besideIn, nextAfter, subjectOf } from '../../../domain/house/beside';
import { isOrderQueue, QUEUE_PAGE, type QueueChoice, type QueueId, QUEUES } from '../../../domain/house/queue';
import type { Subject } from '../../../domain/house/subjects';
import type { ListLook, LoadListOutcome } from '../../../machines/house/case-list';
import type {
  ActOutcome,
  CaseDeed,
  CaseDraft,
  CaseHold,
  DeskCaseContext,
  DeskCaseInput,
  FindNextOutcome,
  LoadCaseOutcome,
  RehearseOutcome,
} from '../../../machines/house/desk-case';
import type { FindCustomersOutcome, ReadCustomerOutcome } from '../../../machines/house/desk-customers';
import type { CheckLogOutcome, LoadLogOutcome, LogQuery } from '../../../machines/house/desk-log';
import type { SearchDeskOutcome } from '../../../machines/house/desk-palette';
import type { ExportQueueOutcome, LoadQueueOutcome, QueueLook } from '../../../machines/house/desk-queue';
import type { LoadSelfOutcome } from '../../../machines/house/house-desk';
import type { EndDeviceOutcome, LoadDevicesOutcome } from '../../../machines/identity/devices';
import { houseNow } from '../clock';
import { saveFile } from '../save-file';
import { storage } from '../storage';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';
import { deedPayload, submitFiles, HERE } from './case-calls';

type Failed = Exclude<GatewayReply<unknown>, { kind: 'done' }>;

const byLine = (reply: Failed) => ({ ok: false as const, failure: { code: unansweredCode(reply) } });

/** Refused: the case has changed, a colleague holds it, or the gateway gives its own reason. */
function refused(reply: Failed): Exclude<ActOutcome, { ok: true }> {
  if (reply.kind !== 'refused' || reply.code === CODES.unexpected) return byLine(reply);
  if (reply.code === HOUSE_CODES.caseMoved) return { ok: false, failure: { code: 'moved' } };
  if (reply.code === HOUSE_CODES.caseHeld) return { ok: false, failure: { code: 'held' } };
  return { ok: false, failure: { code: 'told', message: reply.message } };
}

export const isGone = (reply: Failed): boolean =>
  reply.kind === 'refused' && (reply.code === CODES.notFound || reply.code === CODES.badRequest);

/** The page of a queue that was listed last, to go on from a case in it. */
const listedLast: { cases: readonly Subject[]; asked: QueueChoice | null } = { cases: [], asked: null };

/** Typed for an act and not sent, by number of the case; in memory only, and gone with the session. */
const drafts = new Map<string, CaseDraft>();
type DraftInput = Pick<DeskCaseContext, 'subject' | 'actId' | 'said'>;
export function keepDraft(_: unknown, { subject: { no }, actId, said }: DraftInput): void {
  if (actId !== null) drafts.set(no, { actId, said });
}
export const dropDraft = (_: unknown, { subject: { no } }: Pick<DraftInput, 'subject'>) => void drafts.delete(no);
export const dropDrafts = () => drafts.clear();

export const deedsDone = new EventTarget();
export const tellDone = () => deedsDone.dispatchEvent(new Event('done'));

const ONWARD = 'desk-onward';
export function keepOnward(_: unknown, { isOnward }: { isOnward: boolean }): void {
  if (isOnward) storage.write(ONWARD, '1');
  else storage.remove(ONWARD);
}

const MOST_EXPORTED_PAGES = 50;

type QueueSheet = { file(queue: QueueId): string; csv(queue: QueueId, lines: readonly QueueLine[]): string };

type QueueCall = QueueLook & { signal: AbortSignal };

export function callQueue(gateway: Gateway, { queue, mode, port, hazard, departure, signal, ...asked }: QueueCall) {
  if (isOrderQueue(queue))
    return gateway.call(
      SUBJECT_WIRES.order.queue,
      { ...asked, queue, mode, port, hazard, departure, state: '' },
      { signal },
    );
  return gateway.call(SUBJECT_WIRES[QUEUES[queue]].queue, asked, { signal });
}

/** All pages of a queue as one file. Lines that moved between two pages are in it once, or missing. */
export const exportQueueVia = (gateway: Gateway, sheet: QueueSheet) =>
  fromPromise<ExportQueueOutcome, QueueChoice>(async ({ input, signal }) => {
    const lines = new Map<string, QueueLine>();
    let total = Infinity;
    for (let page = 1; (page - 1) * QUEUE_PAGE < total && page <= MOST_EXPORTED_PAGES; page += 1) {
      const reply = await callQueue(gateway, { ...input, page, isWatching: false, signal });
      if (reply.kind !== 'done') return { end: 'failed' };
      total = reply.data.total;
      for (const line of reply.data.records) lines.set(subjectOf(line).no, line);
    }
    const csv = sheet.csv(input.queue, [...lines.values()]);
    saveFile({ name: sheet.file(input.queue), blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }) });
    return { end: lines.size === total ? 'whole' : 'part' };
  });

export const deskCallsVia = (gateway: Gateway) => ({
  loadSelf: fromPromise<LoadSelfOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(staffSelf, {}, { signal });
    if (reply.kind !== 'done') return { ok: false, failure: { code: 'unreachable' } };
    const person = reply.data?.person;
    return person ? { ok: true, person } : { ok: false, failure: { code: 'nobody' } };
  }),
  endStaffSession: fromPromise<void, undefined>(async () => {
    const reply = await gateway.call(staffSignOut, {});
    if (reply.kind === 'unreachable') throw new Error('nobody heard the goodbye');
  }),
  loadQueue: fromPromise<LoadQueueOutcome, QueueLook>(async ({ input, signal }) => {
    const [reply, others] = await Promise.all([
      callQueue(gateway, { ...input, signal }),
      gateway.call(casesTakenOver, { isWatching: input.isWatching }, { signal }),
    ]);
    if (reply.kind !== 'done') return byLine(reply);
    Object.assign(listedLast, { cases: reply.data.records.map(subjectOf), asked: input });
    const taken = others.kind === 'done' ? others.data.records : [];
    return { ok: true, options: null, ...reply.data, taken, readAt: houseNow() };
  }),
  loadList: fromPromise<LoadListOutcome, ListLook | null>(async ({ input, signal }) => {
    if (input === null) throw new Error('a case without a list has asked for it');
    const reply = await callQueue(gateway, { ...input, signal });
    if (reply.kind !== 'done') return byLine(reply);
    Object.assign(listedLast, { cases: reply.data.records.map(subjectOf), asked: input });
    return { ok: true, ...reply.data, readAt: houseNow() };
  }),
  findNext: fromPromise<FindNextOutcome, Pick<DeskCaseInput, 'subject' | 'self'>>(async ({ input, signal }) => {
    const { cases, asked } = listedLast;
    if (asked === null) return { next: null };
    const reply = await callQueue(gateway, { ...asked, isWatching: true, signal });
    return { next: reply.kind === 'done' ? nextAfter(cases, reply.data.records, input) : null };
  }),
  searchDesk: fromPromise<SearchDeskOutcome, { text: string }>(async ({ input, signal }) => {
    const reply = await gateway.call(searchDesk, input, { signal });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : byLine(reply);
  }),
  loadCase: fromPromise<LoadCaseOutcome, Subject>(async ({ input, signal }) => {
    const [reply, people] = await Promise.all([
      gateway.call(SUBJECT_WIRES[input.kind].read, { no: input.no }, { signal }),
      gateway.call(caseColleagues, { kind: input.kind }, { signal }),
    ]);
    if (reply.kind === 'done')
      return {
        ok: true,
        shown: reply.data,
        colleagues: people.kind === 'done' ? people.data.records : [],
        beside: besideIn(listedLast.cases, input),
        isOnward: storage.read(ONWARD) !== null,
        draft: drafts.get(input.no) ?? null,
      };
    return isGone(reply) ? { ok: false, failure: { code: 'gone' } } : byLine(reply);
  }),
  rehearse: fromPromise<RehearseOutcome, CaseDeed>(async ({ input, signal }) => {
    const reply = await gateway.call(SUBJECT_WIRES[input.subject.kind].rehearse, deedPayload(input), {
      ...HERE,
      signal,
    });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : refused(reply);
  }),
  act: fromPromise<ActOutcome, CaseDeed>(async ({ input }) => {
    const { act } = SUBJECT_WIRES[input.subject.kind];
    const reply = await (input.files.length > 0
      ? submitFiles(gateway, input)
      : gateway.call(act, deedPayload(input), HERE));
    if (reply.kind !== 'done') return refused(reply);
    drafts.delete(input.subject.no);
    tellDone();
    return { ok: true };
  }),
  hold: fromPromise<ActOutcome, CaseHold>(async ({ input: { subject, turn, to } }) => {
    const reply = await gateway.call(SUBJECT_WIRES[subject.kind].hold, { no: subject.no, turn, to }, HERE);
    if (reply.kind !== 'done') return refused(reply);
    tellDone();
    return { ok: true };
  }),
});

export const customerCallsVia = (gateway: Gateway) => ({
  findCustomers: fromPromise<FindCustomersOutcome, { text: string }>(async ({ input, signal }) => {
    const reply = await gateway.call(findCustomers, input, { signal });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : byLine(reply);
  }),
  readCustomer: fromPromise<ReadCustomerOutcome, CustomerRef>(async ({ input, signal }) => {
    const reply = await gateway.call(readCustomer, input, { signal });
    if (reply.kind === 'done') return { ok: true, shown: reply.data };
    return isGone(reply) ? { ok: false, failure: { code: 'gone' } } : byLine(reply);
  }),
});

export const logCallsVia = (gateway: Gateway) => ({
  loadLog: fromPromise<LoadLogOutcome, LogQuery>(async ({ input, signal }) => {
    const reply = await gateway.call(houseLog, input, { signal });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : byLine(reply);
  }),
  checkLog: fromPromise<CheckLogOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(checkHouseLog, {}, { signal });
    return reply.kind === 'done' ? { ok: true, chain: reply.data } : byLine(reply);
  }),
});

export const staffDeviceCallsVia = (gateway: Gateway) => ({
  loadDevices: fromPromise<LoadDevicesOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(staffSessions, {}, { signal });
    return reply.kind === 'done' ? { ok: true, devices: reply.data.records } : byLine(reply);
  }),
  endDevice: fromPromise<EndDeviceOutcome, { sessionId: string }>(async ({ input, signal }) => {
    const reply = await gateway.call(staffRevoke, input, { signal });
    const isOver = reply.kind === 'done' || (reply.kind === 'refused' && reply.code === CODES.notFound);
    return isOver ? { ok: true } : byLine(reply);
  }),
});
