import { Button } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { appIntents, selectSessionActor } from '../../machines/app';
import { selectIsSignedIn, selectName } from '../../machines/session';
import { useAppActor } from '../actors/app-actor';
import { layoutCopy } from '../copy/layout';
import { Icon, type IconName } from '../ui/icon';
import { warmLogin } from './login-slot';

const { account: copy } = layoutCopy;

type AccountControlsViewProps = {
  /** Null while nobody is signed in. */
  name: string | null;
  onIntend: () => void;
  onLogin: () => void;
  onChangePassword: () => void;
  onLogout: () => void;
};

/** On a phone the sign stands for its words, which readers still hear. */
function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <Button
      type="button"
      className="flex min-h-9 items-center gap-1.5 rounded-control px-2 text-deep-text outline-on-deep hover:bg-on-deep/10 hover:text-on-deep"
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="max-lg:sr-only">{label}</span>
    </Button>
  );
}

export function AccountControlsView({ name, onIntend, onLogin, onChangePassword, onLogout }: AccountControlsViewProps) {
  if (name === null)
    return (
      <Button
        type="button"
        className="h-9 flex-none rounded-control border border-on-deep/60 px-4 font-medium text-on-deep outline-on-deep hover:border-on-deep hover:bg-on-deep/10"
        onPointerEnter={onIntend}
        onFocus={onIntend}
        onTouchStart={onIntend}
        onClick={onLogin}
      >
        {copy.login}
      </Button>
    );
  return (
    <div className="flex min-w-0 items-center gap-1">
      <span className="max-w-40 truncate px-2 font-medium">{name}</span>
      <Control icon="lock" label={copy.changePassword} onClick={onChangePassword} />
      <Control icon="exit" label={copy.logout} onClick={onLogout} />
    </div>
  );
}

export function AccountControls() {
  const app = useAppActor();
  const { showLogin, showPassword, signOut } = useMemo(() => appIntents(app), [app]);
  const session = useSelector(app, selectSessionActor);
  const name = useSelector(session, (snapshot) => (selectIsSignedIn(snapshot) ? selectName(snapshot) : null));
  return (
    <AccountControlsView
      name={name}
      onIntend={warmLogin}
      onLogin={() => showLogin()}
      onChangePassword={showPassword}
      onLogout={signOut}
    />
  );
}
