import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import type { ApprovalSight, ApprovalDecision } from '../../../../domain/mall/approval';
import { routePath } from '../../../../domain/routes';
import { YUAN } from '../../../../domain/values/money';
import {
  approvalIntents,
  selectApproval,
  type ApprovalActor,
  type ApprovalFailureCode,
  type ApprovalIntents,
  type ApprovalView as View,
} from '../../../../machines/booking/approval';
import { approvalCopy as copy } from '../../../copy/mall/approval';
import { sharedLinesCopy as lines } from '../../../copy/mall/shared-lines';
import { Section } from '../../../trade/section';
import { buttonClass } from '../../../ui/press/button-look';
import { Bar } from '../../../ui/show/bar';
import { BlockFailure } from '../../../ui/show/block-states';
import { EmptyState } from '../../../ui/show/empty-state';
import { Price } from '../../../ui/show/price';
import { SharedLines, SharedTotal } from '../share/shared-lines';
import { ApprovalCode } from './code-gate';
import { DecisionForm } from './decision-form';

type ListSight = Extract<ApprovalSight, { stage: 'LIST' }>;
type ApprovalProps = {
  view: View;
  on: ApprovalIntents;
  pad: ReactNode;
};

const Told = ({ decided }: { decided: ApprovalDecision }) => (
  <div
    role="status"
    className={`grid gap-1 rounded-card border bg-surface p-4 ${decided.decision === 'APPROVED' ? 'border-good' : 'border-warn'}`}
  >
    <p className={`font-semibold ${decided.decision === 'APPROVED' ? 'text-good' : 'text-warn'}`}>
      {copy.decided[decided.decision](decided)}
    </p>
    {decided.reason !== '' && <p>{copy.reason(decided.reason)}</p>}
  </div>
);

const Sheet = ({ sight }: { sight: ListSight }) => {
  const { revision } = sight;
  return (
    <>
      <p className="grid gap-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="sr-only">{copy.list.total}</span>
          {revision.sums && <Price amount={revision.sums.total} currency={YUAN} size="large" />}
          <span className="text-muted">{copy.list.of(sight)}</span>
        </span>
        <span className="text-12 text-muted">{copy.list.asOf(sight)}</span>
      </p>
      {sight.before && <p>{copy.before(sight.before)}</p>}
      {sight.isFirstOfTwo && <p className="text-12 text-muted">{copy.isFirstOfTwo}</p>}
      <Section isFirst title={copy.list.lines} note={lines.delivery(revision.delivery)}>
        <SharedLines sheet={revision} isPriced />
      </Section>
      {revision.sums && (
        <Section isFirst title={copy.list.sums}>
          <SharedTotal sums={revision.sums} sheet={revision} />
        </Section>
      )}
    </>
  );
};

const toShop = (
  <Link href={routePath('business')} className={buttonClass('line', 'medium', '')}>
    {lines.toShop}
  </Link>
);

const isOfLine = (code: ApprovalFailureCode | null): code is Exclude<ApprovalFailureCode, 'tooOften'> =>
  code !== null && code !== 'tooOften';

function Stage(props: ApprovalProps) {
  const { stage, sight, failureCode } = props.view;
  if (stage === 'code' && sight?.stage === 'CODE') return <ApprovalCode {...props} sight={sight} />;
  if (stage === 'decided' && sight?.stage === 'LIST')
    return (
      <>
        {sight.decided && <Told decided={sight.decided} />}
        <Sheet sight={sight} />
      </>
    );
  if (stage === 'list' && sight?.stage === 'LIST')
    return (
      <>
        <Sheet sight={sight} />
        <DecisionForm {...props} sight={sight} />
      </>
    );
  if (stage === 'gone')
    return (
      <EmptyState title={copy.gone.title} text={copy.gone.text} role="alert">
        {toShop}
      </EmptyState>
    );
  if (stage === 'lost')
    return (
      <BlockFailure
        text={copy.lost[isOfLine(failureCode) ? failureCode : 'unexpected']}
        retry={copy.retry}
        onRetry={props.on.refresh}
      />
    );
  return (
    <div role="status" aria-label={copy.loading} className="animate-pulse">
      <Bar className="h-60" />
    </div>
  );
}

export function ApprovalView(props: ApprovalProps) {
  const { stage, sight } = props.view;
  const isShown = stage === 'list' || stage === 'decided';
  return (
    <div className="mx-auto grid w-full max-w-140 content-start gap-4 px-4 pt-5 max-md:pt-4">
      <h1 className="text-20 outline-none">{isShown && sight ? copy.title(sight.from) : copy.untitled}</h1>
      <Stage {...props} />
    </div>
  );
}

export function Approval({ actor, pad }: { actor: ApprovalActor; pad: ReactNode }) {
  const view = useSelector(actor, selectApproval, shallowEqual);
  const on = useMemo(() => approvalIntents(actor), [actor]);
  return <ApprovalView view={view} on={on} pad={pad} />;
}
