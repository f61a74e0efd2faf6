import type { CenterOrdersIntents, CenterOrdersView } from '../../../machines/identity/center-orders';
import { centerOrdersCopy as copy } from '../../copy/orders/center-orders';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { Pagination } from '../../ui/show/pagination';
import { ButtonLink } from '../../ui/press/button-link';
import { Icon } from '../../ui/mark/icon';
import { CenterDrafts } from './center-drafts';
import { Empty, Failure, Loading } from './center-parts';
import { OrderCard } from './order-card';
import { OrdersQuery } from './orders-query';

export type OrdersParts = { view: CenterOrdersView; on: CenterOrdersIntents };

function Body({ view, on }: OrdersParts) {
  const { stage, query, isNarrowed, pages, orders, total, readAt, openNo, failureCode } = view;
  if (stage === 'loading') return <Loading>{copy.loading}</Loading>;
  if (stage === 'failed' && failureCode !== null)
    return <Failure text={copy.failure[failureCode]} retry={copy.retry} onRetry={on.refresh} />;
  if (total > 0 && orders.length === 0)
    return (
      <Empty title={copy.beyond} text={copy.total(total)}>
        <Button look="line" onClick={() => on.turn(1)}>
          {copy.firstPage}
        </Button>
      </Empty>
    );
  if (isNarrowed && orders.length === 0) return <Empty title={copy.notFound} text={copy.notFoundText} />;
  if (orders.length === 0)
    return (
      <Empty title={copy.none} text={copy.noneText}>
        <ButtonLink href="/shippingFcl" look="line">
          {copy.toSite}
        </ButtonLink>
      </Empty>
    );
  return (
    <>
      <ul className="grid gap-3">
        {orders.map((order) => (
          <OrderCard key={order.orderNo} order={order} isOpen={order.orderNo === openNo} now={readAt} on={on} />
        ))}
      </ul>
      <div className="mt-4">
        {pages > 1 ? (
          <Pagination
            words={copy.pagination}
            page={query.page}
            count={pages}
            total={copy.total(total)}
            onTurn={on.turn}
          />
        ) : (
          <p className="text-12 text-muted">{copy.total(total)}</p>
        )}
      </div>
    </>
  );
}

export function CenterOrdersView(parts: OrdersParts) {
  const { view, on } = parts;
  return (
    <>
      {view.stage === 'listed' && (
        <CenterDrafts drafts={view.drafts} dropping={view.dropping} isBusy={view.isBusy} on={on} />
      )}
      <section aria-labelledby="orders" aria-busy={view.stage === 'loading' || view.isBusy}>
        <header className="mb-3 flex items-center justify-between gap-4">
          <h2 key={`${view.isNarrowed} ${view.drafts.length}`} ref={catchFocus} id="orders" className="text-20">
            {copy.title}
          </h2>
          {view.stage === 'listed' && (
            <span className="flex gap-2">
              {view.total > 0 && (
                <Button look="line" size="small" onClick={on.export}>
                  {copy.export}
                </Button>
              )}
              <Button look="line" size="small" isBusy={view.isBusy} onClick={on.refresh}>
                {!view.isBusy && <Icon name="refresh" className="size-4" />}
                {copy.refresh}
              </Button>
            </span>
          )}
        </header>
        <OrdersQuery {...parts} />
        {view.deed && (
          <p role="status" className="mb-3 text-muted">
            {copy.deed[view.deed]}
          </p>
        )}
        <Body {...parts} />
      </section>
    </>
  );
}
