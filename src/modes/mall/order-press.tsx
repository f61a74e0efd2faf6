import type { Orderable } from '../../../domain/modes/mall/offered';
import { PURCHASE_SEARCH } from '../../../domain/mall/asked';
import { pathOf } from '../../../domain/routes';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';

const { press: copy } = mallOrderCopy;

const enquiryOf = () => pathOf('enquiryFcl');
const TO_LIST = `${pathOf('business')}${PURCHASE_SEARCH}`;

/** One press from what is listed of a store to its form. */
export function OrderPress({ order: { asked, offer }, actor }: { order: Orderable; actor: QuotingActor }) {
  const name = copy.name(asked.city);
  return (
    <>
      <p className="mr-auto text-12 text-muted">{copy.text(asked.lines.length)}</p>
      <QuoteChoice
        actor={actor}
        offer={offer}
        name={name}
        words={{ take: copy.take, review: copy.take }}
        isFirst
        enquiry={enquiryOf()}
        leadsTo={TO_LIST}
      />
      <Quoting actor={actor} nameOf={() => name} enquiryOf={enquiryOf} />
    </>
  );
}
