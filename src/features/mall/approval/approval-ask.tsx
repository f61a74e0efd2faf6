import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import {
  isGood,
  type RequesterApproval,
  type ApprovalBook,
  type ApprovalState,
  type ApprovalStanding,
  type ApprovalTrail,
} from '../../../../domain/mall/approval';
import { PURCHASE_SEARCH } from '../../../../domain/mall/asked';
import { routePath } from '../../../../domain/routes';
import {
  approvalAskIntents,
  selectApprovalAsk,
  type ApprovalAskActor,
  type ApprovalAskIntents,
  type ApprovalAskView as View,
} from '../../../../machines/booking/approval-ask';
import { approvalAskCopy as copy } from '../../../copy/mall/approval-ask';
import { severalFaults } from '../../../copy/words/several-faults';
import { Section } from '../../../trade/section';
import { FaultsTold } from '../../../ui/form/faults-told';
import { TextField } from '../../../ui/form/text-field';
import { Badge } from '../../../ui/mark/badge';
import { Button } from '../../../ui/press/button';
import { buttonClass } from '../../../ui/press/button-look';
import { LinkButton } from '../../../ui/press/link-button';
import { Bar } from '../../../ui/show/bar';
import { BlockFailure } from '../../../ui/show/block-states';
import { EmptyState } from '../../../ui/show/empty-state';
import { MadeLink } from '../links/made-link';

type AskProps = { view: View; on: ApprovalAskIntents };
type BookProps = AskProps & { book: ApprovalBook };

function Asking({ view: { typed, wrong, isAsking }, on, book: { now, approvals, rule, approvers } }: BookProps) {
  const words = copy.ask;
  const first = approvals.find(({ isSecondOpen }) => isSecondOpen);
  const isPending = approvals.some(({ state }) => state === 'WAITING' || state === 'OPENED');
  const errorAt = (field: keyof typeof typed) => (wrong.includes(field) ? copy.wrong[field] : undefined);
  return (
    <Section isFirst title={words.title} note={words.note}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          on.ask(first?.approvalId ?? null);
        }}
      >
        <p className="text-ink">{now === null ? words.none : words.now(now)}</p>
        <div className="grid gap-1 text-12 wrap-anywhere text-muted">
          {rule && <p>{words.rule(rule)}</p>}
          <p>{words.approvers(approvers)}</p>
        </div>
        {now?.isOver && !first && <p className="text-warn">{words.isOver}</p>}
        {first && <p className="text-ink">{words.second(first)}</p>}
        <FaultsTold sentence={severalFaults(wrong.map((field) => copy.wrong[field]))}>
          <div className="grid gap-x-4 md:grid-cols-2">
            <TextField
              name="approver"
              label={words.approver}
              hint={words.approverHint}
              autoComplete="off"
              value={typed.approver}
              readOnly={isAsking}
              error={errorAt('approver')}
              onChange={({ target }) => on.change({ approver: target.value })}
            />
            <TextField
              name="phone"
              label={words.phone}
              hint={words.phoneHint}
              inputMode="numeric"
              autoComplete="off"
              value={typed.phone}
              readOnly={isAsking}
              error={errorAt('phone')}
              onChange={({ target }) => on.change({ phone: target.value })}
            />
          </div>
        </FaultsTold>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="signal" type="submit" isBusy={isAsking}>
            {first ? words.pressSecond : words.press}
          </Button>
          {first && (
            <Button look="line" isBusy={isAsking} onClick={() => on.ask(null)}>
              {words.pressAgain}
            </Button>
          )}
          <Link href={`${routePath('business')}${PURCHASE_SEARCH}`} className={buttonClass('line', 'medium', '')}>
            {words.list}
          </Link>
          {isPending && <span className="text-12 text-muted">{words.again}</span>}
        </div>
      </form>
    </Section>
  );
}

const LOOKS = {
  WAITING: 'sea',
  OPENED: 'sea',
  APPROVED: 'good',
  RETURNED: 'warn',
  REVOKED: 'grey',
  EXPIRED: 'grey',
} as const satisfies Record<ApprovalState, string>;

type RowProps = BookProps & { approval: RequesterApproval };

/** States in which today's total is not compared. */
const UNCOMPARED: readonly ApprovalStanding[] = ['HOLDS', 'SECOND', 'SENT_BACK', 'ORDERED'];

function StandingTold({ approval: { standing, agreed, ordered }, book: { now } }: RowProps) {
  if (standing === null) return null;
  const isSound = standing === 'ORDERED' || isGood(standing);
  return (
    <div className="grid gap-0.5">
      <p className={isSound ? 'text-good' : 'text-warn'}>{copy.book.standing[standing]}</p>
      {ordered > 0 && <p className="text-12 text-muted">{copy.book.ordered(ordered)}</p>}
      {!UNCOMPARED.includes(standing) && <p className="text-12 text-muted">{copy.book.compared(agreed, now)}</p>}
    </div>
  );
}

function Row(props: RowProps) {
  const { approval, view, on } = props;
  const { approvalId, state, decided, before } = approval;
  const words = copy.book;
  const isPending = state === 'WAITING' || state === 'OPENED';
  return (
    <li
      className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
      aria-busy={view.revokingId === approvalId}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge look={LOOKS[state]}>{words.states[state]}</Badge>
        <span className="font-semibold text-ink">{words.of(approval)}</span>
        <span className="text-12 text-muted">{words.to(approval)}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
        <span>{words.opened(approval)}</span>
        {isPending && <span>{words.until(approval)}</span>}
        {decided && <span>{words.decided(decided)}</span>}
        {before && <span>{words.before(before)}</span>}
      </p>
      {decided && decided.reason !== '' && <p className="text-warn">{words.reason(decided.reason)}</p>}
      <StandingTold {...props} />
      {isPending && (
        <p className="text-14">
          <LinkButton onClick={() => on.revoke(approvalId)}>
            <span aria-hidden="true">{words.revoke}</span>
            <span className="sr-only">{words.named(approval)}</span>
          </LinkButton>
        </p>
      )}
    </li>
  );
}

const TrailPart = ({ trail: { lines, brokenAt } }: { trail: ApprovalTrail }) => (
  <Section isFirst title={copy.trail.title}>
    <div className="grid gap-3">
      {brokenAt === null ? (
        <p className="text-12 text-muted">{copy.trail.sound}</p>
      ) : (
        <p role="alert" className="text-bad">
          {copy.trail.broken(brokenAt)}
        </p>
      )}
      <ol className="grid gap-1">
        {lines.map((line) => (
          <li key={line.seq} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-ink">{copy.trail.line(line, copy.trail.events)}</span>
            <span className="text-12 text-muted">{copy.trail.at(line)}</span>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);

type ShownProps = BookProps & { renderCopier: (address: string) => ReactNode };

function Shown({ renderCopier, ...props }: ShownProps) {
  const { view, on, book } = props;
  return (
    <div className="grid gap-4">
      <Asking {...props} />
      {view.failureCode && (
        <p role="alert" className="text-14 text-bad">
          {copy.failure[view.failureCode]}
        </p>
      )}
      {view.address !== null && <MadeLink address={view.address} copy={copy.made} renderCopier={renderCopier} />}
      <Section isFirst title={copy.book.title} aside={<LinkButton onClick={on.refresh}>{copy.refresh}</LinkButton>}>
        {book.approvals.length === 0 ? (
          <p className="text-muted">{copy.book.none}</p>
        ) : (
          <ul>
            {book.approvals.map((approval) => (
              <Row key={approval.approvalId} approval={approval} {...props} />
            ))}
          </ul>
        )}
      </Section>
      {book.trail.lines.length > 0 && <TrailPart trail={book.trail} />}
    </div>
  );
}

type ApprovalAskProps = AskProps & { renderCopier: (address: string) => ReactNode };

export function ApprovalAskView(props: ApprovalAskProps) {
  const { view, on } = props;
  if (view.stage === 'shown' && view.book) return <Shown {...props} book={view.book} />;
  if (view.stage === 'signedOut')
    return (
      <EmptyState title={copy.signIn.title} text={copy.signIn.text}>
        <Button look="signal" isBusy={view.isFinding} onClick={on.signIn}>
          {copy.signIn.press}
        </Button>
      </EmptyState>
    );
  if (view.stage === 'lost')
    return <BlockFailure text={copy.lost[view.lostCode]} retry={copy.retry} onRetry={on.refresh} />;
  return (
    <div role="status" aria-label={copy.loading} className="animate-pulse">
      <Bar className="h-60" />
    </div>
  );
}

export function ApprovalAsk({ actor, ...shown }: { actor: ApprovalAskActor } & Pick<ApprovalAskProps, 'renderCopier'>) {
  const view = useSelector(actor, selectApprovalAsk, shallowEqual);
  const on = useMemo(() => approvalAskIntents(actor), [actor]);
  return <ApprovalAskView view={view} on={on} {...shown} />;
}
