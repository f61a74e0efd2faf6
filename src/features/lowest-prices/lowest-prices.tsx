import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import { routePath } from '../../../domain/routes';
import {
  lowestPricesIntents,
  selectLowestPrices,
  type LowestPricesActor,
  type LowestPricesView as View,
} from '../../../machines/booking/lowest-prices';
import { lowestPricesCopy as copy } from '../../copy/search/lowest-prices';
import { shelfCopy } from '../../copy/words/shelf';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';
import { ClosingSkeleton, ClosingSoon } from './closing-soon';
import { PriceRow } from './price-rows';

const EXPECTED = 8;

const HEADS = [copy.etd, copy.transit, copy.history];

function Skeleton() {
  return Array.from({ length: EXPECTED }, (_, row) => (
    <tr key={row} className="h-16.5 border-b border-line" aria-hidden="true">
      <td className="pr-3">
        <Bar className="h-5 w-36" />
        <Bar className="mt-2 h-3 w-24" />
      </td>
      {HEADS.map((head) => (
        <td key={head} className="pr-3 max-md:hidden">
          <Bar className="h-4 w-20" />
        </td>
      ))}
      <td className="md:pr-10" colSpan={2}>
        <Bar className="ml-auto h-5 w-22" />
        <Bar className="mt-2 ml-auto h-3 w-16" />
      </td>
    </tr>
  ));
}

function Table({ view }: { view: View }) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-y border-line text-12 text-muted">
          <th scope="col" className="py-2 font-normal">
            {copy.lane}
          </th>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="font-normal max-md:hidden">
              {head}
            </th>
          ))}
          <th scope="col" className="text-right font-normal md:pr-10" colSpan={2}>
            {copy.total}
          </th>
        </tr>
      </thead>
      <tbody className={view.isBusy ? 'animate-pulse' : undefined}>
        {view.isBusy ? (
          <Skeleton />
        ) : (
          view.items.map((price) => <PriceRow key={`${price.org.code}-${price.dst.code}`} {...price} />)
        )}
      </tbody>
    </table>
  );
}

export function LowestPricesView({ view, onRetry }: { view: View; onRetry: () => void }) {
  return (
    <section aria-labelledby="lowest-prices" aria-busy={view.isBusy}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id="lowest-prices" className="text-24 md:text-32">
            {copy.title}
          </h2>
          <p className="mt-1 text-muted">{copy.basis}</p>
        </div>
        <Link
          href={routePath('shippingFcl')}
          className="flex items-center gap-1 py-1 text-sea underline-offset-4 hover:underline"
        >
          {copy.all}
          <Icon name="chevronRight" className="size-4" />
        </Link>
      </div>
      <output className="sr-only">{view.isBusy ? shelfCopy.loading(copy.what) : ''}</output>
      {view.failureCode && (
        <BlockFailure text={shelfCopy.failure[view.failureCode]} retry={shelfCopy.retry} onRetry={onRetry} />
      )}
      {view.isEmpty && (
        <p className="rounded-card border border-dashed border-line-strong p-8 text-muted">
          {copy.empty}{' '}
          <Link href={routePath('shippingFcl')} className="text-sea underline underline-offset-4">
            {copy.emptyAction}
          </Link>{' '}
          <LinkButton className="underline" onClick={onRetry}>
            {shelfCopy.again}
          </LinkButton>
        </p>
      )}
      {!view.failureCode && !view.isEmpty && <Table view={view} />}
      {view.isBusy ? <ClosingSkeleton /> : <ClosingSoon prices={view.items} />}
    </section>
  );
}

export function LowestPrices({ actor }: { actor: LowestPricesActor }) {
  const view = useSelector(actor, selectLowestPrices, shallowEqual);
  const { retry } = useMemo(() => lowestPricesIntents(actor), [actor]);
  return <LowestPricesView view={view} onRetry={retry} />;
}
