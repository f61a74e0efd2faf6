import { seenOf } from '../values/plain-text';
import type { CampaignText } from './campaign';
import { blockFaults, headFaults, type BlockFault, type CampaignHeadFault } from './faults';
import { momentSaid, momentShown, readBlock, writtenBlock, type WrittenBlock } from './written';

export const CAMPAIGN_HEADS = ['title', 'slug', 'startsAt', 'endsAt'] as const;
type Heads = Partial<Record<(typeof CAMPAIGN_HEADS)[number], string | undefined>>;

export type ReadCampaign = { text: CampaignText; faults: CampaignHeadFault[]; ofBlocks: BlockFault[][] };

export function readCampaign(heads: Heads, blocks: readonly WrittenBlock[]): ReadCampaign {
  const text: CampaignText = {
    title: seenOf(heads.title ?? ''),
    slug: seenOf(heads.slug ?? ''),
    startsAt: momentSaid(heads.startsAt ?? ''),
    endsAt: momentSaid(heads.endsAt ?? ''),
    blocks: blocks.map(readBlock),
  };
  return { text, faults: headFaults(text), ofBlocks: text.blocks.map((block) => blockFaults(block, text)) };
}

export const writtenCampaign = ({ title, slug, startsAt, endsAt, blocks }: CampaignText) => ({
  heads: { title, slug, startsAt: momentShown(startsAt), endsAt: momentShown(endsAt) },
  blocks: blocks.map((block) => writtenBlock(block)),
});
