import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import {
  purchaseLines,
  purchaseSums,
  type PurchaseGroup,
  type PurchaseSheet,
  type StoreMerge,
} from '../../../../domain/mall/purchase';
import { isOrderable, buildOrderable, type Orderable } from '../../../../domain/modes/mall/offered';
import { routePath } from '../../../../domain/routes';
import {
  purchaseListIntents,
  selectPurchaseList,
  type PurchaseListActor,
  type PurchaseListIntents,
  type PurchaseListView as View,
} from '../../../../machines/booking/purchase-list';
import { purchaseCopy as copy } from '../../../copy/mall/purchase';
import { Section } from '../../../trade/section';
import { Badge } from '../../../ui/mark/badge';
import { Button } from '../../../ui/press/button';
import { buttonClass } from '../../../ui/press/button-look';
import { LinkButton } from '../../../ui/press/link-button';
import { Bar } from '../../../ui/show/bar';
import { BlockFailure } from '../../../ui/show/block-states';
import { EmptyState } from '../../../ui/show/empty-state';
import { enquiryAddresses } from './enquiries';
import type { OnVisit } from '../missing-proof-link';
import { ListsPart } from './lists-part';
import { PurchaseLine } from './purchase-line';
import { DeliveryPart, SumPart } from './purchase-sums';
import { TogetherPart, TogetherPill } from './together-part';

type ListProps = {
  view: View;
  on: PurchaseListIntents;
  renderOrder: (order: Orderable) => ReactNode;
  renderPaste: (listId: string | undefined) => ReactNode;
  onVisit: OnVisit;
};
type SheetProps = ListProps & { sheet: PurchaseSheet };

const Skeleton = () => (
  <div role="status" aria-label={copy.loading} className="grid animate-pulse gap-4">
    <Bar className="h-60" />
    <Bar className="h-40" />
  </div>
);

function Merge({ from, merge, on }: { from: string; merge: StoreMerge; on: PurchaseListIntents }) {
  const words = copy.merge(merge);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3 text-12 md:px-5">
      <span className="text-good">{words.saves}</span>
      <LinkButton onClick={() => on.arrange({ kind: 'merge', from, to: merge.to })}>{words.press}</LinkButton>
    </p>
  );
}

function MoveLeft({ sheet, on }: Pick<SheetProps, 'sheet' | 'on'>) {
  const left = purchaseLines(sheet).filter(({ isLeft }) => isLeft);
  const others = sheet.lists.filter(({ isOpen }) => !isOpen);
  if (left.length === 0 || others.length === 0) return null;
  const lineIds = left.map(({ lineId }) => lineId);
  return (
    <div role="group" aria-label={copy.move.label(left.length)} className="flex flex-wrap items-center gap-2 text-12">
      <span className="text-muted">{copy.move.label(left.length)}</span>
      {others.map((one) => (
        <Button
          key={one.listId}
          look="line"
          size="small"
          onClick={() => on.arrange({ kind: 'move', listId: one.listId, lineIds })}
        >
          {copy.move.to(one)}
        </Button>
      ))}
    </div>
  );
}

/** Lines of one store: an order for those that can be ordered, an enquiry with the rest. */
function Group({ group, sheet, view, on, renderOrder, onVisit }: SheetProps & { group: PurchaseGroup }) {
  const order = buildOrderable(group, sheet.delivery, sheet.held?.isOver ?? false);
  const ticked = group.lines.filter(({ isLeft }) => !isLeft);
  const rest = ticked.filter((line) => !isOrderable(line));
  const isPart = order !== null && rest.length > 0;
  const enquiries = enquiryAddresses({ ...group, lines: isPart ? rest : ticked }, sheet.delivery);
  const named = isPart ? copy.enquireRest : copy.enquire;
  return (
    <section className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
        <h2 className="text-16">{copy.group.title(group.city)}</h2>
        <Badge look="grey">{copy.group.of(group)}</Badge>
        <span className="ml-auto">
          <TogetherPill group={group} />
        </span>
      </header>
      <ul className="px-4 md:px-5">
        {group.lines.map((line) => (
          <PurchaseLine key={line.lineId} line={line} view={view} on={on} onVisit={onVisit} />
        ))}
      </ul>
      <TogetherPart group={group} />
      {group.merge && view.sums && <Merge from={group.city} merge={group.merge} on={on} />}
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 md:px-5">
        {view.sums && order && order.bar !== null && (
          <p className="mr-auto text-12 text-warn">{copy.order.bars[order.bar]}</p>
        )}
        {view.sums && order && order.bar === null && renderOrder(order)}
        {view.sums &&
          enquiries.map((address, at) => (
            <Link key={address} href={address} className={buttonClass(order ? 'line' : 'sea', 'small', '')}>
              {named(at + 1, enquiries.length)}
            </Link>
          ))}
      </div>
    </section>
  );
}

const Withdrawn = ({ sheet, on }: Pick<SheetProps, 'sheet' | 'on'>) =>
  sheet.withdrawn.length === 0 ? null : (
    <Section title={copy.withdrawn.title} note={copy.withdrawn.note}>
      <ul className="grid gap-2 text-muted">
        {sheet.withdrawn.map((line) => (
          <li key={line.lineId} className="flex flex-wrap justify-between gap-3">
            {copy.withdrawn.text(line)}
            <LinkButton onClick={() => on.remove(line.lineId)}>{copy.line.remove(line.named)}</LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );

function Told({ view: { failureCode, canRetry, brought, removed }, on }: Pick<ListProps, 'view' | 'on'>) {
  return (
    <>
      {failureCode && canRetry && (
        <BlockFailure text={copy.failure[failureCode]} retry={copy.retry} onRetry={on.retry} />
      )}
      {failureCode && !canRetry && (
        <p role="alert" className="text-warn">
          {copy.failure[failureCode]}
        </p>
      )}
      {brought && <output className="text-ink">{copy.brought(brought)}</output>}
      {removed && (
        <p className="flex items-center gap-3 text-muted">
          <output>{copy.removed}</output>
          <LinkButton onClick={on.undo}>{copy.undo}</LinkButton>
        </p>
      )}
    </>
  );
}

const buttonLink = (address: string, words: string) => (
  <Link href={address} className={buttonClass('line', 'medium', '')}>
    {words}
  </Link>
);
const toShop = buttonLink(routePath('business'), copy.back);
const toApproval = buttonLink(routePath('procurementMobile'), copy.approve);
const toShare = buttonLink(routePath('procurementShare'), copy.share);

function Sheet(props: SheetProps) {
  const { sheet, view } = props;
  const isEmpty = purchaseLines(sheet).length + sheet.withdrawn.length === 0;
  return (
    <>
      <ListsPart {...props} />
      {props.renderPaste(view.open?.listId)}
      <Told {...props} />
      {isEmpty ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text}>
          {toShop}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]" aria-busy={view.isBusy}>
          <div className="grid min-w-0 gap-4">
            {sheet.groups.map((group) => (
              <Group key={group.city} group={group} {...props} />
            ))}
            <MoveLeft {...props} />
            <Withdrawn {...props} />
            <p className="text-12 text-muted">{copy.foot}</p>
          </div>
          <aside className="grid gap-4 lg:sticky lg:top-4">
            <DeliveryPart {...props} />
            <SumPart {...props} />
          </aside>
        </div>
      )}
    </>
  );
}

function Stage(props: ListProps) {
  const { view, on } = props;
  if (view.stage === 'signedOut')
    return (
      <EmptyState title={copy.signIn.title} text={copy.signIn.text}>
        <Button look="signal" isBusy={view.isFinding} onClick={on.signIn}>
          {copy.signIn.press}
        </Button>
      </EmptyState>
    );
  if (view.stage === 'lost')
    return <BlockFailure text={copy.lost[view.lostCode]} retry={copy.retry} onRetry={on.refresh} />;
  return view.sheet ? <Sheet sheet={view.sheet} {...props} /> : <Skeleton />;
}

export function PurchaseListView(props: ListProps) {
  const { sheet, stage } = props.view;
  const isFilled = stage === 'shown' && sheet !== null && purchaseLines(sheet).length > 0;
  return (
    <div className="wrap grid gap-5 py-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-24 outline-none md:text-32">{copy.title}</h1>
        {isFilled && <p className="text-muted">{copy.found(purchaseLines(sheet).length, purchaseSums(sheet).kg)}</p>}
        {isFilled && (
          <span className="ml-auto flex flex-wrap gap-3">
            {toApproval}
            {toShare}
            {toShop}
          </span>
        )}
      </header>
      <Stage {...props} />
    </div>
  );
}

type PurchaseListProps = Pick<ListProps, 'renderOrder' | 'renderPaste' | 'onVisit'> & { actor: PurchaseListActor };

export function PurchaseList({ actor, ...rest }: PurchaseListProps) {
  const view = useSelector(actor, selectPurchaseList, shallowEqual);
  const on = useMemo(() => purchaseListIntents(actor), [actor]);
  return <PurchaseListView view={view} on={on} {...rest} />;
}
