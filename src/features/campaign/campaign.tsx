import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import type { Campaign as Here } from '../../../domain/campaigns/campaign';
import { routePath } from '../../../domain/routes';
import {
  campaignIntents,
  selectCampaign,
  type CampaignActor,
  type CampaignIntents,
  type CampaignView as View,
} from '../../../machines/content/campaign';
import { campaignCopy as copy } from '../../copy/campaign/campaign';
import type { LinkComponent } from '../../trade/content/campaign-hero';
import { CampaignPage, type CampaignPart } from '../../trade/content/campaign-page';
import { buttonClass } from '../../ui/press/button-look';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { EmptyState } from '../../ui/show/empty-state';

type CampaignProps = {
  view: View;
  on: CampaignIntents;
  renderPart: (part: CampaignPart, campaign: Here) => ReactNode;
};

const toOthers = () => (
  <Link href={routePath('act')} className={buttonClass('line', 'medium', '')}>
    {copy.toOthers}
  </Link>
);

const SiteWay: LinkComponent = ({ href, className, label, children }) =>
  href.startsWith('#') ? (
    <a href={href} className={className} aria-label={label}>
      {children}
    </a>
  ) : (
    <Link href={href} className={className} aria-label={label}>
      {children}
    </Link>
  );

function Parts({ campaign, view, on, renderPart }: CampaignProps & { campaign: Here }) {
  return (
    <CampaignPage
      campaign={campaign}
      secondsLeft={view.isStale ? null : view.secondsLeft}
      way={SiteWay}
      toOthers={toOthers()}
      renderPart={renderPart}
    >
      {view.isStale && <BlockFailure text={copy.stale} retry={copy.retry} onRetry={on.refresh} />}
    </CampaignPage>
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
