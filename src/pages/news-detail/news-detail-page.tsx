import { newsDetailCopy as copy } from '../../copy/pages/news';
import { routesCopy } from '../../copy/routes';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { EmptyState } from '../../ui/empty-state';

export default function NewsDetailPage() {
  return (
    <>
      <PlainHead title={routesCopy.newsDetail.title} purpose={routesCopy.newsDetail.description} />
      <div className="wrap py-10">
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </EmptyState>
      </div>
    </>
  );
}
