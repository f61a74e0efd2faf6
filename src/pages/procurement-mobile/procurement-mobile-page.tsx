import { procurementMobileCopy as copy } from '../../copy/pages/procurement';
import { routesCopy } from '../../copy/routes';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { EmptyState } from '../../ui/empty-state';

export default function ProcurementMobilePage() {
  return (
    <>
      <PlainHead title={routesCopy.procurementMobile.title} purpose={copy.purpose} />
      <div className="wrap py-8">
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </EmptyState>
      </div>
    </>
  );
}
