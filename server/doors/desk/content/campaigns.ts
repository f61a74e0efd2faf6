import type { RequestOf } from '../../../../contract/wire/endpoint';
import type { campaignUptake, previewCampaign } from '../../../../contract/house/campaigns';
import type { Campaign, CampaignText } from '../../../../domain/campaigns/campaign';
import { campaignBarWords } from '../../../../domain/campaigns/fault-words';
import { campaignBars } from '../../../../domain/campaigns/stand';
import { CONTENT_WORKERS } from '../../../../domain/house/content';
import { hasRole } from '../../../../domain/house/roles';
import { BOOKINGS_PAGE, type BookingLine, type Uptake } from '../../../../domain/house/uptake';
import { maskMobileNumber } from '../../../../domain/people/phone';
import { bookedSlots, couponStands, readCampaignStand } from '../../../orders/campaigns/promised';
import type { Clock } from '../../../base/clock';
import { editingWithin, type DocumentRecord } from '../../../world/cms/editing';
import { queryCount } from '../../../base/database/counted';
import type { Database, Queries } from '../../../base/database/database';
import { badRequest, notFoundFault } from '../../../base/http/refusal';
import type { StaffUser } from '../../../people/staff/sessions';
import { noteAct } from '../../../base/house-log/log';
import { parseDocument } from './document-of';

/** Placeholder key of a campaign without a number. */
const NEW = '新';

export type CampaignDeskDeps = {
  database: Database;
  clock: Clock;
  tellCampaign: (actId: string, text: CampaignText) => Promise<Campaign>;
};

export const standWithin = (queries: Queries, key: string, { draft, body }: DocumentRecord) =>
  readCampaignStand(queries, key, (draft ?? body) as CampaignText);

/** Checks promises made to people. The caller holds the campaign's row, so no claim or booking comes in between. */
export async function holdToPromises(inside: Queries, key: string, row: DocumentRecord): Promise<void> {
  const text = (row.draft ?? row.body) as CampaignText;
  const bars = campaignBars(text, await readCampaignStand(inside, key, text));
  if (bars.length > 0) throw badRequest(bars.map(campaignBarWords).join('；'));
}

type BookingRow = Omit<BookingLine, 'startsAt' | 'bookedAt'> & { startsAt: Date; bookedAt: Date };

async function couponUptake(queries: Queries, key: string, text: CampaignText | null): Promise<Uptake['coupons']> {
  const offered = (text?.blocks ?? []).flatMap((block) => (block.type === 'coupon' ? [block] : []));
  const before = await queries.query<{ couponId: string; title: string }>(
    `select coupon_id as "couponId", max(title) as title from coupon_claims
      where act_id = $1 and coupon_id <> all($2::text[]) group by coupon_id order by coupon_id`,
    [key, offered.map(({ couponId }) => couponId)],
  );
  const all = [...offered, ...before.map((one) => ({ ...one, stock: 0 }))];
  const stands = await couponStands(
    queries,
    all.map(({ couponId }) => couponId),
  );
  return all.map(({ couponId, title, stock }, at) => {
    const { claimed = 0, used = 0 } = stands[at] ?? {};
    // A coupon no longer offered has none left.
    const most = Math.max(stock, claimed);
    return { couponId, title, stock: most, claimed, used, left: most - claimed };
  });
}

async function slotUptake(queries: Queries, key: string, text: CampaignText | null): Promise<Uptake['slots']> {
  const form = text?.blocks.find((block) => block.type === 'form');
  const [slots, seats] = form?.type === 'form' ? [form.slots, form.perSlot] : [[], 0];
  const booked = new Map((await bookedSlots(queries, key)).map(({ startsAt, count }) => [startsAt, count]));
  return [...new Set([...slots, ...booked.keys()])]
    .toSorted()
    .map((startsAt) => ({ startsAt, seats, booked: booked.get(startsAt) ?? 0 }));
}

export function campaignDesk({ database, clock, tellCampaign }: CampaignDeskDeps) {
  return {
    preview: ({ key, written }: RequestOf<typeof previewCampaign>): Promise<Campaign> =>
      tellCampaign(key ?? NEW, parseDocument({ kind: 'campaign', key: null, written }) as CampaignText),

    /** Every reading of the uptake is logged. */
    uptake: ({ key, slot, page }: RequestOf<typeof campaignUptake>, { staffId, roles }: StaffUser): Promise<Uptake> =>
      database.tx(async (inside) => {
        const at = new Date(clock.now());
        const row = await editingWithin(inside, at).held({ kind: 'campaign', key });
        if (!row) throw notFoundFault();
        const chosen = [key, slot === '' ? null : new Date(slot)];
        const where = 'act_id = $1 and ($2::timestamptz is null or starts_at = $2)';
        const lines = await inside.query<BookingRow>(
          `select starts_at as "startsAt", company, name, phone, question, booked_at as "bookedAt" from act_bookings
            where ${where} order by starts_at, booked_at, phone limit ${BOOKINGS_PAGE} offset $3`,
          [...chosen, (page - 1) * BOOKINGS_PAGE],
        );
        const isCaller = hasRole(roles, CONTENT_WORKERS);
        const text = row.body as CampaignText | null;
        await noteAct(inside, { at, staffId, act: 'campaign.looked', subject: `campaign/${key}`, said: '' });
        return {
          title: (text ?? (row.draft as CampaignText)).title,
          coupons: await couponUptake(inside, key, text),
          slots: await slotUptake(inside, key, text),
          records: lines.map(({ startsAt, bookedAt, phone, ...line }) => ({
            ...line,
            phone: isCaller ? phone : maskMobileNumber(phone),
            startsAt: startsAt.toISOString(),
            bookedAt: bookedAt.toISOString(),
          })),
          total: await queryCount(inside, `select count(*) as count from act_bookings where ${where}`, chosen),
        };
      }),
  };
}
