import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { PickerActor } from '../../../machines/booking/picker';
import {
  segregationCheckIntents,
  selectCheckPicker,
  selectSegregationCheck,
  type SegregationCheckActor,
  type SegregationCheckIntents,
  type SegregationCheckView as View,
} from '../../../machines/booking/segregation-check';
import { segregationCopy as copy } from '../../copy/trade/segregation';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { SegregationGrid, SegregationLegend } from '../../trade/segregation/segregation-grid';
import { GoodsList } from './goods-list';
import { VerdictCard } from './verdict-card';

type CheckParts = { view: View; on: SegregationCheckIntents; picker: ReactNode };

const failureText = (failure: NonNullable<View['failure']>) =>
  failure.code === 'refused' ? failure.message : copy.failure[failure.code];

function Unsaid({ view }: { view: View }) {
  if (!view.isBusy) return <p className="text-muted">{view.goods.length === 0 ? copy.none : copy.few}</p>;
  return (
    <>
      <p className="sr-only">{copy.checking}</p>
      <div aria-hidden="true" className="animate-pulse">
        <Bar className="h-7 w-40" />
        <Bar className="mt-4 h-4 w-full" />
        <Bar className="mt-2 h-4 w-3/4" />
      </div>
    </>
  );
}

function Grid({ view: { goods, verdict, chosen, isBusy }, on }: Omit<CheckParts, 'picker'>) {
  return (
    <div>
      <SegregationGrid
        goods={goods.map((item, at) => ({ ...item, at }))}
        pairs={verdict?.pairs ?? null}
        chosen={chosen}
        isBusy={isBusy}
        onChoose={({ of }) => on.choosePair(of)}
      />
      <SegregationLegend />
    </div>
  );
}

export function SegregationCheckView({ view, on, picker }: CheckParts) {
  const { verdict, failure, goods } = view;
  return (
    <section
      id="segregation"
      aria-labelledby="segregation-title"
      className="grid scroll-mt-16 grid-cols-1 gap-8 lg:grid-cols-[360px_minmax(0,1fr)] lg:gap-16 xl:gap-20"
    >
      <div>
        <h2 id="segregation-title" className="text-24 md:text-32">
          {copy.title}
        </h2>
        <p className="mt-2 text-muted">{copy.purpose}</p>
        <GoodsList view={view} on={on} picker={picker} />
        <p className="mt-1 text-12 text-muted">
          {verdict && copy.source(verdict.source, verdict.edition)}
          {verdict?.notice ?? copy.decides}
        </p>
      </div>
      {failure ? (
        <div>
          <BlockFailure text={failureText(failure)} retry={copy.retry} onRetry={on.retry} />
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_280px]">
          {goods.length > 0 ? <Grid view={view} on={on} /> : <span />}
          <VerdictCard view={view} unsaid={<Unsaid view={view} />} />
        </div>
      )}
    </section>
  );
}

const DRESS = { id: 'segregation-add', label: copy.add, chosen: '', className: 'w-full' };

type SegregationCheckProps = {
  actor: SegregationCheckActor;
  renderPicker: (actor: PickerActor, dress: typeof DRESS) => ReactNode;
};

export function SegregationCheck({ actor, renderPicker }: SegregationCheckProps) {
  const view = useSelector(actor, selectSegregationCheck, shallowEqual);
  const on = useMemo(() => segregationCheckIntents(actor), [actor]);
  const picker = useSelector(actor, selectCheckPicker);
  return <SegregationCheckView view={view} on={on} picker={renderPicker(picker, DRESS)} />;
}
