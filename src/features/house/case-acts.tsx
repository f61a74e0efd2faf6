import { type CaseAct, isApplied, type ActInput } from '../../../domain/house/act-fields';
import type { SubjectKind } from '../../../domain/house/subjects';
import type { DeskCaseIntents, DeskCaseView } from '../../../machines/house/desk-case';
import { secondPersonCopy } from '../../copy/house/second-person';
import { closureCopy } from '../../copy/house/closures';
import { surchargeCopy } from '../../copy/house/surcharges';
import { tariffCopy } from '../../copy/house/tariffs';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { FieldMessage } from '../../ui/form/field-message';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { ActField } from './act-fields';
import { CalendarRead } from './calendar-read';
import { ClosureRead } from './closure-read';
import { AnswerRead } from './answer-read';
import { SurchargeRead } from './surcharge-read';
import { TariffRead } from './tariff-read';
import { Doubts } from './second-person';
import { NoticeRead } from './notice-read';

type Parts = { view: DeskCaseView; on: DeskCaseIntents };

const actName = ({ id, name }: CaseAct): string => name ?? copy.acts[id];

const holderName = ({ shown }: DeskCaseView): string => shown?.heldBy?.name ?? '';

function actFault({ isLacking, message, failureCode }: DeskCaseView): string | undefined {
  if (isLacking) return copy.lacking;
  if (message !== null) return message;
  return failureCode === null ? undefined : copy.failure[failureCode];
}

function Choosing({ view, on }: Parts) {
  const acts = view.shown?.acts ?? [];
  // A note to colleagues is always open and is no step of the order.
  const hasSteps = acts.some(({ id }) => id !== 'noted');
  const none = hasSteps && !view.mayAct ? copy.hold.first(holderName(view)) : copy.none.acts;
  if (acts.length === 0 || !view.mayAct)
    return (
      <p ref={catchFocus} className="mt-3 text-muted">
        {none}
      </p>
    );
  // Focus returns here after an action is done or cancelled.
  return (
    <>
      {!hasSteps && <p className="mt-3 text-muted">{none}</p>}
      <div ref={catchFocus} className="mt-3 flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button key={act.id} look="line" isOff={view.isBusy} onClick={() => on.choose(act.id)}>
            {actName(act)}
          </Button>
        ))}
      </div>
    </>
  );
}

const applicableFields = ({ fields }: CaseAct, said: ActInput) => fields.filter((field) => isApplied(field, said));

const DAY_DATA: readonly SubjectKind[] = ['closure', 'surcharge', 'calendar', 'tariff'];

function Filling({ view, on, act }: Parts & { act: CaseAct }) {
  const rehearse = DAY_DATA.includes(view.subject.kind) ? copy.rehearseChange : copy.rehearse;
  const words = view.isFile ? copy.upload : rehearse;
  const isTrying = view.isBusy && !view.isHolding;
  return (
    <form
      noValidate
      className="mt-3 grid"
      onSubmit={(event) => {
        event.preventDefault();
        on.rehearse();
      }}
    >
      <h3 ref={catchFocus} className="mb-3 text-16">
        {actName(act)}
      </h3>
      {applicableFields(act, view.said).map((field) => (
        <ActField key={`${field.id} ${field.label ?? ''}`} field={field} view={view} on={on} />
      ))}
      <div className="min-h-6 pb-2">
        <FieldMessage error={actFault(view)} />
      </div>
      {!view.mayAct && <p className="mb-3 text-warn">{copy.hold.first(holderName(view))}</p>}
      <div className="flex flex-wrap gap-3">
        {view.mayAct && (
          <Button look="sea" type="submit" isBusy={isTrying} isOff={view.isHolding}>
            {isTrying ? words.busy : words.idle}
          </Button>
        )}
        <Button look="line" isOff={view.isBusy} onClick={on.drop}>
          {copy.drop}
        </Button>
      </div>
    </form>
  );
}

const silentWords = (act: CaseAct): string => {
  if (act.id === 'notice.dropped') return copy.places.dropped;
  return act.id === 'closure.dropped' ? closureCopy.dropped : copy.silent;
};

function previewHint({ shown }: DeskCaseView, act: CaseAct): string {
  const isGone = act.id === 'surcharge.dropped' || (shown?.kind === 'surcharge' && shown.stand === 'ENDING');
  return isGone ? surchargeCopy.readsNoMore : surchargeCopy.reads.NEW;
}

/** Missing documents are repeated at confirmation. */
function Lacking({ act }: { act: CaseAct }) {
  const lacking = act.fields.find(({ id }) => id === 'lacking');
  return lacking?.options.map(({ key, name }) => (
    <p key={key} role="alert" className="wrap-anywhere text-bad">
      {name}
    </p>
  ));
}

/** Shows the exact text the owner will read before it is sent. */
function Read({ view, on, act }: Parts & { act: CaseAct }) {
  const {
    texts = [],
    answer = null,
    notice = null,
    closure = null,
    calendar = null,
    surcharge = null,
    tariff = null,
  } = view.reading ?? {};
  const waits = answer !== null && answer.doubts.length > 0;
  return (
    <div className="mt-3 grid gap-3">
      <h3 ref={catchFocus} className="text-16">
        {actName(act)}
      </h3>
      <Lacking act={act} />
      {texts.length === 0 &&
        notice === null &&
        calendar === null &&
        surcharge === null &&
        tariff === null &&
        !waits &&
        (closure === null || act.id === 'closure.dropped') && <p className="text-muted">{silentWords(act)}</p>}
      {texts.length > 0 && (
        <section aria-label={copy.reads} className="rounded-control border border-line bg-canvas p-4">
          <p className="text-12 text-muted">{copy.reads}</p>
          {texts.map((text) => (
            <p key={text} className="mt-1 wrap-anywhere text-ink">
              {text}
            </p>
          ))}
        </section>
      )}
      {waits && (
        <>
          <Doubts {...answer} />
          <p className="text-ink">{secondPersonCopy.answer.next}</p>
        </>
      )}
      {answer !== null && (
        <section aria-label={copy.onPage} className="rounded-control border border-line bg-canvas p-4">
          <p className="mb-2 text-12 text-muted">{waits ? secondPersonCopy.answer.onPage : copy.onPage}</p>
          <AnswerRead answer={answer} />
        </section>
      )}
      {notice !== null && view.shown?.kind === 'notice' && (
        <section aria-label={copy.places.onPage}>
          <p className="mb-2 text-12 text-muted">{copy.places.onPage}</p>
          <NoticeRead name={view.shown.name} notice={notice} />
        </section>
      )}
      {calendar !== null && <CalendarRead {...calendar} />}
      {tariff !== null && act.id in tariffCopy.reads && (
        <TariffRead reading={tariff} title={tariffCopy.reads[act.id as keyof typeof tariffCopy.reads]} />
      )}
      {surcharge !== null && <SurchargeRead {...surcharge} title={previewHint(view, act)} />}
      {closure !== null && (
        <ClosureRead
          {...closure}
          title={act.id === 'closure.dropped' ? closureCopy.readsNoMore : closureCopy.reads.NEW}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="signal" isBusy={view.isBusy} onClick={on.send}>
          {view.isBusy ? copy.send.busy : copy.send.idle}
        </Button>
        <Button look="line" isOff={view.isBusy} onClick={on.changeAct}>
          {copy.change}
        </Button>
        <Button look="line" isOff={view.isBusy} onClick={on.drop}>
          {copy.drop}
        </Button>
      </div>
    </div>
  );
}

/** The button order differs from the first confirmation, so that a double click does nothing. */
function Warned({ view: { isBusy }, on, act }: Parts & { act: CaseAct }) {
  return (
    <div className="mt-3 grid gap-3">
      <h3 ref={catchFocus} className="text-16">
        {copy.warned.title}
      </h3>
      <Lacking act={act} />
      <div className="flex flex-wrap gap-3">
        <Button look="line" isOff={isBusy} onClick={on.changeAct}>
          {copy.change}
        </Button>
        <Button look="line" isOff={isBusy} onClick={on.drop}>
          {copy.drop}
        </Button>
        <Button look="signal" isBusy={isBusy} onClick={on.send}>
          {copy.warned.send}
        </Button>
      </div>
    </div>
  );
}

export function CaseActs({ view, on }: Parts) {
  const { act, step } = view;
  if (act === null || step === null) {
    const fault = actFault(view);
    return (
      <>
        <Choosing view={view} on={on} />
        {fault !== undefined && (
          <p role="alert" className="mt-3 text-bad">
            {fault}
          </p>
        )}
      </>
    );
  }
  if (step === 'warned') return <Warned view={view} on={on} act={act} />;
  return step === 'read' ? <Read view={view} on={on} act={act} /> : <Filling view={view} on={on} act={act} />;
}
