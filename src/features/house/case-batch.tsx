import { type CaseAct, isApplied } from '../../../domain/house/act-fields';
import type { CaseOutcome } from '../../../domain/house/many';
import { deskPagePath } from '../../../domain/house/pages';
import type { QueueChoice } from '../../../domain/house/queue';
import { type CaseBatchIntents, type CaseBatchView as View, ticksIn } from '../../../machines/house/case-batch';
import { caseBatchCopy as copy } from '../../copy/house/case-batch';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { ActField } from './act-fields';

export type Batch = { view: View; on: CaseBatchIntents };
type Parts = Batch;
export type BatchList = { asked: QueueChoice; nos: readonly string[]; total: number; staffId: string };

export const isAtWork = ({ step }: View): boolean => step === 'working' || step === 'cut' || step === 'done';

export function BatchTick({
  no,
  batch: { view, on },
  list: { asked, nos },
}: {
  no: string;
  batch: Batch;
  list: BatchList;
}) {
  return (
    <Checkbox
      name={`tick ${no}`}
      readAs={copy.tick(no)}
      isChecked={ticksIn(view, asked).includes(no)}
      isReadOnly={isAtWork(view)}
      onChange={(_, isSpan) => on.tickLine({ asked, no, isSpan: isSpan === true, nos })}
    >
      {null}
    </Checkbox>
  );
}

const actName = ({ id, name }: CaseAct): string => name ?? deskCaseCopy.acts[id];

function faultOf({ isLacking, message, failureCode }: View): string | undefined {
  if (isLacking) return deskCaseCopy.lacking;
  if (message !== null) return message;
  return failureCode === null ? undefined : copy.failure[failureCode];
}

function Refusals({ outcomes }: { outcomes: readonly CaseOutcome[] }) {
  const others = outcomes.filter(({ end }) => end !== 'done');
  if (others.length === 0) return null;
  return (
    <section aria-label={copy.refused(others.length)}>
      <p className="text-bad">{copy.refused(others.length)}</p>
      <ul className="mt-1 grid gap-1">
        {others.map(({ orderNo, message }) => (
          <li key={orderNo} className="wrap-anywhere">
            <TextLink href={`#${deskPagePath({ name: 'case', subject: { kind: 'order', no: orderNo } })}`}>
              {orderNo}
            </TextLink>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offered({ view: { acts, ticked, holders }, on, staffId }: Parts & { staffId: string }) {
  const theirs = ticked.filter((no) => holders[no] !== undefined && holders[no] !== staffId).length;
  return (
    <>
      {theirs > 0 && <p className="text-warn">{copy.held(theirs)}</p>}
      {acts.length === 0 && <p className="text-muted">{copy.none}</p>}
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button key={act.id} look="line" onClick={() => on.choose(act.id)}>
            {actName(act)}
          </Button>
        ))}
      </div>
    </>
  );
}

function Filling({ view, on, act }: Parts & { act: CaseAct }) {
  const { said, readings, ticked, isBusy } = view;
  const form = { said, fileNames: [], isBusy, shown: null };
  return (
    <form
      noValidate
      className="grid"
      onSubmit={(event) => {
        event.preventDefault();
        on.rehearse();
      }}
    >
      <h3 ref={catchFocus} className="mb-3 text-16">
        {actName(act)}
      </h3>
      {act.fields
        .filter((field) => isApplied(field, said))
        .map((field) => (
          <ActField key={field.id} field={field} view={form} on={{ change: on.change, chooseFiles: () => undefined }} />
        ))}
      <div className="min-h-6 pb-2">
        <FieldMessage error={faultOf(view)} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="sea" type="submit" isBusy={isBusy}>
          {isBusy ? copy.rehearse.busy(readings.length, ticked.length) : copy.rehearse.idle}
        </Button>
        <Button look="line" isOff={isBusy} onClick={on.drop}>
          {deskCaseCopy.drop}
        </Button>
      </div>
    </form>
  );
}

const SHOWN = 3;

const Texts = ({ texts }: { texts: readonly string[] }) => (
  <ul className="mt-1 grid gap-1">
    {texts.map((text) => (
      <li key={text} className="wrap-anywhere text-ink">
        {text}
      </li>
    ))}
  </ul>
);

function Read({ view: { readings, ready }, on, act }: Parts & { act: CaseAct }) {
  const texts = readings.flatMap((one) => one.texts);
  return (
    <div className="grid gap-3">
      <h3 ref={catchFocus} className="text-16">
        {actName(act)}
      </h3>
      <p>{copy.ready(ready)}</p>
      {ready > 0 && texts.length === 0 && <p className="text-muted">{deskCaseCopy.silent}</p>}
      {texts.length > 0 && (
        <section aria-label={copy.texts} className="rounded-control border border-line bg-canvas p-4">
          <p className="text-12 text-muted">{copy.texts}</p>
          <Texts texts={texts.slice(0, SHOWN)} />
          {texts.length > SHOWN && (
            <details className="mt-1">
              <summary>{copy.more(texts.length - SHOWN)}</summary>
              <Texts texts={texts.slice(SHOWN)} />
            </details>
          )}
        </section>
      )}
      <Refusals outcomes={readings} />
      <div className="flex flex-wrap gap-3">
        {ready > 0 && (
          <Button look="signal" onClick={on.send}>
            {copy.send(ready)}
          </Button>
        )}
        <Button look="line" onClick={on.changeAct}>
          {deskCaseCopy.change}
        </Button>
        <Button look="line" onClick={on.drop}>
          {deskCaseCopy.drop}
        </Button>
      </div>
    </div>
  );
}

function Ended({ view, on }: Parts) {
  const { step, outcomes, ready } = view;
  const isCut = step === 'cut';
  const done = outcomes.filter(({ end }) => end === 'done').length;
  return (
    <div className="grid gap-3">
      <p ref={catchFocus} role={isCut ? 'alert' : undefined} className={isCut ? 'text-bad' : 'text-good'}>
        {isCut ? `${copy.cut(outcomes.length, ready)} ${faultOf(view) ?? ''}` : copy.done(done)}
      </p>
      <Refusals outcomes={outcomes} />
      <div className="flex flex-wrap gap-3">
        {isCut && (
          <Button look="signal" onClick={on.resume}>
            {copy.resume}
          </Button>
        )}
        <Button look="line" onClick={on.close}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}

function Step({ view, on, staffId }: Parts & { staffId: string }) {
  const { step, act, outcomes, ready } = view;
  if (step === 'waiting') return <output className="text-muted">{copy.waiting}</output>;
  if (step === 'working') return <output>{copy.sending(outcomes.length, ready)}</output>;
  if (step === 'cut' || step === 'done') return <Ended view={view} on={on} />;
  if (step === 'offered') return <Offered view={view} on={on} staffId={staffId} />;
  if (step === 'filling' && act) return <Filling view={view} on={on} act={act} />;
  if (step === 'read' && act) return <Read view={view} on={on} act={act} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert" className="text-bad">
        {faultOf(view)}
      </p>
      <Button look="line" size="small" onClick={on.retry}>
        {deskCaseCopy.failed.retry}
      </Button>
    </div>
  );
}

export function CaseBatchView({ view, on, list: { asked, nos, total, staffId } }: Parts & { list: BatchList }) {
  const { step, left } = view;
  const ticked = ticksIn(view, asked);
  const isOpen = step !== 'idle' && (isAtWork(view) || ticked.length > 0 || step === 'waiting' || step === 'unread');
  const isOff = isAtWork(view);
  return (
    <section
      aria-label={copy.title}
      className="mb-4 grid gap-3 rounded-control border border-line bg-surface px-4 py-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-3">
        <output className="font-medium">{ticked.length > 0 ? copy.ticked(ticked.length) : copy.hint}</output>
        <Button look="line" size="small" isOff={isOff} onClick={() => on.tickPage({ asked, nos })}>
          {copy.page}
        </Button>
        <Button look="line" size="small" isOff={isOff} hotkey="a" onClick={() => on.tickAll(asked)}>
          {copy.all(total)}
        </Button>
        {ticked.length > 0 && (
          <Button look="line" size="small" isOff={isOff} onClick={on.clear}>
            {copy.clear}
          </Button>
        )}
      </div>
      {left > 0 && ticked.length > 0 && <p className="text-warn">{copy.left(left)}</p>}
      {isOpen && <Step view={view} on={on} staffId={staffId} />}
    </section>
  );
}
