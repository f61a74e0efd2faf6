import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import { PURCHASE_SEARCH } from '../../../../domain/mall/asked';
import type { Imported, Shared, SharedLine, SharedSums } from '../../../../domain/mall/share';
import { pathOf } from '../../../../domain/routes';
import { formatMoney, YUAN } from '../../../../domain/values/money';
import {
  selectShareView,
  shareViewIntents,
  type SharedListView as View,
  type ShareViewActor,
  type ShareViewIntents,
} from '../../../../machines/booking/share-view';
import { shareViewCopy as copy } from '../../../copy/mall/share';
import { Section } from '../../../trade/section';
import { Badge } from '../../../ui/mark/badge';
import { HazardDiamond } from '../../../ui/mark/hazard-diamond';
import { Button } from '../../../ui/press/button';
import { buttonClass } from '../../../ui/press/button-look';
import { Bar } from '../../../ui/show/bar';
import { BlockFailure } from '../../../ui/show/block-states';
import { EmptyState } from '../../../ui/show/empty-state';
import { Price } from '../../../ui/show/price';

type SharedProps = { view: View; on: ShareViewIntents };

const yuan = (amount: number) => formatMoney({ amount, currency: YUAN });

function Line({ line, isPriced }: { line: SharedLine; isPriced: boolean }) {
  const { hazardClass, nameCn, unNo, price } = line;
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      {hazardClass === null ? <span className="size-8 flex-none" /> : <HazardDiamond hazardClass={hazardClass} />}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold text-ink">{nameCn}</span>
          {unNo !== null && <Badge look="frame">{`UN ${unNo}`}</Badge>}
        </p>
        <p className="text-12 text-muted">{copy.pack(line)}</p>
      </div>
      <div className="flex-none text-right">
        {isPriced && (
          <p>{price === null ? copy.asked : <Price amount={price.amount} currency={YUAN} size="small" />}</p>
        )}
        <p className={isPriced ? 'text-12 text-muted' : 'text-ink'}>
          {[copy.pieces(line), copy.kg(line), price && `${yuan(price.perKg)}/kg`].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

const Row = ({ name, amount }: { name: string; amount: number }) => (
  <div className="flex items-baseline justify-between gap-3 border-b border-line py-2">
    <dt className="text-text">{name}</dt>
    <dd>
      <Price amount={amount} currency={YUAN} size="small" />
    </dd>
  </div>
);

function Sums({ sums, shared }: { sums: SharedSums; shared: Shared }) {
  const { delivery, uncounted } = shared.sheet;
  return (
    <>
      <dl>
        <Row name={copy.goods} amount={sums.goods} />
        {sums.freight > 0 && <Row name={copy.freight(delivery.to)} amount={sums.freight} />}
        <div className="flex items-baseline justify-between gap-3 pt-3">
          <dt className="font-semibold text-ink">{copy.total}</dt>
          <dd>
            <Price amount={sums.total} currency={YUAN} size="large" />
          </dd>
        </div>
      </dl>
      {uncounted > 0 && <p className="pt-2 text-12 text-warn">{copy.uncounted(uncounted)}</p>}
    </>
  );
}

const toList = (
  <Link href={`${pathOf('business')}${PURCHASE_SEARCH}`} className={buttonClass('sea', 'medium', '')}>
    {copy.take.open}
  </Link>
);

const Taken = ({ imported }: { imported: Imported }) => (
  <div className="grid gap-3">
    <div role="status" className="grid gap-2">
      <p className="font-semibold text-good">{copy.take.title}</p>
      <p>{copy.take.taken(imported.taken)}</p>
      {imported.stood.length > 0 && <p className="text-12 text-muted">{copy.take.stood(imported)}</p>}
      {imported.left.length > 0 && <p className="text-12 text-warn">{copy.take.left(imported)}</p>}
    </div>
    {toList}
  </div>
);

function TakePart({ view: { imported, isTaking, isFinding, failureCode }, on }: SharedProps) {
  if (imported) return <Taken imported={imported} />;
  return (
    <div className="grid gap-2">
      <Button look="signal" isBusy={isTaking || isFinding} onClick={on.take}>
        {copy.take.press}
      </Button>
      <p className="text-12 text-muted">{copy.take.note}</p>
      {failureCode && (
        <p role="alert" className="text-14 text-bad">
          {copy.take.failure[failureCode]}
        </p>
      )}
    </div>
  );
}

function Here({ shared, ...props }: SharedProps & { shared: Shared }) {
  const { sheet, show, expiresAt } = shared;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Section isFirst title={copy.of(shared)} note={copy.delivery(sheet.delivery)}>
        <ul>
          {sheet.lines.map((line) => (
            <Line key={line.lineId} line={line} isPriced={show === 'ALL'} />
          ))}
        </ul>
      </Section>
      <aside className="grid gap-4">
        <Section isFirst title={sheet.sums ? copy.total : copy.take.press} note={copy.until(expiresAt)}>
          <div className="grid gap-5">
            {sheet.sums && <Sums sums={sheet.sums} shared={shared} />}
            <TakePart {...props} />
          </div>
        </Section>
      </aside>
    </div>
  );
}

const toShop = (
  <Link href={pathOf('business')} className={buttonClass('line', 'medium', '')}>
    {copy.toShop}
  </Link>
);

function Stage(props: SharedProps) {
  const { view, on } = props;
  const { shared, stage, failureCode } = view;
  if (stage === 'here' && shared) return <Here shared={shared} {...props} />;
  if (stage === 'gone')
    return (
      <EmptyState title={copy.gone.title} text={copy.gone.text} role="alert">
        {toShop}
      </EmptyState>
    );
  if (stage === 'locked')
    return (
      <EmptyState title={copy.locked.title} text={copy.locked.text}>
        <Button look="signal" isBusy={view.isFinding} onClick={on.signIn}>
          {copy.locked.press}
        </Button>
      </EmptyState>
    );
  if (stage === 'lost')
    return <BlockFailure text={copy.lost[failureCode ?? 'unexpected']} retry={copy.retry} onRetry={on.refresh} />;
  return (
    <div role="status" aria-label={copy.loading} className="animate-pulse">
      <Bar className="h-60" />
    </div>
  );
}

/** A purchase list that somebody else shares. */
export function SharedListView(props: SharedProps) {
  const { stage, shared } = props.view;
  const here = stage === 'here' ? shared : null;
  return (
    <div className="wrap grid gap-5 py-8">
      <header className="grid gap-1">
        <h1 className="text-24 outline-none md:text-32">{here ? copy.title(here.from) : copy.untitled}</h1>
        {here && <p className="text-muted">{(here.show === 'NONE' ? copy.asOfNone : copy.asOf)(here)}</p>}
      </header>
      <Stage {...props} />
    </div>
  );
}

export function ShareView({ actor }: { actor: ShareViewActor }) {
  const view = useSelector(actor, selectShareView, shallowEqual);
  const on = useMemo(() => shareViewIntents(actor), [actor]);
  return <SharedListView view={view} on={on} />;
}
