import { stripUnseen } from '../values/plain-text';
import type { CampaignText } from './campaign';
import { blockFaults, headFaults, type BlockFault, type CampaignHeadFault } from './faults';
import { readMoment, formatMoment, readBlock, writtenBlock, type WrittenBlock } from './written';

export const CAMPAIGN_HEADS = ['title', 'slug', 'startsAt', 'endsAt'] as const;
type Heads = Partial<Record<(typeof CAMPAIGN_HEADS)[number], string | undefined>>;

export type ReadCampaign = { text: CampaignText; faults: CampaignHeadFault[]; ofBlocks: BlockFault[][] };

export function readCampaign(heads: Heads, blocks: readonly WrittenBlock[]): ReadCampaign {
  const text: CampaignText = {
    title: stripUnseen(heads.title ?? ''),
    slug: stripUnseen(heads.slug ?? ''),
    startsAt: readMoment(heads.startsAt ?? ''),
    endsAt: readMoment(heads.endsAt ?? ''),
    blocks: blocks.map(readBlock),
  };
  return { text, faults: headFaults(text), ofBlocks: text.blocks.map((block) => blockFaults(block, text)) };
}

export const writtenCampaign = ({ title, slug, startsAt, endsAt, blocks }: CampaignText) => ({
  heads: { title, slug, startsAt: formatMoment(startsAt), endsAt: formatMoment(endsAt) },
  blocks: blocks.map((block) => writtenBlock(block)),
});
