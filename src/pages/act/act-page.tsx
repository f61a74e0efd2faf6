import { actCopy as copy } from '../../copy/pages/act';
import { routesCopy } from '../../copy/routes';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { PageEmpty } from '../../features/page/page-states';

export default function ActPage() {
  return (
    <>
      <PlainHead title={routesCopy.act.title} purpose={copy.purpose} />
      <div className="wrap py-10">
        <PageEmpty title={copy.empty} text={copy.emptyText}>
          <ActionLink action={copy.action} />
        </PageEmpty>
      </div>
    </>
  );
}
