import type { ReactNode } from 'react';

import type { Campaign, ToldBlock } from '../../../domain/campaigns/campaign';
import { campaignCopy as copy } from '../../copy/campaign/campaign';
import { couponCopy } from '../../copy/campaign/coupons';
import { Hero, type LinkComponent } from './campaign-hero';
import { LanePrices } from './lane-prices';

export type CampaignPart = Extract<ToldBlock, { type: 'form' | 'coupon' }>;

type CampaignPageProps = {
  campaign: Campaign;
  secondsLeft: number | null;
  way: LinkComponent;
  toOthers: ReactNode;
  /** Renders slots and coupons, which have charts of their own on the page. */
  renderPart: (part: CampaignPart, campaign: Campaign) => ReactNode;
  children?: ReactNode;
};

/** Written rules, followed by the conditions of each coupon as on its card. */
const Rules = ({ items }: Pick<Extract<ToldBlock, { type: 'rules' }>, 'items'>) => (
  <section className="grid gap-3">
    <h2 className="text-20 md:text-24">{copy.rules}</h2>
    <ol className="grid list-inside list-decimal gap-2.5 marker:text-muted">
      {items.map((item, at) => (
        <li key={`${at} ${item}`}>{item}</li>
      ))}
    </ol>
  </section>
);

const Questions = ({ items }: Extract<ToldBlock, { type: 'faq' }>) => (
  <section className="grid gap-3">
    <h2 className="text-20 md:text-24">{copy.faq}</h2>
    <dl className="grid gap-4">
      {items.map(({ ask, answer }, at) => (
        <div key={`${at} ${ask}`}>
          <dt className="font-semibold text-ink">{ask}</dt>
          <dd className="mt-1">{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const couponRuleTexts = ({ blocks }: Campaign): string[] =>
  blocks.flatMap((block) => (block.type === 'coupon' ? couponCopy.rule(block) : []));

type BlockProps = { block: ToldBlock } & Pick<CampaignPageProps, 'campaign' | 'way' | 'renderPart'>;

function Block({ block, campaign, way, renderPart }: BlockProps) {
  if (block.type === 'form' || block.type === 'coupon') return renderPart(block, campaign);
  if (block.type === 'priceList') return <LanePrices {...block} way={way} />;
  if (block.type === 'rules') return <Rules items={[...block.items, ...couponRuleTexts(campaign)]} />;
  if (block.type === 'faq') return <Questions {...block} />;
  if (block.type !== 'richText') return null;
  return block.paragraphs.map((paragraph, at) => <p key={`${at} ${paragraph}`}>{paragraph}</p>);
}

export function CampaignPage({ campaign, secondsLeft, way, toOthers, renderPart, children }: CampaignPageProps) {
  const hero = campaign.blocks.find((block) => block.type === 'hero');
  return (
    <>
      <Hero campaign={campaign} hero={hero} secondsLeft={secondsLeft} way={way} />
      <div className="wrap grid gap-10 py-8 md:py-10">
        {children}
        {campaign.phase === 'ENDED' && (
          <div className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-4 md:p-5">
            <p className="font-semibold text-ink">{copy.ended}</p>
            {toOthers}
          </div>
        )}
        {campaign.blocks.map((block, at) => (
          <Block key={`${block.type} ${at}`} block={block} campaign={campaign} way={way} renderPart={renderPart} />
        ))}
      </div>
    </>
  );
}
