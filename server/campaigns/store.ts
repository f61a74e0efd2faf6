import type { CampaignBlock } from '../../domain/campaigns/campaign';
import type { Queries } from '../database/database';

export type CampaignRow = {
  actId: string;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  blocks: readonly CampaignBlock[];
};
export type NewCampaign = CampaignRow;

const COLUMNS = 'act_id as "actId", slug, title, starts_at as "startsAt", ends_at as "endsAt", blocks';

/** What was taken back is told to nobody. */
const TOLD = `state = 'PUBLISHED'`;

export const campaignStore = (queries: Queries) => ({
  async isEmpty(): Promise<boolean> {
    return (await queries.query('select 1 from campaigns limit 1')).length === 0;
  },

  /** Another gateway may have started at the same moment. */
  async publish({ actId, slug, title, startsAt, endsAt, blocks }: NewCampaign): Promise<void> {
    await queries.query(
      `insert into campaigns (act_id, slug, title, starts_at, ends_at, blocks) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [actId, slug, title, startsAt, endsAt, JSON.stringify(blocks)],
    );
  },

  /** By its number or its name. */
  async find(id: string): Promise<CampaignRow | undefined> {
    const [row] = await queries.query<CampaignRow>(
      `select ${COLUMNS} from campaigns where (act_id = $1 or slug = $1) and ${TOLD}
        order by (act_id = $1) desc limit 1`,
      [id],
    );
    return row;
  },

  /** What has not ended: the one that ends first stands first, and what is still to come behind what runs. */
  open: (now: Date): Promise<CampaignRow[]> =>
    queries.query<CampaignRow>(
      `select ${COLUMNS} from campaigns where ends_at > $1 and ${TOLD}
        order by (starts_at > $1), case when starts_at > $1 then starts_at else ends_at end, act_id`,
      [now],
    ),
});
