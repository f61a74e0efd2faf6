import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { HouseCase } from '../../../domain/house/case';
import { deskPathOf } from '../../../domain/house/pages';
import {
  deskCaseIntents,
  selectCasePaper,
  selectDeskCase,
  type DeskCaseActor,
  type DeskCaseIntents,
  type DeskCaseView as View,
} from '../../../machines/house/desk-case';
import type { PaperViewActor } from '../../../machines/order/paper-view';
import { bookingSearchCopy } from '../../copy/booking-search';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { stateName } from '../../copy/order-states';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Badge } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { EmptyState } from '../../ui/show/empty-state';
import { CaseActs } from './case-acts';
import { CaseHold } from './case-hold';
import { CaseFindings, CaseGoods, CaseHistory, CaseNotes, CasePapers, CasePart } from './case-parts';

type Parts = { view: View; on: DeskCaseIntents };
type Opening = { onOpen: (file: { fileId: string; name: string }) => void };

const MODES: Readonly<Partial<Record<HouseCase['mode'], string>>> = bookingSearchCopy.mode;

function Facts({ shown }: { shown: HouseCase }) {
  const { customer, org, dst, supplier, leavesAt, submittedAt, dueAt } = shown;
  const facts: [string, ReactNode][] = [
    [copy.facts.customer, [customer.enterprise, customer.name, customer.phone].filter(Boolean).join(' · ')],
    [copy.facts.lane, [org, dst].flatMap((end) => end?.nameCn ?? []).join(' → ')],
    [copy.facts.supplier, supplier?.nameCn ?? ''],
    [copy.facts.leaves, leavesAt === null ? '' : copy.at(leavesAt)],
    [copy.facts.submitted, copy.at(submittedAt)],
    [copy.facts.due, dueAt === null ? '' : copy.at(dueAt)],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 md:grid-cols-[auto_1fr_auto_1fr]">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Shown({ view, on, shown, onOpen }: Parts & Opening & { shown: HouseCase }) {
  const { sections } = copy;
  return (
    <>
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 ref={catchFocus} className="text-24">
            {shown.orderNo}
          </h1>
          <Badge look="sea">{stateName(shown, shown.state)}</Badge>
          {shown.isDanger && <Badge look="warn">{copy.danger}</Badge>}
          <span className="text-muted">{MODES[shown.mode]}</span>
        </div>
        <Facts shown={shown} />
        <CaseHold view={view} on={on} shown={shown} />
      </header>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.acts}>
            <CaseActs view={view} on={on} />
          </CasePart>
          <CasePart title={sections.goods}>
            <CaseGoods shown={shown} />
          </CasePart>
          <CasePart title={sections.findings}>
            <CaseFindings shown={shown} />
          </CasePart>
        </div>
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.papers}>
            <CasePapers shown={shown} onOpen={onOpen} />
          </CasePart>
          {shown.notes.length > 0 && (
            <CasePart title={sections.notes}>
              <CaseNotes shown={shown} />
            </CasePart>
          )}
          <CasePart title={sections.history}>
            <CaseHistory shown={shown} />
          </CasePart>
        </div>
      </div>
    </>
  );
}

function Body({ view, on, onOpen }: Parts & Opening) {
  if (view.stage === 'gone') return <EmptyState {...copy.gone} />;
  if (view.stage === 'failed')
    return (
      <EmptyState title={copy.failed.title} text={view.failureCode === null ? '' : copy.failure[view.failureCode]}>
        <Button look="line" onClick={on.refresh}>
          {copy.failed.retry}
        </Button>
      </EmptyState>
    );
  if (view.shown === null) return null;
  return <Shown view={view} on={on} shown={view.shown} onOpen={onOpen} />;
}

/** One order as the house works at it. What is known stays while it is read anew. */
export function DeskCaseView({ view, on, onOpen }: Parts & Opening) {
  const { stage, notice } = view;
  return (
    <>
      <p className="mb-3">
        <TextLink href={`#${deskPathOf({ name: 'queue' })}`}>{copy.back}</TextLink>
      </p>
      <output className="block empty:hidden">
        {notice !== null && (
          <span className={`mb-3 block ${notice === 'done' ? 'text-good' : 'text-warn'}`}>{copy.notice[notice]}</span>
        )}
        {stage === 'loading' && <span className="block pb-3 text-muted">{copy.loading}</span>}
      </output>
      <Body view={view} on={on} onOpen={onOpen} />
    </>
  );
}

export type RenderPaper = (actor: PaperViewActor) => ReactNode;

export function DeskCase({ actor, renderPaper }: { actor: DeskCaseActor; renderPaper: RenderPaper }) {
  const view = useSelector(actor, selectDeskCase, shallowEqual);
  const paper = useSelector(actor, selectCasePaper);
  const on = useMemo(() => deskCaseIntents(actor), [actor]);
  const onOpen = (file: { fileId: string; name: string }) => paper?.send({ type: 'paper.open', ...file });
  return (
    <>
      <DeskCaseView view={view} on={on} onOpen={onOpen} />
      {paper && renderPaper(paper)}
    </>
  );
}
