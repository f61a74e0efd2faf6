import { layoutCopy } from '../../copy/site/layout';
import { Icon, type IconName } from '../../ui/mark/icon';
import type { Account, AccountWishes } from './account';

const { account: copy, header } = layoutCopy;

type ControlProps = { icon: IconName; label: string; isBusy?: boolean; isAside?: boolean; onClick: () => void };

/** Narrow screens show only the icon; screen readers still get the label. */
function Control({ icon, label, isBusy = false, isAside = false, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      className={`flex min-h-9 items-center gap-1.5 rounded-control px-2 outline-current hover:bg-current/10 ${isAside ? 'max-md:hidden' : ''}`}
      onClick={onClick}
    >
      <Icon name={isBusy ? 'spinner' : icon} />
      <span className="max-xl:sr-only">{label}</span>
    </button>
  );
}

type AccountControlsProps = { account: Account; isVisiting: boolean; on: AccountWishes };

/** Account controls of the header. The prerendered page does not know the user, so they wait for the page. */
export function AccountControls({ account, isVisiting, on }: AccountControlsProps) {
  const { name, hasWholeVehicles } = account;
  if (name === null)
    return (
      <button
        type="button"
        aria-label={copy.login}
        className="h-9 flex-none rounded-control border border-current/60 px-4 font-medium outline-current in-data-[visitor=member]:invisible hover:border-current hover:bg-current/10 max-sm:px-3"
        onPointerEnter={on.intendLogin}
        onFocus={on.intendLogin}
        onTouchStart={on.intendLogin}
        onClick={on.login}
      >
        {copy.signIn}
        <span className="max-sm:sr-only">{copy.orRegister}</span>
      </button>
    );
  return (
    <div className="flex min-w-0 items-center gap-1">
      <Control icon="building" label={header.center} isBusy={isVisiting} isAside onClick={on.visitCenter} />
      {hasWholeVehicles && <Control icon="truck" label={header.wholeVehicle} isAside onClick={on.visitWholeVehicles} />}
      <span className="max-w-28 truncate px-2 font-medium max-lg:max-w-20">{name}</span>
      <Control icon="lock" label={copy.changePassword} isAside onClick={on.changePassword} />
      <Control icon="exit" label={copy.logout} isAside onClick={on.logout} />
    </div>
  );
}
