import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import type { CampaignHead } from '../../../domain/campaigns/campaign';
import { routePath } from '../../../domain/routes';
import {
  campaignListIntents,
  selectCampaignList,
  type CampaignListActor,
  type CampaignListView as View,
} from '../../../machines/content/campaign-list';
import { campaignListCopy as copy } from '../../copy/campaign/campaign';
import { shelfCopy } from '../../copy/words/shelf';
import { Badge } from '../../ui/mark/badge';
import { buttonClass } from '../../ui/press/button-look';
import { Button } from '../../ui/press/button';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { EmptyState } from '../../ui/show/empty-state';

const Card = ({ head }: { head: CampaignHead }) => (
  <li>
    <Link
      href={`${routePath('act')}/${head.slug}`}
      className="grid h-full content-start gap-2 rounded-card border border-line bg-surface p-5 hover:border-sea"
    >
      <span className="flex flex-wrap items-center gap-3 text-12 text-muted">
        <Badge look={head.phase === 'RUNNING' ? 'good' : 'grey'}>{copy.phase[head.phase]}</Badge>
        {copy.when(head)}
      </span>
      <h2 className="text-20">{head.title}</h2>
      <p>{head.text}</p>
    </Link>
  </li>
);

function Body({ view, onRetry }: { view: View; onRetry: () => void }) {
  if (view.failureCode)
    return <BlockFailure text={shelfCopy.failure[view.failureCode]} retry={shelfCopy.retry} onRetry={onRetry} />;
  if (view.isEmpty)
    return (
      <EmptyState title={copy.empty} text={copy.emptyText}>
        <Link href={routePath(copy.action.to)} className={buttonClass('signal', 'medium', '')}>
          {copy.action.label}
        </Link>
        <Button look="line" onClick={onRetry}>
          {shelfCopy.again}
        </Button>
      </EmptyState>
    );
  if (view.isBusy)
    return (
      <div aria-hidden="true" className="grid animate-pulse gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Bar className="h-36" />
        <Bar className="h-36" />
      </div>
    );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {view.items.map((head) => (
        <Card key={head.actId} head={head} />
      ))}
    </ul>
  );
}

export function CampaignListView({ view, onRetry }: { view: View; onRetry: () => void }) {
  return (
    <div aria-busy={view.isBusy} className="wrap grid gap-6 py-8">
      <output className="sr-only">{view.isBusy ? shelfCopy.loading(copy.what) : ''}</output>
      <Body view={view} onRetry={onRetry} />
    </div>
  );
}

export function CampaignList({ actor }: { actor: CampaignListActor }) {
  const view = useSelector(actor, selectCampaignList, shallowEqual);
  const { retry } = useMemo(() => campaignListIntents(actor), [actor]);
  return <CampaignListView view={view} onRetry={retry} />;
}
