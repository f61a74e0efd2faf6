import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { orderNoInGroups } from '../../../domain/order/life/number';
import {
  accountClosingIntents,
  selectAccountClosing,
  type AccountClosingActor,
  selectClosingCountdown,
} from '../../../machines/identity/account-closing';
import type { CaptchaActor } from '../../../machines/identity/captcha';
import { selectProofActor, selectSmsCountdown } from '../../../machines/identity/sms-countdown';
import { accountClosingCopy as copy } from '../../copy/people/account-closing';
import { severalFaults } from '../../copy/words/several-faults';
import { Checkbox } from '../../ui/form/checkbox';
import { FaultsTold } from '../../ui/form/faults-told';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { Card } from './center-parts';
import { ClosingProof, closingFocusTurn, type ClosingParts } from './closing-proof';

const Blocked = ({ view, on }: Omit<ClosingParts, 'countdown'>) => (
  <div className="mt-4 rounded-card bg-warn-tint p-4">
    <p role="status" className="font-medium text-warn">
      {copy.blocked(view.facts.living.length)}
    </p>
    <ul className="mt-2 grid gap-1">
      {view.facts.living.map((orderNo) => (
        <li key={orderNo} className="text-ink">
          {orderNoInGroups(orderNo)}
        </li>
      ))}
    </ul>
    <div className="mt-4 flex flex-wrap gap-3">
      <Button look="line" focusTurn={closingFocusTurn(view, 'again')} onClick={on.begin}>
        {copy.again}
      </Button>
      <Button look="line" onClick={on.drop}>
        {copy.drop}
      </Button>
    </div>
  </div>
);

function Asking(parts: ClosingParts) {
  const { view, on } = parts;
  const { facts, typed, wrong, isBusy } = view;
  const told = [...copy.facts, ...(facts.enquiries > 0 ? [copy.withdrawn(facts.enquiries)] : [])];
  return (
    <form
      noValidate
      aria-label={copy.title}
      className="mt-4 max-w-130"
      onSubmit={(event) => {
        event.preventDefault();
        on.confirm();
      }}
    >
      <h3 className="font-medium text-ink">{copy.stays}</h3>
      <ul className="mt-2 mb-4 list-disc pl-5">
        {told.map((fact) => (
          <li key={fact} className="py-0.5 text-ink">
            {fact}
          </li>
        ))}
      </ul>
      <FaultsTold sentence={severalFaults(wrong.map((part) => copy.wrong[part]))}>
        <Checkbox
          name="understood"
          isChecked={typed.isUnderstood}
          isInvalid={wrong.includes('isUnderstood')}
          isReadOnly={isBusy}
          focusTurn={closingFocusTurn(view, 'isUnderstood')}
          onChange={(isUnderstood) => on.change({ isUnderstood })}
        >
          {copy.understood}
        </Checkbox>
        <FieldMessage error={wrong.includes('isUnderstood') ? copy.wrong.isUnderstood : undefined} />
        <ClosingProof {...parts} />
      </FaultsTold>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="signal" type="submit" isBusy={isBusy}>
          {isBusy ? copy.closing : copy.confirm}
        </Button>
        <Button look="line" isOff={isBusy} onClick={on.drop}>
          {copy.drop}
        </Button>
      </div>
    </form>
  );
}

export function AccountClosingView({ captcha, ...parts }: ClosingParts & { captcha?: ReactNode }) {
  const { view, on } = parts;
  const { stage, failureCode } = view;
  return (
    <Card title={copy.title}>
      <p className="mt-2 text-muted">{stage === 'closed' ? copy.closed : copy.lead}</p>
      {failureCode !== null && (
        <p role="alert" className="mt-3 text-bad">
          {copy.failure[failureCode]}
        </p>
      )}
      {stage === 'looking' && (
        <p role="status" className="mt-3 text-muted">
          {copy.looking}
        </p>
      )}
      {(stage === 'resting' || stage === 'looking') && (
        <Button
          look="line"
          className="mt-4"
          isBusy={stage === 'looking'}
          focusTurn={closingFocusTurn(view, 'begin')}
          onClick={on.begin}
        >
          {copy.begin}
        </Button>
      )}
      {stage === 'blocked' && <Blocked view={view} on={on} />}
      {stage === 'asking' && <Asking {...parts} />}
      {captcha}
    </Card>
  );
}

type AccountClosingProps = { actor: AccountClosingActor; renderCaptcha: (actor: CaptchaActor) => ReactNode };

export function AccountClosing({ actor, renderCaptcha }: AccountClosingProps) {
  const view = useSelector(actor, selectAccountClosing, shallowEqual);
  const countdownActor = useSelector(actor, selectClosingCountdown);
  const countdown = useSelector(countdownActor, selectSmsCountdown, shallowEqual);
  const proof = useSelector(countdownActor, selectProofActor);
  const on = useMemo(() => accountClosingIntents(actor), [actor]);
  return <AccountClosingView view={view} countdown={countdown} captcha={proof && renderCaptcha(proof)} on={on} />;
}
