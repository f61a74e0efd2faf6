import { procurementShareCopy as copy } from '../../copy/pages/procurement';
import { routesCopy } from '../../copy/routes';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { PageEmpty } from '../../features/page/page-states';

export default function ProcurementSharePage() {
  return (
    <>
      <PlainHead title={routesCopy.procurementShare.title} purpose={copy.purpose} />
      <div className="wrap py-8">
        <PageEmpty title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </PageEmpty>
      </div>
    </>
  );
}
