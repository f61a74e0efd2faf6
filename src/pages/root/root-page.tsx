import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { Link, Redirect } from 'wouter';

import { appIntents, selectSessionActor } from '../../../machines/shell/app';
import { selectIsSettling, selectIsSignedIn, type SessionSnapshot } from '../../../machines/identity/session';
import { useAppActor } from '../../actors/app-actor';
import { rootCopy as copy } from '../../copy/pages/root';
import { Button } from '../../ui/press/button';
import { Logo } from '../../ui/mark/logo';

type Arrival = 'entering' | 'welcome' | 'refused';
type ArrivalView = Exclude<Arrival, 'welcome'>;

const arrivalStage = (snapshot: SessionSnapshot): Arrival => {
  if (selectIsSignedIn(snapshot)) return 'welcome';
  return selectIsSettling(snapshot) ? 'entering' : 'refused';
};

function RootPageView({ arrival, onLogin }: { arrival: ArrivalView; onLogin: () => void }) {
  return (
    <section className="wrap grid justify-items-center gap-3 py-20 text-center">
      <Logo className="size-14 text-sea" />
      <div aria-live="polite" className="grid gap-3">
        <h1 className="text-24 outline-none">{copy[arrival]}</h1>
        <p className="text-muted">{copy[`${arrival}Text`]}</p>
      </div>
      <div className="mt-4 flex min-h-11 gap-3">
        {arrival === 'refused' && (
          <Button look="signal" onClick={onLogin}>
            {copy.login}
          </Button>
        )}
        {arrival !== 'entering' && (
          <Link href="/" className="inline-flex h-11 items-center rounded-control border border-line-strong px-5">
            {copy.home}
          </Link>
        )}
      </div>
    </section>
  );
}

const nothing = () => () => {};

/**
 * Return address of single sign-on. The token is removed from the address before this page runs. The build draws the
 * entering state; by hydration the session may be known.
 */
export default function RootPage() {
  const app = useAppActor();
  const known = useSelector(useSelector(app, selectSessionActor), arrivalStage);
  const arrival = useSyncExternalStore<Arrival>(
    nothing,
    () => known,
    () => 'entering',
  );
  // A signed-in user has nothing to do here; `replace` keeps Back from returning here.
  if (arrival === 'welcome') return <Redirect to="/" replace />;
  return <RootPageView arrival={arrival} onLogin={appIntents(app).showLogin} />;
}
