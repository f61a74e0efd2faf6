import { procurementMobileCopy as copy } from '../../copy/pages/procurement';
import { titles } from '../../copy/titles';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { EmptyState } from '../../ui/show/empty-state';

export default function ProcurementMobilePage() {
  return (
    <>
      <PlainHead title={titles.procurementMobile} purpose={copy.purpose} />
      <div className="wrap py-8">
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </EmptyState>
      </div>
    </>
  );
}
