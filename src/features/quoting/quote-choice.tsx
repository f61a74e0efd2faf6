import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import { pathOf } from '../../../domain/routes';
import type { Sailing } from '../../../domain/offer/sailing';
import { answerOf } from '../../../domain/offer/sailing-list';
import {
  quotingIntents,
  selectChoice,
  selectSearch,
  type ChoiceView,
  type QuotingActor,
  type QuotingIntents,
} from '../../../machines/booking/quoting';
import { clockWords } from '../../copy/moment-words';
import { quotingCopy as copy } from '../../copy/sailings';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { enquiryOf } from './enquiry';

type QuoteChoiceViewProps = {
  view: ChoiceView;
  sailing: Sailing;
  /** It is the one thing to press next. */
  isFirst: boolean;
  /** Where somebody asks for a price that nobody has named. */
  enquiry: string;
  on: Pick<QuotingIntents, 'choose' | 'seekAlternatives' | 'renew'>;
};

function labelOf({ acceptance }: Sailing, isFirst: boolean): string {
  if (acceptance.level === 'NEED_APPROVAL' || acceptance.level === 'MANUAL') return copy.review;
  return isFirst ? copy.chooseFirst : copy.choose;
}

/** What can be done about a sailing: take it, ask for its price, or look for another. */
export function QuoteChoiceView({ view, sailing, isFirst, enquiry, on }: QuoteChoiceViewProps) {
  const { state } = sailing;
  if (state === 'CLOSED' || answerOf(sailing) === 'N')
    return <span className="text-12 whitespace-nowrap text-muted">{copy.refused}</span>;
  if (state === 'ENQUIRE')
    return (
      <Link href={enquiry} className={buttonClass('line', 'small', '')}>
        {copy.enquire}
      </Link>
    );
  const named = <span className="sr-only"> {sailing.vessel}</span>;
  if (state === 'SOLD_OUT')
    return (
      <Button look="line" size="small" isBusy={view.isBusy} onClick={() => on.seekAlternatives(sailing)}>
        {copy.alternatives}
        {named}
      </Button>
    );
  const isDirect = answerOf(sailing) === 'Y';
  const look = isFirst || view.secondsLeft !== null ? 'signal' : isDirect ? 'sea' : 'line';
  return (
    <span className="grid justify-items-end gap-1">
      <Button
        look={look}
        size="small"
        isBusy={view.isBusy}
        leadsTo={pathOf('shippingFclOrder')}
        onClick={() => (view.isLapsed ? on.renew() : on.choose(sailing))}
      >
        {view.isLapsed ? copy.renew : labelOf(sailing, isFirst)}
        {named}
      </Button>
      {view.secondsLeft !== null && (
        <span role="timer" className="text-12 whitespace-nowrap text-muted">
          {copy.locked(clockWords(view.secondsLeft))}
        </span>
      )}
      {view.isLapsed && <span className="text-12 whitespace-nowrap text-warn">{copy.lapsed}</span>}
    </span>
  );
}

export function QuoteChoice(props: { sailing: Sailing; isFirst: boolean; actor: QuotingActor }) {
  const { sailing, isFirst, actor } = props;
  const select = useMemo(() => selectChoice(sailing.sailingId), [sailing.sailingId]);
  const view = useSelector(actor, select, shallowEqual);
  const search = useSelector(actor, selectSearch);
  const on = useMemo(() => quotingIntents(actor), [actor]);
  return (
    <QuoteChoiceView view={view} sailing={sailing} isFirst={isFirst} enquiry={enquiryOf(search, sailing)} on={on} />
  );
}
