import { fromPromise } from 'xstate';

import { bookSlot, changeSlot, giveBackSlot, slotSheet } from '../../../contract/campaigns/slots';
import { CODES } from '../../../contract/wire/envelope';
import type {
  BookSlotInput,
  BookSlotOutcome,
  ChangeSlotInput,
  LoadSlotsInput,
  LoadSlotsOutcome,
  SlotRefusal,
} from '../../../machines/content/slot-form';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const REFUSED: Readonly<Record<string, SlotRefusal>> = {
  [CODES.soldOut]: 'full',
  [CODES.moveRefused]: 'over',
  [CODES.bounded]: 'taken',
  [CODES.captchaRequired]: 'captcha',
  [CODES.notFound]: 'gone',
  [CODES.keyReused]: 'held',
};

type Reply = Parameters<typeof unansweredCode>[0];

const bookSlotFailure = (reply: Reply): Extract<BookSlotOutcome, { ok: false }>['code'] =>
  (reply.kind === 'refused' ? REFUSED[reply.code] : undefined) ?? unansweredCode(reply);

export const slotCallsOver = (gateway: Gateway, keyOf: (id: string) => string) => ({
  loadSlots: fromPromise<LoadSlotsOutcome, LoadSlotsInput>(async ({ input: { id }, signal }) => {
    const reply = await gateway.call(slotSheet, { id, key: keyOf(id) }, { signal });
    return reply.kind === 'done' ? { ok: true, sheet: reply.data } : { ok: false, code: unansweredCode(reply) };
  }),
  bookSlot: fromPromise<BookSlotOutcome, BookSlotInput>(async ({ input: { proof, ...form }, signal }) => {
    const request = { ...form, key: keyOf(form.id), ...(proof !== null && { captchaVerification: proof }) };
    const reply = await gateway.call(bookSlot, request, { signal });
    return reply.kind === 'done' ? { ok: true, sheet: reply.data } : { ok: false, code: bookSlotFailure(reply) };
  }),
  giveBackSlot: fromPromise<BookSlotOutcome, ChangeSlotInput>(async ({ input: { id, slotId }, signal }) => {
    const reply = await gateway.call(giveBackSlot, { id, slotId, key: keyOf(id) }, { signal });
    return reply.kind === 'done' ? { ok: true, sheet: reply.data } : { ok: false, code: bookSlotFailure(reply) };
  }),
  changeSlot: fromPromise<BookSlotOutcome, ChangeSlotInput>(async ({ input: { id, slotId }, signal }) => {
    const reply = await gateway.call(changeSlot, { id, slotId, key: keyOf(id) }, { signal });
    return reply.kind === 'done' ? { ok: true, sheet: reply.data } : { ok: false, code: bookSlotFailure(reply) };
  }),
});
