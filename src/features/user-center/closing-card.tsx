import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { orderNoInGroups } from '../../../domain/order/number';
import {
  accountClosingIntents,
  selectAccountClosing,
  type AccountClosingActor,
  type AccountClosingIntents,
  type AccountClosingView as View,
} from '../../../machines/identity/account-closing';
import { accountClosingCopy as copy } from '../../copy/account-closing';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { PasswordField } from '../../ui/form/password-field';
import { Button } from '../../ui/press/button';
import { Card } from './center-parts';

type Parts = { view: View; on: AccountClosingIntents };

/** What has to be finished first. */
const Blocked = ({ view: { facts }, on }: Parts) => (
  <div role="status" className="mt-4 rounded-card bg-warn-tint p-4">
    <p className="font-medium text-warn">{copy.blocked(facts.living.length)}</p>
    <ul className="mt-2 grid gap-1">
      {facts.living.map((orderNo) => (
        <li key={orderNo} className="text-ink">
          {orderNoInGroups(orderNo)}
        </li>
      ))}
    </ul>
    <div className="mt-4 flex flex-wrap gap-3">
      <Button look="line" onClick={on.begin}>
        {copy.again}
      </Button>
      <Button look="line" onClick={on.drop}>
        {copy.drop}
      </Button>
    </div>
  </div>
);

/** What stays and what goes, and who says so. */
function Asking({ view: { facts, typed, wrong, isBusy }, on }: Parts) {
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
      <Checkbox
        name="understood"
        isChecked={typed.isUnderstood}
        isInvalid={wrong.includes('isUnderstood')}
        isReadOnly={isBusy}
        onChange={(isUnderstood) => on.change({ isUnderstood })}
      >
        {copy.understood}
      </Checkbox>
      <FieldMessage error={wrong.includes('isUnderstood') ? copy.wrong.isUnderstood : undefined} />
      <div className="mt-4">
        <PasswordField
          label={copy.password}
          hint={copy.hint}
          error={wrong.includes('password') ? copy.wrong.password : undefined}
          value={typed.password}
          readOnly={isBusy}
          autoComplete="current-password"
          onChange={({ target }) => on.change({ password: target.value })}
        />
      </div>
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

/** The way out of the house, and what it means. */
export function AccountClosingView({ view, on }: Parts) {
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
      {stage === 'resting' && (
        <Button look="line" className="mt-4" onClick={on.begin}>
          {copy.begin}
        </Button>
      )}
      {stage === 'blocked' && <Blocked view={view} on={on} />}
      {stage === 'asking' && <Asking view={view} on={on} />}
    </Card>
  );
}

export function AccountClosing({ actor }: { actor: AccountClosingActor }) {
  const view = useSelector(actor, selectAccountClosing, shallowEqual);
  const on = useMemo(() => accountClosingIntents(actor), [actor]);
  return <AccountClosingView view={view} on={on} />;
}
