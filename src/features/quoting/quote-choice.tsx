import { shallowEqual, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { Link } from 'wouter';

import { offerAnswer } from '../../../domain/offer/answer';
import type { Offer } from '../../../domain/offer/offer';
import { pressedOffer } from '../../../domain/offer/pressed-offer';
import {
  quotingIntents,
  selectChoice,
  type ChoiceView,
  type QuotingActor,
  type QuotingIntents,
} from '../../../machines/booking/quoting';
import { clockWords } from '../../copy/words/moment-words';
import { quotingCopy as copy } from '../../copy/search/sailings';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { LinkButton } from '../../ui/press/link-button';
import { ChoiceFormContext } from './choice-form';

type QuoteChoiceViewProps = {
  view: ChoiceView;
  offer: Offer;
  name: string;
  words?: {
    take: string;
    review: string;
    other?: string;
    /** Label for alternatives worth seeing before a sold-out. */
    beside?: string;
  };
  /** True if this is the primary button of the list. */
  isFirst: boolean;
  enquiry: string;
  leadsTo: string;
  on: Pick<QuotingIntents, 'choose' | 'seekAlternatives' | 'renew'>;
};

function choiceLabel({ acceptance }: Offer, isFirst: boolean, words: QuoteChoiceViewProps['words']): string {
  if (acceptance.level === 'NEED_APPROVAL' || acceptance.level === 'MANUAL') return words?.review ?? copy.review;
  if (words) return words.take;
  return isFirst ? copy.chooseFirst : copy.choose;
}

export function QuoteChoiceView({ view, offer, name, words, isFirst, enquiry, leadsTo, on }: QuoteChoiceViewProps) {
  const { state } = offer;
  const form = use(ChoiceFormContext);
  if (state === 'CLOSED' || offerAnswer(offer) === 'N')
    return <span className="text-12 whitespace-nowrap text-muted">{copy.refused}</span>;
  if (state === 'ENQUIRE')
    return (
      <Link href={enquiry} className={buttonClass('line', 'small', '')}>
        {copy.enquire}
      </Link>
    );
  const named = <span className="sr-only"> {name}</span>;
  if (state === 'SOLD_OUT')
    return (
      <Button look="line" size="small" isBusy={view.isBusy} onClick={() => on.seekAlternatives(offer)}>
        {words?.other ?? copy.alternatives}
        {named}
      </Button>
    );
  const isDirect = offerAnswer(offer) === 'Y';
  const look = isFirst || view.secondsLeft !== null ? 'signal' : isDirect ? 'sea' : 'line';
  return (
    <span className="grid justify-items-end gap-1">
      <Button
        look={look}
        size="small"
        isBusy={view.isBusy}
        leadsTo={leadsTo}
        posts={form === undefined ? undefined : { form, name: 'offer', value: pressedOffer(offer) }}
        onClick={() => (view.isLapsed ? on.renew() : on.choose(offer))}
      >
        {view.isLapsed ? copy.renew : choiceLabel(offer, isFirst, words)}
        {named}
      </Button>
      {words?.beside !== undefined && view.secondsLeft === null && !view.isLapsed && (
        <LinkButton className="text-12" onClick={() => on.seekAlternatives(offer)}>
          {words.beside}
          {named}
        </LinkButton>
      )}
      {view.secondsLeft !== null && (
        <span role="timer" className="text-12 whitespace-nowrap text-muted print:hidden">
          {copy.locked(clockWords(view.secondsLeft))}
        </span>
      )}
      {view.isLapsed && <span className="text-12 whitespace-nowrap text-warn">{copy.lapsed}</span>}
    </span>
  );
}

type QuoteChoiceProps = Omit<QuoteChoiceViewProps, 'view' | 'on'> & { actor: QuotingActor };

export function QuoteChoice(props: QuoteChoiceProps) {
  const { actor, ...rest } = props;
  const { offerId } = rest.offer;
  const select = useMemo(() => selectChoice(offerId), [offerId]);
  const view = useSelector(actor, select, shallowEqual);
  const on = useMemo(() => quotingIntents(actor), [actor]);
  return <QuoteChoiceView {...rest} view={view} on={on} />;
}
