import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/envelope';
import {
  actOnCase,
  caseColleagues,
  handInOnCase,
  holdCase,
  houseQueue,
  readCase,
  rehearseAct,
} from '../../../contract/house/cases';
import { HOUSE_CODES } from '../../../contract/house/codes';
import { staffRevoke, staffSelf, staffSessions, staffSignOut } from '../../../contract/house/sign-in';
import type { Said } from '../../../domain/house/case';
import type { ActOutcome, Deed, Hold, LoadCaseOutcome, RehearseOutcome } from '../../../machines/house/desk-case';
import type { LoadQueueOutcome, QueueAsked } from '../../../machines/house/desk-queue';
import type { LoadSelfOutcome } from '../../../machines/house/house-desk';
import type { EndDeviceOutcome, LoadDevicesOutcome } from '../../../machines/identity/devices';
import type { ChosenFile } from '../../../machines/order/file-upload';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';

type Failed = Exclude<GatewayReply<unknown>, { kind: 'done' }>;

const byLine = (reply: Failed) => ({ ok: false as const, failure: { code: lineCodeOf(reply) } });

/** What was read is out of date, somebody else works at it, or the house says why not in words of its own. */
function refused(reply: Failed): Exclude<ActOutcome, { ok: true }> {
  if (reply.kind !== 'refused' || reply.code === CODES.unexpected) return byLine(reply);
  if (reply.code === HOUSE_CODES.caseMoved) return { ok: false, failure: { code: 'moved' } };
  if (reply.code === HOUSE_CODES.caseHeld) return { ok: false, failure: { code: 'held' } };
  return { ok: false, failure: { code: 'told', message: reply.message } };
}

const listed = (said: Said) =>
  Object.fromEntries(
    Object.entries(said).map(([id, value]) => [id, typeof value === 'string' ? value : [...value]] as const),
  );

/** Its refusals are told where the act stands. */
const HERE = { showsMessage: true } as const;

const bytesOf = async (file: ChosenFile) => new Blob([await file.slice(0, file.size).arrayBuffer()]);

async function handIn(gateway: Gateway, { orderNo, act, said, files }: Deed, first: string): Promise<ActOutcome> {
  let turn = first;
  for (const file of files) {
    const at = String(said[act === 'photo' ? 'unit' : 'paper'] ?? '');
    const kind = act === 'photo' ? ('photo' as const) : ('paper' as const);
    const asked = { orderNo, turn, act: kind, at, docType: 'PHOTO' as const };
    const sent = { ...HERE, file: { name: file.name, blob: await bytesOf(file) } };
    const reply = await gateway.call(handInOnCase, asked, sent);
    if (reply.kind !== 'done') return refused(reply);
    turn = reply.data.turn;
  }
  return { ok: true };
}

export const deskCallsVia = (gateway: Gateway) => ({
  loadSelf: fromPromise<LoadSelfOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(staffSelf, {}, { signal });
    if (reply.kind === 'done') return { ok: true, person: reply.data.person };
    const isNobody = reply.kind === 'refused' && reply.code === CODES.expired;
    return { ok: false, failure: { code: isNobody ? 'nobody' : 'unreachable' } };
  }),
  endStaffSession: fromPromise<void, undefined>(async () => {
    const reply = await gateway.call(staffSignOut, {});
    if (reply.kind === 'unreachable') throw new Error('nobody heard the goodbye');
  }),
  loadQueue: fromPromise<LoadQueueOutcome, QueueAsked>(async ({ input, signal }) => {
    const reply = await gateway.call(houseQueue, { ...input, state: '' }, { signal });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : byLine(reply);
  }),
  loadCase: fromPromise<LoadCaseOutcome, { orderNo: string }>(async ({ input, signal }) => {
    const [reply, people] = await Promise.all([
      gateway.call(readCase, input, { signal }),
      gateway.call(caseColleagues, {}, { signal }),
    ]);
    if (reply.kind === 'done')
      return { ok: true, shown: reply.data, colleagues: people.kind === 'done' ? people.data.records : [] };
    const isGone = reply.kind === 'refused' && (reply.code === CODES.notFound || reply.code === CODES.badRequest);
    return isGone ? { ok: false, failure: { code: 'gone' } } : byLine(reply);
  }),
  rehearse: fromPromise<RehearseOutcome, Deed>(async ({ input: { orderNo, turn, act, said }, signal }) => {
    const reply = await gateway.call(rehearseAct, { orderNo, turn, act, said: listed(said) }, { ...HERE, signal });
    return reply.kind === 'done' ? { ok: true, texts: reply.data.texts } : refused(reply);
  }),
  act: fromPromise<ActOutcome, Deed>(async ({ input }) => {
    const { orderNo, turn, act, said, files } = input;
    if (files.length > 0) return handIn(gateway, input, turn);
    const reply = await gateway.call(actOnCase, { orderNo, turn, act, said: listed(said) }, HERE);
    return reply.kind === 'done' ? { ok: true } : refused(reply);
  }),
  hold: fromPromise<ActOutcome, Hold>(async ({ input }) => {
    const reply = await gateway.call(holdCase, input, HERE);
    return reply.kind === 'done' ? { ok: true } : refused(reply);
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
