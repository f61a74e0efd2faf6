import type { VerificationField, VerificationIntents, VerificationView } from '../../../machines/identity/verification';
import { severalFaults } from '../../copy/words/several-faults';
import { userCenterCopy } from '../../copy/people/user-center';
import { Button } from '../../ui/press/button';
import { FaultsTold } from '../../ui/form/faults-told';
import { FieldMessage } from '../../ui/form/field-message';
import { TextField } from '../../ui/form/text-field';
import { LicenceField } from './licence-field';

const { verification: copy } = userCenterCopy;

type FormParts = { view: VerificationView; on: VerificationIntents };

/** Verification form. Input stays whatever the result. */
export function VerificationForm({ view, on }: FormParts) {
  const { form, faults, failureCode, isBusy, isOverruled, licenceName, focus, facts } = view;
  const error = (field: VerificationField) => faults[field] && copy.fault[faults[field]];
  const focusTurn = (field: VerificationField) => (focus.field === field ? focus.turn : undefined);
  const submit = facts.status === 'NONE' ? copy.submit : copy.again;
  return (
    <form
      noValidate
      className="mt-4 grid max-w-130"
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      {isOverruled && <p className="mb-4 text-warn">{copy.overruled}</p>}
      <FaultsTold sentence={severalFaults(Object.values(faults).map((fault) => copy.fault[fault]))}>
        <TextField
          {...copy.name}
          name="enterpriseName"
          autoComplete="organization"
          value={form.enterpriseName}
          readOnly={isBusy}
          error={error('enterpriseName')}
          focusTurn={focusTurn('enterpriseName')}
          onChange={({ target }) => on.change({ enterpriseName: target.value })}
        />
        <TextField
          {...copy.code}
          name="creditCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.creditCode}
          readOnly={isBusy}
          error={error('creditCode')}
          focusTurn={focusTurn('creditCode')}
          onChange={({ target }) => on.change({ creditCode: target.value })}
        />
        <LicenceField
          copy={copy.licence}
          name={licenceName}
          error={error('licence')}
          isLocked={isBusy}
          onChoose={on.chooseLicence}
          onRemove={on.removeLicence}
        />
      </FaultsTold>
      <div className="mt-2 min-h-6">
        <FieldMessage error={failureCode !== null ? copy.failure[failureCode] : undefined} />
      </div>
      <Button look="signal" type="submit" size="large" isBusy={isBusy} className="justify-self-start max-md:w-full">
        {isBusy ? submit.busy : submit.idle}
      </Button>
    </form>
  );
}
