import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import type { Campaign as Here, ToldBlock } from '../../../domain/campaigns/campaign';
import { pathOf } from '../../../domain/routes';
import {
  campaignIntents,
  selectCampaign,
  type CampaignActor,
  type CampaignIntents,
  type CampaignView as View,
} from '../../../machines/content/campaign';
import { campaignCopy as copy } from '../../copy/campaign/campaign';
import { couponCopy } from '../../copy/campaign/coupons';
import { buttonClass } from '../../ui/press/button-look';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { EmptyState } from '../../ui/show/empty-state';
import { Hero } from './hero';
import { LanePrices } from './lane-prices';

export type CampaignPart = Extract<ToldBlock, { type: 'form' | 'coupon' }>;

type CampaignProps = {
  view: View;
  on: CampaignIntents;
  /** Slots and coupons: they have charts of their own. */
  renderPart: (part: CampaignPart, campaign: Here) => ReactNode;
};

const toOthers = () => (
  <Link href={pathOf('act')} className={buttonClass('line', 'medium', '')}>
    {copy.toOthers}
  </Link>
);

/** What was written, and what holds of each coupon of the campaign, as its own card says it. */
const Rules = ({ items }: Pick<Extract<ToldBlock, { type: 'rules' }>, 'items'>) => (
  <section className="grid gap-3">
    <h2 className="text-20 md:text-24">{copy.rules}</h2>
    <ol className="grid list-inside list-decimal gap-2.5 marker:text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  </section>
);

const Questions = ({ items }: Extract<ToldBlock, { type: 'faq' }>) => (
  <section className="grid gap-3">
    <h2 className="text-20 md:text-24">{copy.faq}</h2>
    <dl className="grid gap-4">
      {items.map(({ ask, answer }) => (
        <div key={ask}>
          <dt className="font-semibold text-ink">{ask}</dt>
          <dd className="mt-1">{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
);

type BlockProps = { block: ToldBlock; campaign: Here; renderPart: CampaignProps['renderPart'] };

const couponRulesIn = ({ blocks }: Here): string[] =>
  blocks.flatMap((block) => (block.type === 'coupon' ? couponCopy.rule(block) : []));

function Block({ block, campaign, renderPart }: BlockProps) {
  if (block.type === 'form' || block.type === 'coupon') return renderPart(block, campaign);
  if (block.type === 'priceList') return <LanePrices {...block} />;
  if (block.type === 'rules') return <Rules items={[...block.items, ...couponRulesIn(campaign)]} />;
  if (block.type === 'faq') return <Questions {...block} />;
  if (block.type !== 'richText') return null;
  return block.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function Parts({ campaign, view, on, renderPart }: CampaignProps & { campaign: Here }) {
  const hero = campaign.blocks.find((block) => block.type === 'hero');
  return (
    <>
      <Hero campaign={campaign} hero={hero} secondsLeft={view.isStale ? null : view.secondsLeft} />
      <div className="wrap grid gap-10 py-8 md:py-10">
        {view.isStale && <BlockFailure text={copy.stale} retry={copy.retry} onRetry={on.refresh} />}
        {campaign.phase === 'ENDED' && (
          <div className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-4 md:p-5">
            <p className="font-semibold text-ink">{copy.ended}</p>
            {toOthers()}
          </div>
        )}
        {campaign.blocks.map((block, at) => (
          <Block key={`${block.type} ${at}`} block={block} campaign={campaign} renderPart={renderPart} />
        ))}
      </div>
    </>
  );
}

function Stage(props: CampaignProps) {
  const { view, on } = props;
  if (view.stage === 'unknown')
    return (
      <EmptyState title={copy.unknown.title} text={copy.unknown.text} role="alert">
        {toOthers()}
      </EmptyState>
    );
  if (view.stage === 'lost')
    return <BlockFailure text={copy.lost[view.failureCode ?? 'unexpected']} retry={copy.retry} onRetry={on.refresh} />;
  return (
    <div role="status" aria-label={copy.loading} className="animate-pulse">
      <Bar className="h-90" />
    </div>
  );
}

/** A campaign as the gateway has told it. */
export function CampaignView(props: CampaignProps) {
  const { stage, campaign } = props.view;
  if (stage === 'shown' && campaign) return <Parts campaign={campaign} {...props} />;
  return (
    <div className="wrap grid gap-5 py-8">
      <h1 className="text-24 outline-none md:text-32">{copy.untitled}</h1>
      <Stage {...props} />
    </div>
  );
}

export function Campaign({ actor, renderPart }: Pick<CampaignProps, 'renderPart'> & { actor: CampaignActor }) {
  const view = useSelector(actor, selectCampaign, shallowEqual);
  const on = useMemo(() => campaignIntents(actor), [actor]);
  return <CampaignView view={view} on={on} renderPart={renderPart} />;
}
