import type { CampaignText } from '../../../domain/campaigns/campaign';
import type { Queries } from '../../base/database/database';

export type CampaignRow = { actId: string } & Omit<CampaignText, 'startsAt' | 'endsAt'> & {
    startsAt: Date;
    endsAt: Date;
  };

type Row = { actId: string; body: CampaignText };

export const buildCampaignRow = ({ actId, body }: Row): CampaignRow => ({
  ...body,
  actId,
  startsAt: new Date(body.startsAt),
  endsAt: new Date(body.endsAt),
});

/** Drafts and withdrawn campaigns are hidden. */
const TOLD = `kind = 'campaign' and state = 'PUBLISHED'`;
const STARTS = `(body->>'startsAt')::timestamptz`;
const ENDS = `(body->>'endsAt')::timestamptz`;

export const campaignStore = ({ query }: Queries) => ({
  async find(id: string): Promise<CampaignRow | undefined> {
    const [row] = await query<Row>(
      `select key as "actId", body from documents where (key = $1 or body->>'slug' = $1) and ${TOLD}
        order by (key = $1) desc limit 1`,
      [id],
    );
    return row && buildCampaignRow(row);
  },

  /**
   * Locks the published edition until the transaction ends. Claims share the lock (`share`); bookings, which count
   * rows, hold it alone.
   */
  async hold(id: string, how: 'share' | 'no key update'): Promise<CampaignRow | undefined> {
    const seen = await this.find(id);
    if (!seen) return undefined;
    const [row] = await query<Row>(`select key as "actId", body from documents where key = $1 and ${TOLD} for ${how}`, [
      seen.actId,
    ]);
    return row && buildCampaignRow(row);
  },

  /** Campaigns not ended: running ones by their end, then upcoming ones by their start. */
  async open(now: Date): Promise<CampaignRow[]> {
    const rows = await query<Row>(
      `select key as "actId", body from documents where ${TOLD} and ${ENDS} > $1
        order by (${STARTS} > $1), case when ${STARTS} > $1 then ${STARTS} else ${ENDS} end, key`,
      [now],
    );
    return rows.map(buildCampaignRow);
  },
});
