import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { AnyCase, CalendarCase, NoticeCase } from '../../../domain/house/case';
import { deskPagePath } from '../../../domain/house/pages';
import { queueOfKind } from '../../../domain/house/queue';
import {
  deskCaseIntents,
  selectCaseDocuments,
  selectCasePaper,
  selectDeskCase,
  type DeskCaseActor,
  type DeskCaseIntents,
  type DeskCaseView as View,
} from '../../../machines/house/desk-case';
import { openPaper, type PaperViewActor } from '../../../machines/order/paper-view';
import { calendarCopy } from '../../copy/house/calendar';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { deskQueueCopy } from '../../copy/house/desk-queue';
import { Checkbox } from '../../ui/form/checkbox';
import { Badge } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { EmptyState } from '../../ui/show/empty-state';
import { type CaseParts, CaseHead } from './case-head';
import { CaseOfBuyerPaper } from './buyer-paper-case';
import { CaseColumns } from './case-columns';
import { YearDays } from './calendar-read';
import { CaseOfClosure } from './closure-case';
import { CaseOfEnquiry } from './enquiry-case';
import { CaseOfSample } from './sample-case';
import { CasePrints } from './case-form';
import { CasePart } from './case-parts';
import { NoticeRead } from './notice-read';
import { CaseOfOrder, type Printing } from './order-case';
import { CaseOfSurcharge } from './surcharge-case';
import { CaseOfTariff } from './tariff-case';
import { CaseOfVerification } from './verification-case';

function CaseOfNotice({ view, on, shown }: Omit<CaseParts<NoticeCase>, 'onOpen'>) {
  const { sections, places } = copy;
  const { name, notice, done } = shown;
  const marks = notice ? <Badge look="warn">{places.holds}</Badge> : <Badge look="grey">{places.none}</Badge>;
  const facts = [[copy.facts.until, notice?.until ?? '']] as const;
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={name} marks={marks} facts={facts} />
      <CaseColumns view={view} on={on} done={done}>
        <CasePart title={sections.notice}>
          <div className="mt-3">
            {notice ? <NoticeRead name={name} notice={notice} /> : <p className="text-muted">{copy.none.notice}</p>}
          </div>
        </CasePart>
      </CaseColumns>
    </>
  );
}

function CaseOfYear({ view, on, shown }: Omit<CaseParts<CalendarCase>, 'onOpen'>) {
  const { sections } = copy;
  const { year, off, worked, isTold, done } = shown;
  const marks = <Badge look={isTold ? 'good' : 'warn'}>{isTold ? calendarCopy.told : calendarCopy.untold}</Badge>;
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={calendarCopy.year(year)} marks={marks} facts={[]} />
      <CaseColumns view={view} on={on} done={done}>
        <CasePart title={sections.days}>
          <div className="mt-3">
            <YearDays off={off} worked={worked} isTold={isTold} />
          </div>
        </CasePart>
      </CaseColumns>
    </>
  );
}

type Parts = { view: View; on: DeskCaseIntents };
type Opening = Pick<CaseParts<AnyCase>, 'onOpen'>;

function Shown({ shown, renderPrints, ...parts }: CaseParts<AnyCase> & Printing) {
  if (shown.kind === 'enquiry') return <CaseOfEnquiry {...parts} shown={shown} />;
  if (shown.kind === 'buyerPaper') return <CaseOfBuyerPaper {...parts} shown={shown} />;
  if (shown.kind === 'sample') return <CaseOfSample {...parts} shown={shown} />;
  if (shown.kind === 'calendar') return <CaseOfYear {...parts} shown={shown} />;
  if (shown.kind === 'closure') return <CaseOfClosure {...parts} shown={shown} />;
  if (shown.kind === 'surcharge') return <CaseOfSurcharge {...parts} shown={shown} />;
  if (shown.kind === 'tariff') return <CaseOfTariff {...parts} shown={shown} />;
  if (shown.kind === 'notice') return <CaseOfNotice {...parts} shown={shown} />;
  return shown.kind === 'verification' ? (
    <CaseOfVerification {...parts} shown={shown} />
  ) : (
    <CaseOfOrder {...parts} shown={shown} renderPrints={renderPrints} />
  );
}

function Body({ view, on, onOpen, renderPrints }: Parts & Opening & Printing) {
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
  return <Shown view={view} on={on} shown={view.shown} onOpen={onOpen} renderPrints={renderPrints} />;
}

/** A case at the staff desk. Known content stays while it reloads. */
export function DeskCaseView({ view, on, onOpen, renderPrints }: Parts & Opening & Printing) {
  const { stage, notice, subject, back, beside, finished, isOnward, act } = view;
  const queue = queueOfKind(subject.kind);
  const finishedName = finished === null ? '' : deskQueueCopy.caseName(finished.kind, finished.no);
  const choice = back ?? (queue && { queue });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <TextLink href={`#${deskPagePath({ name: 'queue', ...(choice && { choice }) })}`} hotkey="u">
          {copy.back}
        </TextLink>
        {beside !== null && (
          <>
            {beside.before !== null && (
              <TextLink href={`#${deskPagePath({ name: 'case', subject: beside.before })}`} hotkey="k">
                {copy.beside.before}
              </TextLink>
            )}
            {beside.after !== null && (
              <TextLink href={`#${deskPagePath({ name: 'case', subject: beside.after })}`} hotkey="j">
                {copy.beside.after}
              </TextLink>
            )}
            {beside.at > 0 && <span className="text-12 text-muted">{copy.beside.place(beside.at, beside.of)}</span>}
          </>
        )}
        {finished !== null && (
          <TextLink href={`#${deskPagePath({ name: 'case', subject: finished })}`}>
            {copy.finished.back(finishedName)}
          </TextLink>
        )}
        {back !== null && (
          <Checkbox
            name="isOnward"
            isChecked={isOnward}
            isReadOnly={stage !== 'shown' || act !== null}
            onChange={on.toggleOnward}
          >
            {copy.onward}
          </Checkbox>
        )}
      </div>
      <output className="block empty:hidden">
        {finished !== null && notice === null && (
          <span className="mb-3 block text-good">{copy.finished.said(finishedName)}</span>
        )}
        {notice !== null && (
          <span className={`mb-3 block ${notice === 'done' || notice === 'last' ? 'text-good' : 'text-warn'}`}>
            {copy.notice[notice]}
          </span>
        )}
        {stage === 'loading' && <span className="block pb-3 text-muted">{copy.loading}</span>}
      </output>
      <Body view={view} on={on} onOpen={onOpen} renderPrints={renderPrints} />
    </>
  );
}

export type RenderPaper = (actor: PaperViewActor) => ReactNode;

type DeskCaseProps = {
  actor: DeskCaseActor;
  renderPaper: RenderPaper;
  listed?: Pick<View, 'beside' | 'back'> | undefined;
};

export function DeskCase({ actor, renderPaper, listed }: DeskCaseProps) {
  const own = useSelector(actor, selectDeskCase, shallowEqual);
  const view = listed ? { ...own, ...listed } : own;
  const paper = useSelector(actor, selectCasePaper);
  const documents = useSelector(actor, selectCaseDocuments);
  const on = useMemo(() => deskCaseIntents(actor), [actor]);
  return (
    <>
      <DeskCaseView
        view={view}
        on={on}
        onOpen={openPaper(paper)}
        renderPrints={(shown) => documents && <CasePrints actor={documents} shown={shown} />}
      />
      {paper && renderPaper(paper)}
    </>
  );
}
