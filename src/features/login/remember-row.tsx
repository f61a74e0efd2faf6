import { loginCopy as copy } from '../../copy/people/login';
import { Button } from '../../ui/press/button';
import { Checkbox } from '../../ui/form/checkbox';
import { LinkButton } from '../../ui/press/link-button';
import { StatusStrip } from '../../ui/show/status-strip';
import type { LoginParts } from './login-parts';

/** Captcha required by the gateway before the next password try. */
function ProofDemand({ isProving, on }: LoginParts) {
  return (
    <>
      <StatusStrip
        tone={isProving ? 'busy' : 'warn'}
        way={
          !isProving && (
            <Button look="line" size="small" className="ml-auto" onClick={on.submit}>
              {copy.proof.start}
            </Button>
          )
        }
      >
        {isProving ? copy.proof.under : copy.proof.demand}
      </StatusStrip>
      <p className="mt-1 mb-2 text-12 text-muted">{copy.proof.hint}</p>
    </>
  );
}

export function RememberRow(parts: LoginParts) {
  const { view, isProving, on } = parts;
  return (
    <div className="grid content-start gap-y-1.5 sm:min-h-25">
      <div className="flex justify-between gap-x-4 leading-5">
        <Checkbox
          name="isRemembered"
          isChecked={view.form.isRemembered}
          isReadOnly={view.isBusy}
          onChange={(isRemembered) => on.change({ isRemembered })}
        >
          {copy.remember.label}
        </Checkbox>
        <LinkButton className="flex-none" onClick={() => on.followTo('reset')}>
          {copy.forgotten}
        </LinkButton>
      </div>
      {view.isProofDemanded || isProving ? (
        <div>
          <ProofDemand {...parts} />
        </div>
      ) : (
        <p className="pl-6.5 text-12 text-muted">
          {copy.remember.hint.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
