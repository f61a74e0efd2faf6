import { warehouseCopy } from '../../copy/pages/warehouse';
import { ServicePage } from '../../features/page/service-page';

export default function WarehousePage() {
  return <ServicePage name="warehouse" copy={warehouseCopy} />;
}
