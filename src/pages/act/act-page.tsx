import { actCopy as copy } from '../../copy/pages/act';
import { titles } from '../../copy/titles';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { EmptyState } from '../../ui/show/empty-state';

export default function ActPage() {
  return (
    <>
      <PlainHead title={titles.act} purpose={copy.purpose} />
      <div className="wrap py-10">
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </EmptyState>
      </div>
    </>
  );
}
