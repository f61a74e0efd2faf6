import { useSelector } from '@xstate/react';

import type { RouteName } from '../../domain/routes';
import { ROUTES } from '../../domain/routes';
import { appIntents, selectNavigationActor } from '../../machines/app';
import { isSameNavigation, navigationIntents, selectNavigation, type NavigationView } from '../../machines/navigation';
import { useAppActor } from '../actors/app-actor';
import { errorCopy } from '../copy/error';
import { layoutCopy } from '../copy/layout';
import { routesCopy } from '../copy/routes';
import { PageSkeleton } from '../features/page/page-skeleton';
import { SignInGateView } from '../features/page/sign-in-gate';
import { ProgressBar } from '../features/page/progress-bar';
import { LAYOUTS_BY_NAME } from '../layouts/layouts';
import { ErrorPage } from '../pages/error/error-page';
import { FaultBoundary } from './fault-boundary';
import { OverEveryPage } from './over-every-page';
import { usePage } from './pages';
import { PAGES } from './route-table';

/** What a chunk that did not come is to a person: the service, not the page, is not there. */
const UNAVAILABLE = 503;

function Skeleton({ name }: { name: RouteName }) {
  return <PageSkeleton shape={PAGES[name].shape} title={routesCopy[name].title} />;
}

function Page({ name }: { name: RouteName }) {
  const Drawn = usePage(name);
  return Drawn ? <Drawn /> : <Skeleton name={name} />;
}

type StageProps = { view: NavigationView; onLogin: () => void; onRetry: () => void };

function Stage({ view: { stage, place }, onLogin, onRetry }: StageProps) {
  const { name } = place;
  switch (stage) {
    case 'page':
      return <Page name={name} />;
    case 'checking':
      return <Skeleton name={name} />;
    case 'gate':
      return <SignInGateView title={routesCopy[name].title} onLogin={onLogin} />;
    case 'broken':
      return <ErrorPage status={UNAVAILABLE} message={errorCopy.chunk} onRetry={onRetry} />;
  }
}

/** The old page goes out before the new one comes in; the first was there with the address and does neither. */
const motionOf = ({ isLeaving, isFirst }: NavigationView) => {
  if (isLeaving) return 'opacity-0 transition-opacity duration-40';
  return isFirst ? '' : 'animate-fade';
};

/** The page that the address names, in its layout, and what stands over every page. */
export function Site() {
  const app = useAppActor();
  const navigation = useSelector(app, selectNavigationActor);
  const view = useSelector(navigation, selectNavigation, isSameNavigation);
  const { name, path } = view.place;
  const { layout } = ROUTES[name];
  const Layout = LAYOUTS_BY_NAME[layout];
  return (
    <>
      <ProgressBar isFilling={view.isMoving} />
      <Layout key={layout} place={name}>
        <div key={path} className={`flex flex-1 flex-col ${motionOf(view)}`}>
          <FaultBoundary>
            <Stage
              view={view}
              onLogin={() => appIntents(app).showLogin()}
              onRetry={navigationIntents(navigation).retry}
            />
          </FaultBoundary>
        </div>
      </Layout>
      <p role="status" className="sr-only">
        {view.isFirst ? '' : layoutCopy.opened(routesCopy[name].title)}
      </p>
      <OverEveryPage />
    </>
  );
}
