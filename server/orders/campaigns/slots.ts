import { createHash } from 'node:crypto';

import type { bookSlot, changeSlot, giveBackSlot } from '../../../contract/campaigns/slots';
import type { RequestOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import { campaignPhase, type CampaignBlock } from '../../../domain/campaigns/campaign';
import {
  slotFaults,
  slotIdFromStart,
  type Booking,
  type SlotForm,
  type SlotSheet,
  type SlotState,
} from '../../../domain/campaigns/slots';
import { parseMoment } from '../../../domain/values/moments';
import { DAY_MS } from '../../../domain/values/spans';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { badRequest, notFoundFault, Refusal } from '../../base/http/refusal';
import { SLOT_MESSAGES as messages } from './messages';
import { type CampaignRow, campaignStore } from './store';

/** True once for a solved captcha of this number and purpose. */
type SpendProof = (proof: string | undefined, bound: { phone: string; purpose: 'act_booking' }) => Promise<boolean>;

export type SlotDeps = { database: Database; clock: Clock; spendProof: SpendProof };

/** Days after a slot before its bookings are deleted. */
const KEPT_DAYS = 90;

const digestOf = (key: string) => createHash('sha256').update(key).digest();

type FormBlock = Extract<CampaignBlock, { type: 'form' }>;

function findFormBlock({ blocks }: CampaignRow): FormBlock {
  const found = blocks.find((block): block is FormBlock => block.type === 'form');
  if (!found) throw notFoundFault();
  return found;
}

const isCampaignOpen = ({ startsAt, endsAt }: CampaignRow, now: number) =>
  campaignPhase({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now) !== 'ENDED';

async function readBookedCounts(queries: Queries, actId: string): Promise<Map<string, number>> {
  const rows = await queries.query<{ slotId: string; count: string }>(
    'select slot_id as "slotId", count(*)::text as count from act_bookings where act_id = $1 group by slot_id',
    [actId],
  );
  return new Map(rows.map(({ slotId, count }) => [slotId, Number(count)]));
}

type SlotRow = Pick<SlotForm, 'phone' | 'slotId' | 'company' | 'name' | 'question'> & {
  startsAt: Date;
  changedAt: Date | null;
};

async function readOwnSlot(queries: Queries, actId: string, key: string): Promise<SlotRow | undefined> {
  const [row] = await queries.query<SlotRow>(
    `select phone, slot_id as "slotId", starts_at as "startsAt", company, name, question, changed_at as "changedAt"
       from act_bookings where act_id = $1 and key_digest = $2`,
    [actId, digestOf(key)],
  );
  return row;
}

/** A repeat must match the stored booking; the slot is exempt once it was changed. */
function refuseOther(own: SlotRow, form: SlotForm): void {
  const isSameSlot = own.changedAt !== null || own.slotId === form.slotId;
  const fields = ['company', 'name', 'phone', 'question'] as const;
  if (isSameSlot && fields.every((field) => own[field] === form[field])) return;
  throw new Refusal(CODES.keyReused, messages.reused, { status: 422 });
}

async function readSlotSheet(
  queries: Queries,
  row: CampaignRow,
  asked: { key: string; now: number },
): Promise<SlotSheet> {
  const { slots, perSlot } = findFormBlock(row);
  const booked = await readBookedCounts(queries, row.actId);
  const own = await readOwnSlot(queries, row.actId, asked.key);
  const isOpen = isCampaignOpen(row, asked.now);
  const stateOf = (startsAt: string, left: number): SlotState => {
    if (!isOpen || (parseMoment(startsAt) ?? 0) <= asked.now) return 'OVER';
    return left > 0 ? 'OPEN' : 'FULL';
  };
  const booking: Booking | null = own ? { slotId: own.slotId, startsAt: own.startsAt.toISOString() } : null;
  return {
    isOpen,
    slots: slots.map((startsAt) => {
      const slotId = slotIdFromStart(startsAt);
      const left = Math.max(0, perSlot - (booked.get(slotId) ?? 0));
      return { slotId, startsAt, left, state: stateOf(startsAt, left) };
    }),
    booking,
  };
}

/** Slots of campaigns. A booking locks the campaign's row, so that concurrent ones are counted one by one. */
export const slotService = ({ database, clock, spendProof }: SlotDeps) => {
  async function found(id: string): Promise<CampaignRow> {
    const row = await campaignStore(database).find(id);
    if (!row) throw notFoundFault();
    findFormBlock(row);
    return row;
  }

  /** Locks the campaign; time is read after that. */
  async function held(inside: Queries, id: string): Promise<{ row: CampaignRow; now: number }> {
    const row = await campaignStore(inside).hold(id, 'no key update');
    if (!row) throw notFoundFault();
    findFormBlock(row);
    return { row, now: clock.now() };
  }

  async function openSlot(inside: Queries, row: CampaignRow, asked: { key: string; slotId: string; now: number }) {
    const { slots } = await readSlotSheet(inside, row, asked);
    const slot = slots.find(({ slotId }) => slotId === asked.slotId);
    if (!slot) throw badRequest(messages.form, 'slotId');
    if (slot.state === 'OVER') throw new Refusal(CODES.moveRefused, messages.over);
    if (slot.state === 'FULL') throw new Refusal(CODES.soldOut, messages.full);
    return slot;
  }

  return {
    read: async (id: string, key: string): Promise<SlotSheet> =>
      readSlotSheet(database, await found(id), { key, now: clock.now() }),

    /** A repeat, by a second press or after a lost answer, is the same booking. */
    async book({ id, key, captchaVerification, ...typed }: RequestOf<typeof bookSlot>): Promise<SlotSheet> {
      const form = {
        slotId: typed.slotId,
        company: typed.company.trim(),
        name: typed.name.trim(),
        phone: typed.phone,
        question: typed.question.trim(),
      };
      const seen = await found(id);
      const booked = await readOwnSlot(database, seen.actId, key);
      if (booked) {
        refuseOther(booked, form);
        return readSlotSheet(database, seen, { key, now: clock.now() });
      }
      const [faulted] = slotFaults(form, [{ slotId: form.slotId, startsAt: '', left: 1, state: 'OPEN' }]);
      if (faulted !== undefined) throw badRequest(messages.form, faulted);
      if (!(await spendProof(captchaVerification, { phone: form.phone, purpose: 'act_booking' })))
        throw new Refusal(CODES.captchaRequired, messages.captcha);
      return database.tx(async (inside) => {
        const { row, now } = await held(inside, id);
        const own = await readOwnSlot(inside, row.actId, key);
        if (own) {
          refuseOther(own, form);
          return readSlotSheet(inside, row, { key, now });
        }
        const slot = await openSlot(inside, row, { key, slotId: form.slotId, now });
        const added = await inside.query(
          `insert into act_bookings (act_id, phone, key_digest, slot_id, starts_at, company, name, question, booked_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning act_id`,
          [
            row.actId,
            form.phone,
            digestOf(key),
            slot.slotId,
            new Date(slot.startsAt),
            form.company,
            form.name,
            form.question,
            new Date(now),
          ],
        );
        if (added.length === 0) throw new Refusal(CODES.bounded, messages.taken);
        return readSlotSheet(inside, row, { key, now });
      });
    },

    change: ({ id, key, slotId }: RequestOf<typeof changeSlot>): Promise<SlotSheet> =>
      database.tx(async (inside) => {
        const { row, now } = await held(inside, id);
        const own = await readOwnSlot(inside, row.actId, key);
        if (!own) throw notFoundFault();
        if (own.slotId === slotId) return readSlotSheet(inside, row, { key, now });
        if (own.startsAt.getTime() <= now) throw new Refusal(CODES.moveRefused, messages.over);
        const slot = await openSlot(inside, row, { key, slotId, now });
        await inside.query(
          'update act_bookings set slot_id = $3, starts_at = $4, changed_at = $5 where act_id = $1 and phone = $2',
          [row.actId, own.phone, slot.slotId, new Date(slot.startsAt), new Date(now)],
        );
        return readSlotSheet(inside, row, { key, now });
      }),

    /** Cancels the slot that was shown: a slot changed meanwhile stays, and a cancelled one is confirmed. */
    giveBack: ({ id, key, slotId }: RequestOf<typeof giveBackSlot>): Promise<SlotSheet> =>
      database.tx(async (inside) => {
        const { row, now } = await held(inside, id);
        const own = await readOwnSlot(inside, row.actId, key);
        if (own?.slotId === slotId) {
          if (own.startsAt.getTime() <= now) throw new Refusal(CODES.moveRefused, messages.begun);
          await inside.query('delete from act_bookings where act_id = $1 and phone = $2', [row.actId, own.phone]);
        }
        return readSlotSheet(inside, row, { key, now });
      }),

    sweep: async (): Promise<void> => {
      await database.query('delete from act_bookings where starts_at < $1', [
        new Date(clock.now() - KEPT_DAYS * DAY_MS),
      ]);
    },
  };
};
