import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import { PURCHASE_SEARCH } from '../../../../domain/mall/asked';
import type { ImportedList, SharedList } from '../../../../domain/mall/share';
import { routePath } from '../../../../domain/routes';
import {
  selectShareView,
  shareViewIntents,
  type SharedListView as View,
  type ShareViewActor,
  type ShareViewIntents,
} from '../../../../machines/booking/share-view';
import { shareViewCopy as copy } from '../../../copy/mall/share';
import { sharedLinesCopy as lines } from '../../../copy/mall/shared-lines';
import { Section } from '../../../trade/section';
import { Button } from '../../../ui/press/button';
import { buttonClass } from '../../../ui/press/button-look';
import { ChoiceChip } from '../../../ui/press/choice-chip';
import { Bar } from '../../../ui/show/bar';
import { BlockFailure } from '../../../ui/show/block-states';
import { EmptyState } from '../../../ui/show/empty-state';
import { SharedLines, SharedTotal } from './shared-lines';

type SharedProps = { view: View; on: ShareViewIntents };

const toList = (
  <Link href={`${routePath('business')}${PURCHASE_SEARCH}`} className={buttonClass('sea', 'medium', '')}>
    {copy.take.open}
  </Link>
);

const Taken = ({ imported }: { imported: ImportedList }) => (
  <div className="grid gap-3 print:hidden">
    <div role="status" className="grid gap-2">
      <p className="font-semibold wrap-anywhere text-good">{copy.take.title(imported.list.name)}</p>
      <p>{copy.take.taken(imported.taken)}</p>
      {imported.stood.length > 0 && <p className="text-12 text-muted">{copy.take.stood(imported)}</p>}
      {imported.left.length > 0 && <p className="text-12 text-warn">{copy.take.left(imported)}</p>}
    </div>
    {toList}
  </div>
);

function Onto({ view: { lists, listId }, on }: SharedProps) {
  const [only] = lists;
  if (!only) return null;
  if (lists.length === 1) return <p className="wrap-anywhere text-ink">{copy.take.into(only.name)}</p>;
  return (
    <div role="group" aria-label={copy.take.onto} className="grid gap-2">
      <p className="text-12 text-muted">{copy.take.onto}</p>
      <div className="flex flex-wrap gap-2">
        {lists.map((one) => (
          <ChoiceChip key={one.listId} isPressed={one.listId === listId} onPress={() => on.choose(one.listId)}>
            {copy.take.of(one)}
          </ChoiceChip>
        ))}
      </div>
      <p className="text-12 text-muted">{copy.take.ontoNote}</p>
    </div>
  );
}

function TakePart(props: SharedProps) {
  const {
    view: { imported, isTaking, isFinding, failureCode },
    on,
  } = props;
  if (imported) return <Taken imported={imported} />;
  return (
    <div className="grid gap-2 print:hidden">
      <Onto {...props} />
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

function Here({ shared, ...props }: SharedProps & { shared: SharedList }) {
  const { sheet, show, expiresAt } = shared;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Section isFirst title={copy.of(shared)} note={lines.delivery(sheet.delivery)}>
        <SharedLines sheet={sheet} isPriced={show === 'ALL'} />
      </Section>
      <aside className={`grid gap-4 ${sheet.sums ? '' : 'print:hidden'}`}>
        <Section isFirst title={sheet.sums ? copy.total : copy.take.press} note={copy.until(expiresAt)}>
          <div className="grid gap-5">
            {sheet.sums && <SharedTotal sums={sheet.sums} sheet={sheet} />}
            <TakePart {...props} />
          </div>
        </Section>
        <Button look="line" className="print:hidden" onClick={props.on.print}>
          {copy.print}
        </Button>
      </aside>
    </div>
  );
}

const toShop = (
  <Link href={routePath('business')} className={buttonClass('line', 'medium', '')}>
    {lines.toShop}
  </Link>
);

const shareFailure = (code: View['failureCode']) =>
  code === 'network' || code === 'unavailable' ? code : ('unexpected' as const);

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
    return <BlockFailure text={copy.lost[shareFailure(failureCode)]} retry={copy.retry} onRetry={on.refresh} />;
  return (
    <div role="status" aria-label={copy.loading} className="animate-pulse">
      <Bar className="h-60" />
    </div>
  );
}

export function SharedListView(props: SharedProps) {
  const { stage, shared } = props.view;
  const here = stage === 'here' ? shared : null;
  return (
    <div className="wrap grid gap-5 py-8" data-paper={here ? '' : undefined}>
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
