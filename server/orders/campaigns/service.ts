import {
  phaseAt,
  type Campaign,
  type CampaignBlock,
  summaryOf,
  type CampaignHead,
  type CampaignText,
  type ToldBlock,
} from '../../../domain/campaigns/campaign';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { notFound } from '../../base/http/refusal';
import type { Offers } from '../../trade/market/offers';
import { lanePricesWith } from './lane-prices';
import { type CampaignRow, campaignStore, rowOf } from './store';

export type CampaignDeps = { database: Database; clock: Clock; offers: Offers };

function headOf({ actId, slug, title, blocks, ...span }: CampaignRow, now: number): CampaignHead {
  const [startsAt, endsAt] = [span.startsAt, span.endsAt];
  return {
    actId,
    slug,
    title,
    text: summaryOf(blocks),
    phase: phaseAt({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

export const campaignService = ({ database, clock, offers }: CampaignDeps) => {
  const store = campaignStore(database);
  const lanePrices = lanePricesWith(offers);

  async function told(block: CampaignBlock): Promise<ToldBlock> {
    if (block.type === 'form') return { type: 'form' };
    if (block.type !== 'priceList') return block;
    const { type, goods, tons, note } = block;
    return { type, goods, tons, note, lanes: await lanePrices(block) };
  }

  async function toldOf(row: CampaignRow): Promise<Campaign> {
    const blocks = await Promise.all(row.blocks.map(told));
    // Price look-ups take time: the phase is that of the moment of answering.
    const now = clock.now();
    return { ...headOf(row, now), now: new Date(now).toISOString(), blocks };
  }

  return {
    async open(): Promise<CampaignHead[]> {
      const now = clock.now();
      return (await store.open(new Date(now))).map((row) => headOf(row, now));
    },

    async head(id: string): Promise<CampaignHead | null> {
      const row = await store.find(id);
      return row ? headOf(row, clock.now()) : null;
    },

    async read(id: string): Promise<Campaign> {
      const row = await store.find(id);
      if (!row) throw notFound();
      return toldOf(row);
    },

    tell: (actId: string, body: CampaignText): Promise<Campaign> => toldOf(rowOf({ actId, body })),
  };
};

export type CampaignService = ReturnType<typeof campaignService>;
