import { serviceOffer } from '../../../domain/modes/dgd/offered';
import { serviceRates } from '../../../domain/modes/dgd/tariff';
import type { ServicePrices, ServiceType } from '../../../domain/desk/services';
import { routePath } from '../../../domain/routes';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { serviceOrderCopy as copy } from '../../copy/desk/service-tool';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';

const enquiryPath = () => routePath('enquiryFcl');

/** In yuan alone: no exchange rate is needed. Before the prices are known the lock tells the first one. */
const offerAt = (type: ServiceType, prices: ServicePrices | null) =>
  prices ? serviceOffer(type, serviceRates(type, prices, {})) : { ...serviceOffer(type, null), state: 'OPEN' as const };

type ServiceOrderProps = { type: ServiceType; prices: ServicePrices | null; actor: QuotingActor };

export function ServiceOrder({ type, prices, actor }: ServiceOrderProps) {
  const offer = offerAt(type, prices);
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
