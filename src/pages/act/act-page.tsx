import { actCopy as copy } from '../../copy/pages/act';
import { routesCopy } from '../../copy/routes';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { EmptyState } from '../../ui/empty-state';

export default function ActPage() {
  return (
    <>
      <PlainHead title={routesCopy.act.title} purpose={copy.purpose} />
      <div className="wrap py-10">
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </EmptyState>
      </div>
    </>
  );
}
