import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import {
  enquiryCaseIntents,
  selectEnquiryCase,
  type EnquiryCaseActor,
  type EnquiryCaseIntents,
  type EnquiryCaseView as View,
} from '../../../machines/order/enquiry-case';
import { routePath } from '../../../domain/routes';
import { enquiryCaseCopy as copy } from '../../copy/modes/enq-case';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { EmptyState } from '../../ui/show/empty-state';
import { CaseAnswer, CasePanel } from './case-answer';
import { CaseAsked } from './case-asked';
import { CaseHead } from './case-head';
import type { CaseParts } from './case-parts';
import { CaseThread } from './case-thread';
import { againAddress } from './enquiry-looks';
import { MODES } from '../../../domain/mode-ids';
import { acceptedAddress } from '../../../domain/order/enquiry/accepted-address';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { parseMoment } from '../../../domain/values/moments';
import { weekdayText } from '../../copy/words/moment-words';

const { order: orderCopy } = copy;

function CaseOrder({ enquiry, view: { now, state } }: CaseParts) {
  const { quote, orderNo, answer } = enquiry;
  if (!answer || (state !== 'ACCEPTED' && state !== 'ORDERED')) return null;
  if (orderNo !== null)
    return (
      <Link href={receiptAddress(MODES[answer.offer.mode], orderNo)} className={buttonClass('sea', 'medium', 'mb-6')}>
        {orderCopy.see(orderNoInGroups(orderNo))}
      </Link>
    );
  const isHeld = quote !== null && (parseMoment(quote.lockedUntil) ?? 0) > now;
  const address = acceptedAddress(enquiry);
  const said = isHeld ? orderCopy.until(weekdayText(quote.lockedUntil)) : orderCopy.lapsed;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-good bg-good-tint p-4 md:p-5">
      {address !== null && (
        <Link href={address} className={buttonClass('signal', 'large', '')}>
          {orderCopy.go}
        </Link>
      )}
      <p className="text-ink">{quote ? said : orderCopy.gone}</p>
    </div>
  );
}

type CaseProps = { view: View; on: EnquiryCaseIntents };

function Shown(parts: CaseParts) {
  const { enquiry, view, on } = parts;
  return (
    <>
      <CaseHead {...parts} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid content-start gap-8">
          <div>
            <CaseOrder {...parts} />
            <FieldMessage error={view.failureCode === null ? undefined : copy.failure[view.failureCode]} />
            {enquiry.answer && <CaseAnswer {...parts} answer={enquiry.answer} />}
            <CasePanel {...parts} />
          </div>
          <CaseThread {...parts} />
        </div>
        <div className="grid content-start gap-6">
          <CaseAsked enquiry={enquiry} />
          <div className="flex flex-wrap gap-3">
            <Link href={againAddress(enquiry.enquiryNo)} className={buttonClass('line', 'medium', '')}>
              {copy.again}
            </Link>
            {view.may.withdraw && view.panel === null && (
              <Button look="line" isOff={view.isBusy} onClick={on.withdraw}>
                {copy.withdraw}
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

const Skeleton = () => (
  <div role="status" aria-busy="true" className="min-h-dvh">
    <p className="sr-only">{copy.loading}</p>
    <div aria-hidden="true" className="grid animate-pulse gap-6">
      <Bar className="h-10 w-72" />
      <Bar className="h-16 w-full" />
      <Bar className="h-90 w-full" />
    </div>
  </div>
);

function Stage({ view, on }: CaseProps) {
  if (view.stage === 'loading') return <Skeleton />;
  if (view.stage === 'signedOut')
    return (
      <EmptyState title={copy.signIn.title} text={copy.signIn.text}>
        <Button look="signal" isBusy={view.isBusy} onClick={on.signIn}>
          {copy.signIn.press}
        </Button>
      </EmptyState>
    );
  if (view.stage === 'lost')
    return <BlockFailure text={copy.lost[view.lostCode]} retry={copy.retry} onRetry={on.refresh} />;
  if (view.stage === 'missing' || !view.enquiry)
    return (
      <EmptyState title={copy.missing.title} text={copy.missing.text}>
        <Link href={routePath('enquiryFcl')} className={buttonClass('signal', 'medium', '')}>
          {copy.missing.press}
        </Link>
      </EmptyState>
    );
  return <Shown enquiry={view.enquiry} view={view} on={on} />;
}

export const EnquiryCaseView = (props: CaseProps) => (
  <div className="wrap py-8 md:py-12">
    {props.view.stage !== 'shown' && <h1 className="mb-6 text-24 outline-none md:text-32">{copy.title}</h1>}
    <Stage {...props} />
  </div>
);

export function EnquiryCase({ actor }: { actor: EnquiryCaseActor }) {
  const view = useSelector(actor, selectEnquiryCase, shallowEqual);
  const on = useMemo(() => enquiryCaseIntents(actor), [actor]);
  return <EnquiryCaseView view={view} on={on} />;
}
