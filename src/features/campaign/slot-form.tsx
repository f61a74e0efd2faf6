import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { SlotField, SlotSheet } from '../../../domain/campaigns/slots';
import {
  selectSlotForm,
  selectSlotProof,
  slotFormIntents,
  type SlotFormActor,
  type SlotFormIntents,
  type SlotFormView as View,
} from '../../../machines/content/slot-form';
import type { CaptchaActor } from '../../../machines/identity/captcha';
import { slotCopy as copy } from '../../copy/campaign/slots';
import { severalFaults } from '../../copy/words/several-faults';
import { FaultsTold } from '../../ui/form/faults-told';
import { FieldMessage } from '../../ui/form/field-message';
import { TextField } from '../../ui/form/text-field';
import { catchFocus } from '../../ui/layer/catch-focus';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { Button } from '../../ui/press/button';
import { BlockFailure } from '../../ui/show/block-states';

type SlotProps = { view: View; on: SlotFormIntents };

const TEXTS = [
  { name: 'company', autoComplete: 'organization', inputMode: 'text' },
  { name: 'name', autoComplete: 'name', inputMode: 'text' },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'question', autoComplete: 'off', inputMode: 'text' },
] as const;

function SlotRows({ view, on, sheet }: SlotProps & { sheet: SlotSheet }) {
  const first = useFocusTurn(view.focus.field === 'slotId' ? view.focus.turn : undefined);
  const firstOpen = sheet.slots.find(({ state }) => state === 'OPEN')?.slotId;
  const isInvalid = view.faults.includes('slotId');
  return (
    <fieldset className="mb-5 grid gap-2" aria-describedby="slot-fault">
      <legend className="mb-2 font-medium text-ink">{copy.form.slotId.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sheet.slots.map((slot) => (
          <label
            key={slot.slotId}
            className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong bg-surface px-3 has-checked:border-sea has-checked:bg-sea-tint has-disabled:bg-grey-tint has-disabled:text-grey"
          >
            <input
              ref={slot.slotId === firstOpen ? first : undefined}
              type="radio"
              name="slotId"
              value={slot.slotId}
              checked={view.form.slotId === slot.slotId}
              disabled={slot.state !== 'OPEN' || view.isSending}
              onChange={() => on.change({ slotId: slot.slotId })}
            />
            <span className="font-medium">{copy.when(slot.startsAt)}</span>
            <span className="ml-auto text-12">{copy.state(slot)}</span>
          </label>
        ))}
      </div>
      <div id="slot-fault">
        <FieldMessage error={isInvalid ? copy.fault.slotId : undefined} />
      </div>
    </fieldset>
  );
}

const submitWords = ({ isProving, isSending }: View) => {
  const { submit } = copy.form;
  if (isSending) return submit.busy;
  return isProving ? submit.proving : submit.idle;
};

/** Input stays until the booking succeeds. */
function Filling({ view, on, sheet }: SlotProps & { sheet: SlotSheet }) {
  const { form, faults, focus, failureCode, isSending, isProving } = view;
  const errorOf = (field: SlotField) => (faults.includes(field) ? copy.fault[field] : undefined);
  return (
    <form
      noValidate
      aria-label={copy.title}
      className="grid max-w-170"
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      {view.giving === 'done' && (
        <p role="status" ref={catchFocus} className="mb-4 font-semibold text-good">
          {copy.givenBack}
        </p>
      )}
      <FaultsTold sentence={severalFaults(faults.map((field) => copy.fault[field]))}>
        <SlotRows view={view} on={on} sheet={sheet} />
        {TEXTS.map(({ name, ...typing }) => (
          <TextField
            key={name}
            {...copy.form[name]}
            {...typing}
            name={name}
            value={form[name]}
            readOnly={isSending || isProving}
            error={errorOf(name)}
            focusTurn={focus.field === name ? focus.turn : undefined}
            onChange={({ target }) => on.change({ [name]: target.value })}
          />
        ))}
      </FaultsTold>
      <FieldMessage error={failureCode === null ? undefined : copy.failure[failureCode]} />
      <p className="mb-3 text-12 text-muted">{copy.form.consent}</p>
      <Button look="signal" type="submit" isBusy={isSending || isProving} className="justify-self-start">
        {submitWords(view)}
      </Button>
    </form>
  );
}

function Booked({ view, on, sheet }: SlotProps & { sheet: SlotSheet }) {
  const { booking, slots } = sheet;
  if (!booking) return null;
  const others = slots.filter(({ slotId, state }) => state === 'OPEN' && slotId !== booking.slotId);
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p ref={catchFocus} className="text-16 font-semibold text-good">
          {copy.booked.title(booking.startsAt)}
        </p>
        <p className="text-muted">{view.giving === null ? copy.booked.begun : copy.booked.text}</p>
      </div>
      <FieldMessage error={view.failureCode === null ? undefined : copy.failure[view.failureCode]} />
      {others.length > 0 && view.giving !== null && (
        <section className="grid gap-2">
          <h3 className="text-14">{copy.booked.others}</h3>
          <div className="flex flex-wrap gap-3">
            {others.map(({ slotId, startsAt }) => (
              <Button
                key={slotId}
                look="line"
                isBusy={view.changingTo === slotId}
                isOff={(view.changingTo !== null && view.changingTo !== slotId) || view.giving !== 'possible'}
                onClick={() => on.changeTo(slotId)}
              >
                {view.changingTo === slotId ? copy.booked.busy : copy.booked.change(startsAt)}
              </Button>
            ))}
          </div>
        </section>
      )}
      <GiveBack view={view} on={on} />
    </div>
  );
}

/** Confirms before the place is released. */
function GiveBack({ view: { giving, changingTo }, on }: SlotProps) {
  const words = copy.booked;
  if (giving === 'possible')
    return (
      <Button look="line" className="justify-self-start" isOff={changingTo !== null} onClick={on.giveBack}>
        {words.giveBack}
      </Button>
    );
  if (giving !== 'asking' && giving !== 'busy') return null;
  const isBusy = giving === 'busy';
  return (
    <div role="group" aria-label={words.giveBack} className="grid gap-3">
      <p ref={catchFocus} className="font-medium text-ink">
        {words.ask}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="signal" isBusy={isBusy} onClick={on.giveBack}>
          {isBusy ? words.giving : words.confirm}
        </Button>
        <Button look="line" isOff={isBusy} onClick={on.keep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}

function Stage(props: SlotProps) {
  const { view, on } = props;
  const { stage, sheet } = view;
  if (stage === 'lost') return <BlockFailure text={copy.lost} retry={copy.retry} onRetry={on.refresh} />;
  if (stage === 'loading' || sheet === null)
    return (
      <p role="status" className="text-muted">
        {copy.loading}
      </p>
    );
  if (stage === 'closed') return <p className="font-semibold text-ink">{copy.closed}</p>;
  return stage === 'booked' ? <Booked {...props} sheet={sheet} /> : <Filling {...props} sheet={sheet} />;
}

export function SlotFormView({ captcha, ...props }: SlotProps & { captcha?: ReactNode }) {
  return (
    <section id="form" className="scroll-mt-20 rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 className="mb-4 text-20 md:text-24">{copy.title}</h2>
      <Stage {...props} />
      {captcha}
    </section>
  );
}

type ConnectedProps = { actor: SlotFormActor; renderCaptcha: (actor: CaptchaActor) => ReactNode };

export function SlotForm({ actor, renderCaptcha }: ConnectedProps) {
  const view = useSelector(actor, selectSlotForm, shallowEqual);
  const proof = useSelector(actor, selectSlotProof);
  const on = useMemo(() => slotFormIntents(actor), [actor]);
  return <SlotFormView view={view} on={on} captcha={proof && renderCaptcha(proof)} />;
}
