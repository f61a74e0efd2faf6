import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { deskPagePath } from '../../../domain/house/pages';
import type { ModeId } from '../../../domain/mode-ids';
import {
  selectOrderReceipt,
  type OrderReceiptActor,
  type OrderReceiptView,
} from '../../../machines/order/order-receipt';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { houseDeskCopy } from '../../copy/house/house-desk';
import { orderReceiptCopy } from '../../copy/orders/receipt';
import { Button } from '../../ui/press/button';
import { ForReading } from '../../ui/press/for-reading';
import { TextLink } from '../../ui/press/text-link';
import { EmptyState } from '../../ui/show/empty-state';

type DeskReceiptViewProps = { view: OrderReceiptView; orderNo: string; onRetry: () => void; children: ReactNode };

/** An order's receipt as its owner sees it, without the owner's buttons. */
export function DeskReceiptView({ view, orderNo, onRetry, children }: DeskReceiptViewProps) {
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 print:hidden">
        <TextLink href={`#${deskPagePath({ name: 'case', subject: { kind: 'order', no: orderNo } })}`}>
          {houseDeskCopy.receipt.back}
        </TextLink>
        {view.stage === 'shown' && <span className="text-muted">{houseDeskCopy.receipt.note}</span>}
      </p>
      {view.stage === 'loading' && <output className="block text-muted">{copy.loading}</output>}
      {view.stage === 'missing' && <EmptyState {...copy.gone} />}
      {view.stage === 'failed' && (
        <EmptyState title={copy.failed.title} text={orderReceiptCopy.failure[view.failureCode]}>
          <Button look="line" onClick={onRetry}>
            {copy.failed.retry}
          </Button>
        </EmptyState>
      )}
      {view.stage === 'shown' && (
        <section aria-label={houseDeskCopy.receipt.title} className="-mx-4 -mt-6 md:-mx-8 md:-mt-8">
          <ForReading value>{children}</ForReading>
        </section>
      )}
    </>
  );
}

export type RenderReceipt = (mode: ModeId, actor: OrderReceiptActor) => ReactNode;

type DeskReceiptProps = { actor: OrderReceiptActor; orderNo: string; renderReceipt: RenderReceipt };

export function DeskReceipt({ actor, orderNo, renderReceipt }: DeskReceiptProps) {
  const view = useSelector(actor, selectOrderReceipt, shallowEqual);
  return (
    <DeskReceiptView view={view} orderNo={orderNo} onRetry={() => actor.send({ type: 'order.refresh' })}>
      {view.stage === 'shown' && renderReceipt(view.order.mode, actor)}
    </DeskReceiptView>
  );
}
