import { brand } from '../../copy/site/brand';
import { loginCopy as copy } from '../../copy/people/login';
import { severalFaults } from '../../copy/words/several-faults';
import { FaultsTold } from '../../ui/form/faults-told';
import { Button } from '../../ui/press/button';
import { ConsentRow } from './consent-row';
import { loginComplaints, type LoginParts } from './login-parts';
import { LoginRowsView } from './login-rows';

export function LoginForm(parts: LoginParts) {
  const { view, isProving, on } = parts;
  const { idle, busy } = copy.submit[view.mode];
  const working = isProving ? copy.proof.under : busy;
  return (
    <form
      className="mt-5 flex flex-1 flex-col"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      <FaultsTold sentence={severalFaults(loginComplaints(view))}>
        <LoginRowsView {...parts} />
        <div className="mt-auto">
          <ConsentRow {...parts} />
          <Button look="signal" size="large" type="submit" isBusy={view.isBusy} className="w-full">
            {view.isBusy ? working : idle}
          </Button>
          {brand.serviceLine && (
            <p className="mt-4 text-12 text-muted">
              {copy.help.before}{' '}
              <a href={`tel:${brand.serviceLine}`} className="text-sea underline underline-offset-4">
                {brand.serviceLine}
              </a>
              {copy.help.after}
            </p>
          )}
        </div>
      </FaultsTold>
    </form>
  );
}
