import { domesticTradeCopy } from '../../copy/pages/domestic-trade';
import { ServicePage } from '../../features/page/service-page';

export default function DomesticTradePage() {
  return <ServicePage name="domesticTrade" copy={domesticTradeCopy} />;
}
