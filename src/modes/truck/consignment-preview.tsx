import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { truckOrderCopy } from '../../copy/modes/truck/order';
import { Section } from '../../trade/section';
import { WorkIcon } from '../../ui/mark/work-icon';
import { Button } from '../../ui/press/button';

const { preview: copy } = truckOrderCopy;

/** Prints the dangerous goods list as far as filled in, before submission. */
export const ConsignmentPreviewView = ({ view, on }: { view: OrderDocumentView; on: OrderDocumentIntents }) => (
  <Section title={copy.title} note={copy.note}>
    <Button look="line" size="small" isBusy={view.busyKind !== null} onClick={() => on.fetch('truckConsignment')}>
      <WorkIcon name="print" className="size-4" />
      {copy.print}
    </Button>
    {view.failureCode !== null && (
      <p role="alert" className="mt-3 text-bad">
        {copy.failure[view.failureCode]}
      </p>
    )}
  </Section>
);

export function ConsignmentPreview({ actor }: { actor: OrderDocumentActor }) {
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <ConsignmentPreviewView view={view} on={on} />;
}
