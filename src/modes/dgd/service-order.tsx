import { serviceOffer } from '../../../domain/modes/dgd/offered';
import type { ServiceType } from '../../../domain/desk/services';
import { routePath } from '../../../domain/routes';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { serviceOrderCopy as copy } from '../../copy/desk/service-tool';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';

const enquiryPath = () => routePath('enquiryFcl');

export function ServiceOrder({ type, actor }: { type: ServiceType; actor: QuotingActor }) {
  // Its price is the gateway's, which refuses a service without one.
  const offer = { ...serviceOffer(type, null), state: 'OPEN' as const };
  const name = offer.supplier?.nameCn ?? '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-sea bg-sea-tint px-4 py-3">
      <p className="text-ink">{copy.text}</p>
      <QuoteChoice
        actor={actor}
        offer={offer}
        name={name}
        words={{ take: copy.take, review: copy.take }}
        isFirst
        enquiry={enquiryPath()}
        leadsTo={routePath('dgdeskDetail')}
      />
      <Quoting actor={actor} nameOf={() => name} enquiryOf={enquiryPath} />
    </div>
  );
}
