import { brand } from '../../copy/brand';
import { loginCopy as copy } from '../../copy/login';
import { ListedFaults } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { ConsentRow } from './consent-row';
import { isLedTo, type LoginParts } from './login-parts';
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
      <ListedFaults value={isLedTo(view)}>
        <LoginRowsView {...parts} />
      </ListedFaults>
      <div className="mt-auto">
        <ListedFaults value={isLedTo(view)}>
          <ConsentRow {...parts} />
        </ListedFaults>
        <Button look="signal" size="large" type="submit" isBusy={view.isBusy} className="w-full">
          {view.isBusy ? working : idle}
        </Button>
        <p className="mt-4 text-12 text-muted">
          {copy.help.before}{' '}
          <a href={`tel:${brand.serviceLine}`} className="text-sea underline underline-offset-4">
            {brand.serviceLine}
          </a>
          {copy.help.after}
        </p>
      </div>
    </form>
  );
}
