import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { isContract } from '../../../domain/modes/enq/wish';
import {
  enquiryIntents,
  selectDstPicker,
  selectEnquiry,
  selectEnquiryPapers,
  selectGoodsPicker,
  selectOrgPicker,
  type EnquiryActor,
} from '../../../machines/order/enquiry';
import type { FileUploadActor } from '../../../machines/order/file-upload';
import type { PickerActor } from '../../../machines/booking/picker';
import { toIso } from '../../../domain/values/moments';
import { enquiryCopy as copy } from '../../copy/modes/enq';
import { weekdayText } from '../../copy/words/moment-words';
import { ListedFaults } from '../../ui/form/field-message';
import { Bar } from '../../ui/show/bar';
import { Button } from '../../ui/press/button';
import { AcceptanceLink, AcceptancePanel } from '../../trade/acceptance/acceptance-panel';
import { FaultList } from '../../trade/fault-list';
import type { PickerDress } from '../../trade/fields/picker-field';
import { EnquiryFields } from './enquiry-fields';
import { enquiryFormParts, type EnquiryParts, type Pickers } from './enquiry-parts';
import { HistoryList } from './history-list';
import { SameDialog } from './same-dialog';
import { SentCard } from './sent-card';

type EnquiryViewProps = EnquiryParts & { pickers: Pickers; papers: ReactNode; price: ReactNode };

function SubmitRow({ view: { stage, answerBy, isAwaiting }, on }: EnquiryParts) {
  const isWaiting = stage === 'waiting';
  return (
    <div className="bottom-bar -mx-4 border-t border-line bg-surface px-4 py-3 shadow-dialog md:mx-0 md:rounded-t-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {answerBy !== null && <span className="text-ink">{copy.promised(weekdayText(toIso(answerBy)))} </span>}
          <span className="max-md:hidden">{isWaiting ? copy.waiting : copy.kept}</span>
        </p>
        <div className="flex gap-3 max-md:w-full">
          {isWaiting && (
            <Button look="line" onClick={on.cancel}>
              {copy.cancel}
            </Button>
          )}
          <Button
            look="signal"
            type="submit"
            size="large"
            isBusy={stage === 'sending' || isWaiting || isAwaiting}
            className="max-md:flex-1"
          >
            {isAwaiting ? copy.awaiting : stage === 'sending' || isWaiting ? copy.submitting : copy.submit}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Objections({ view: { failureCode, faults, isJudged }, on }: EnquiryParts) {
  const listed = isJudged || failureCode === 'faulty' ? faults : [];
  if (failureCode === null && listed.length === 0) return null;
  return (
    <div className="mb-6">
      <FaultList
        level="h2"
        title={failureCode === null ? copy.summary(faults.length) : copy.failure[failureCode]}
        faults={listed}
        names={copy.fields}
        own={{ fault: copy.fault, finding: {} }}
        onSeek={on.seek}
      />
    </div>
  );
}

const isFilled = ({ stage, form }: EnquiryParts['view']): boolean =>
  stage !== 'recalling' && stage !== 'sent' && form.goods.some(({ unNo, nameCn }) => `${unNo}${nameCn}`.trim() !== '');

function Form({ view, on, pickers, papers }: EnquiryViewProps) {
  return (
    <form
      noValidate
      aria-label={copy.title(view.form.modeWish)}
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      {isFilled(view) && (
        <div className="mb-6">
          <AcceptanceLink findings={view.findings} />
        </div>
      )}
      <Objections view={view} on={on} />
      <ListedFaults value>
        <EnquiryFields
          parts={enquiryFormParts({ view, on })}
          renderPicker={pickers.goods}
          org={view.org}
          dst={view.dst}
          pickers={pickers}
          papers={papers}
        />
      </ListedFaults>
      <SubmitRow view={view} on={on} />
      <SameDialog view={view} on={on} />
    </form>
  );
}

function Main(props: EnquiryViewProps) {
  const { view, on } = props;
  if (view.stage === 'recalling')
    return (
      <div role="status" aria-busy="true" className="min-h-dvh">
        <p className="sr-only">{copy.recalling}</p>
        <div aria-hidden="true" className="grid animate-pulse gap-6 sm:grid-cols-2">
          {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
            <Bar key={key} className="h-18" />
          ))}
        </div>
      </div>
    );
  if (view.stage === 'sent' && view.sent)
    return (
      <SentCard
        sent={view.sent}
        wish={view.form.modeWish}
        isContract={isContract(view.form)}
        now={view.now}
        onAgain={on.again}
      />
    );
  return <Form {...props} />;
}

export function EnquiryView(props: EnquiryViewProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <h1 className="text-24 outline-none md:text-32">{copy.title(props.view.form.modeWish)}</h1>
      <p className="mt-2 mb-8 max-w-170 text-16 text-muted">{copy.purpose}</p>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_288px]">
        <Main {...props} />
        <div className="grid content-start gap-8">
          {props.price}
          {isFilled(props.view) && (
            <AcceptancePanel
              findings={props.view.findings}
              isLocked={props.view.stage !== 'editing'}
              onSeek={props.on.seek}
              instead={[]}
              own={copy.finding}
              decides={copy.decides}
            />
          )}
          <HistoryList view={props.view} onRetry={props.on.retryHistory} />
        </div>
      </div>
    </div>
  );
}

type EnquiryProps = {
  actor: EnquiryActor;
  renderPicker: (actor: PickerActor, dress: PickerDress) => ReactNode;
  renderPapers: (actor: FileUploadActor, wanted: typeof copy.papers) => ReactNode;
  price: ReactNode;
};

export function Enquiry({ actor, renderPicker, renderPapers, price }: EnquiryProps) {
  const view = useSelector(actor, selectEnquiry, shallowEqual);
  const on = useMemo(() => enquiryIntents(actor), [actor]);
  const org = useSelector(actor, selectOrgPicker);
  const dst = useSelector(actor, selectDstPicker);
  const goods = useSelector(actor, selectGoodsPicker);
  const papers = useSelector(actor, selectEnquiryPapers);
  return (
    <EnquiryView
      view={view}
      on={on}
      pickers={{
        org: (dress) => renderPicker(org, dress),
        dst: (dress) => renderPicker(dst, dress),
        goods: (dress) => renderPicker(goods, dress),
      }}
      papers={papers && renderPapers(papers, copy.papers)}
      price={price}
    />
  );
}
