import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { isPutRight, type Revisable } from '../../../domain/order/changes/revised';
import { formatMoney } from '../../../domain/values/money';
import type { RegionPickerActor } from '../../../machines/booking/region-picker';
import {
  orderReviseIntents,
  selectOrderRevise,
  selectReviseRegion,
  type OrderReviseActor,
} from '../../../machines/order/order-revise';
import { momentText } from '../../copy/words/moment-words';
import { orderReviseCopy as copy } from '../../copy/after/revise';
import type { FormParts } from '../../trade/form-parts';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { ReviseDialog, type ReviseProps } from './revise-dialog';

type ListProps = Pick<ReviseProps, 'on'> & { topics: readonly Revisable[] };

const untilText = ({ until }: Revisable): string =>
  until === null ? copy.untilCompleted : copy.until(momentText(until));

function PutRightLines({ topics, on }: ListProps) {
  return topics.map((one) => {
    if (!isPutRight(one.topic)) return null;
    const words = copy.right[one.topic];
    return (
      <div key={one.topic} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border border-line p-4">
        <p className="min-w-0 flex-1 basis-60">
          <b className="font-semibold text-ink">{words.name(one.name)}</b>
          <span className="block text-12 text-muted">{words.text}</span>
          <span className="block text-12 text-ink">{untilText(one)}</span>
        </p>
        <Button look="line" size="small" onClick={() => on.open(one.topic)}>
          {copy.change.open}
          <span className="sr-only">{words.name(one.name)}</span>
        </Button>
      </div>
    );
  });
}

/** Added price in words; for zero its reason, for a percentage its basis. */
function addedPrice({ adds }: Revisable): string {
  if (adds === null) return copy.service.byValue;
  return adds.sum.amount === 0 ? adds.name : formatMoney(adds.sum);
}

function ServiceList({ topics, on }: ListProps) {
  if (topics.length === 0) return null;
  return (
    <>
      <p className="mt-4 mb-3">{copy.service.text}</p>
      <ul className="grid border-t border-l border-line sm:grid-cols-2">
        {topics.map((one) => (
          <li key={one.topic} className="flex items-center gap-3 border-r border-b border-line p-4">
            <span className="flex-1">
              <b className="font-semibold text-ink">{one.name}</b>
              <span className="block text-12 text-muted">{addedPrice(one)}</span>
              <span className="block text-12 text-ink">{untilText(one)}</span>
            </span>
            <Button look="line" size="small" onClick={() => on.open(one.topic)}>
              {copy.service.open}
              <span className="sr-only">{one.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function OrderReviseView(props: ReviseProps) {
  const { view, on } = props;
  const { topics, topic, isFailed } = view;
  if (topics.length === 0 && !isFailed) return null;
  return (
    <section className="mt-6 print:hidden">
      <h2 className="text-20">{copy.title}</h2>
      {isFailed && (
        <p className="mt-1">
          <span role="alert">{copy.failed}</span> <LinkButton onClick={on.retry}>{copy.retry}</LinkButton>
        </p>
      )}
      <PutRightLines topics={topics} on={on} />
      <ServiceList topics={topics.filter(({ topic: id }) => !isPutRight(id))} on={on} />
      {topic && <ReviseDialog {...props} topic={topic} />}
    </section>
  );
}

type OrderReviseProps = Pick<ReviseProps, 'own'> & {
  actor: OrderReviseActor;
  renderRegion: (picker: RegionPickerActor, parts: FormParts) => ReactNode;
};

export function OrderRevise({ actor, own, renderRegion }: OrderReviseProps) {
  const view = useSelector(actor, selectOrderRevise, shallowEqual);
  const picker = useSelector(actor, selectReviseRegion);
  const on = useMemo(() => orderReviseIntents(actor), [actor]);
  return <OrderReviseView view={view} on={on} renderRegion={(parts) => renderRegion(picker, parts)} own={own} />;
}
