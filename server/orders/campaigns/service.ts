import {
  campaignPhase,
  type Campaign,
  type CampaignBlock,
  campaignSummary,
  type CampaignHead,
  type CampaignText,
  type ToldBlock,
} from '../../../domain/campaigns/campaign';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import type { Offers } from '../../trade/market/offers';
import { createLanePrices } from './lane-prices';
import { type CampaignRow, campaignStore, buildCampaignRow } from './store';

export type CampaignDeps = { database: Database; clock: Clock; offers: Offers };

function campaignHead({ actId, slug, title, blocks, ...span }: CampaignRow, now: number): CampaignHead {
  const [startsAt, endsAt] = [span.startsAt, span.endsAt];
  return {
    actId,
    slug,
    title,
    text: campaignSummary(blocks),
    phase: campaignPhase({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

export const campaignService = ({ database, clock, offers }: CampaignDeps) => {
  const store = campaignStore(database);
  const lanePrices = createLanePrices(offers);

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
    return { ...campaignHead(row, now), now: new Date(now).toISOString(), blocks };
  }

  return {
    async open(): Promise<CampaignHead[]> {
      const now = clock.now();
      return (await store.open(new Date(now))).map((row) => campaignHead(row, now));
    },

    async head(id: string): Promise<CampaignHead | null> {
      const row = await store.find(id);
      return row ? campaignHead(row, clock.now()) : null;
    },

    async read(id: string): Promise<Campaign> {
      const row = await store.find(id);
      if (!row) throw notFoundFault();
      return toldOf(row);
    },

    tell: (actId: string, body: CampaignText): Promise<Campaign> => toldOf(buildCampaignRow({ actId, body })),
  };
};

export type CampaignService = ReturnType<typeof campaignService>;
