import type { ApprovalSight } from '../../../../domain/mall/approval';
import type { ApprovalIntents, ApprovalView as View } from '../../../../machines/booking/approval';
import { approvalCopy } from '../../../copy/mall/approval';
import { Section } from '../../../trade/section';
import { TextField } from '../../../ui/form/text-field';
import { Button } from '../../../ui/press/button';

const copy = approvalCopy.code;

type CodeSight = Extract<ApprovalSight, { stage: 'CODE' }>;
type GateProps = { view: View; on: ApprovalIntents; sight: CodeSight };

const codeError = ({ wrong, isRefused }: View): string | undefined => {
  if (wrong.includes('code')) return approvalCopy.wrong.code;
  return isRefused ? copy.refused : undefined;
};

const Locked = ({ on, sight }: GateProps) => (
  <div className="grid justify-items-start gap-3">
    <p role="alert" className="text-warn">
      {copy.locked(sight.lockedMinutes)}
    </p>
    <Button look="line" onClick={on.refresh}>
      {copy.look}
    </Button>
  </div>
);

function Typing({ view, on, sight }: GateProps) {
  const { typed, isSent, isSending, isChecking, failureCode } = view;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        on.checkCode();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output>{isSent ? copy.sent(sight) : copy.phone(sight)}</output>
        <Button look="line" isBusy={isSending} onClick={on.sendCode}>
          {isSent ? copy.again : copy.send}
        </Button>
      </div>
      <TextField
        name="code"
        label={copy.label}
        hint={copy.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed.code}
        readOnly={isChecking}
        error={codeError(view)}
        onChange={({ target }) => on.change({ code: target.value })}
      />
      {failureCode && (
        <p role="alert" className="text-14 text-bad">
          {approvalCopy.failure[failureCode]}
        </p>
      )}
      <Button look="signal" type="submit" isBusy={isChecking} className="w-full">
        {copy.press}
      </Button>
    </form>
  );
}

/** The list stays hidden until the approver proves ownership of the phone. */
export function ApprovalCode(props: GateProps) {
  const { sight } = props;
  return (
    <Section isFirst title={copy.title} note={copy.note(sight)}>
      {sight.lockedMinutes > 0 ? <Locked {...props} /> : <Typing {...props} />}
      <p className="pt-3 text-12 text-muted">{copy.until(sight)}</p>
    </Section>
  );
}
