import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { RouteName } from '../../domain/routes';
import {
  selectHasWholeVehicleOrders,
  selectIsSignedIn,
  selectIsStranded,
  selectName,
  sessionIntents,
  type SessionActor,
  type SessionSnapshot,
} from '../../machines/identity/session';
import { appIntents, selectNavigationActor, type AppActor } from '../../machines/shell/app';
import { headerIntents, selectHeader, type HeaderActor } from '../../machines/shell/header';
import {
  isSameNavigation,
  navigationIntents,
  selectNavigation,
  type NavigationActor,
} from '../../machines/shell/navigation';
import { AppActorProvider } from '../../src/actors/app-actor';
import { OverEveryPage } from '../../src/app/over-every-page';
import { titles } from '../../src/copy/site/titles';
import { StageView } from '../../src/features/navigation/stage-view';
import { ErrorPageView } from '../../src/features/page/error-page';
import { PageSkeletonView } from '../../src/features/page/page-skeleton';
import { StrandedView } from '../../src/features/session/stranded';
import { Frame } from '../../src/layouts/frame';
import { AccountControls } from '../../src/layouts/header/account-controls';
import { SiteHeaderView } from '../../src/layouts/header/site-header';

const ignore = () => {};
const VISITOR = { name: null, hasWholeVehicles: false };
const UNAVAILABLE = 503;

function Header({ actor }: { actor: HeaderActor }) {
  const view = useSelector(actor, selectHeader, shallowEqual);
  const on = useMemo(() => {
    const { visitCenter, ...wishes } = headerIntents(actor);
    return {
      ...wishes,
      intendLogin: ignore,
      login: ignore,
      changePassword: ignore,
      logout: ignore,
      visitCenter: () => visitCenter('workplace'),
      visitWholeVehicles: () => visitCenter('wholeVehicle'),
    };
  }, [actor]);
  return (
    <div className="h-[300vh]">
      <SiteHeaderView view={view} place="home" ground="page" account={VISITOR} on={on} />
    </div>
  );
}

const headerPerson = (snapshot: SessionSnapshot) => ({
  name: selectIsSignedIn(snapshot) ? selectName(snapshot) : null,
  hasWholeVehicles: selectHasWholeVehicleOrders(snapshot),
});

function Session({ actor }: { actor: SessionActor }) {
  const account = useSelector(actor, headerPerson, shallowEqual);
  const isStranded = useSelector(actor, selectIsStranded);
  const { reload, ...wishes } = useMemo(() => sessionIntents(actor), [actor]);
  if (isStranded) return <StrandedView onReload={reload} />;
  return (
    <div className="flex justify-end p-4">
      <AccountControls
        account={account}
        isVisiting={false}
        on={{
          intendLogin: ignore,
          login: ignore,
          changePassword: ignore,
          logout: wishes.signOut,
          visitCenter: ignore,
          visitWholeVehicles: ignore,
        }}
      />
    </div>
  );
}

const Title = ({ name }: { name: RouteName }) => <h1 className="wrap py-16 text-24">{titles[name]}</h1>;

type StageProps = {
  actor: NavigationActor;
  onLogin?: () => void;
  renderFrame?: (stage: ReactNode, name: RouteName) => ReactNode;
};

function Navigation({ actor, onLogin = ignore, renderFrame = (stage) => stage }: StageProps) {
  const view = useSelector(actor, selectNavigation, isSameNavigation);
  const { name } = view.place;
  return (
    <StageView
      view={view}
      page={<Title name={name} />}
      skeleton={<PageSkeletonView shape="cards" title={titles[name]} />}
      renderFault={(message) => (
        <ErrorPageView status={UNAVAILABLE} message={message} onRetry={navigationIntents(actor).retry} />
      )}
      renderFrame={(stage) => renderFrame(stage, name)}
      onLogin={onLogin}
    />
  );
}

function App({ actor }: { actor: AppActor }) {
  return (
    <AppActorProvider actor={actor}>
      <Navigation
        actor={useSelector(actor, selectNavigationActor)}
        onLogin={() => appIntents(actor).showLogin()}
        renderFrame={(stage, name) => (
          <Frame layout="basic" place={name}>
            {stage}
          </Frame>
        )}
      />
      <OverEveryPage />
    </AppActorProvider>
  );
}

export const SHELL_VIEWS = { Header, Session, Navigation, App };
