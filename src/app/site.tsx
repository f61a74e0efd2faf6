import { useSelector } from '@xstate/react';
import { createElement, memo, use, useState, Component, type ReactNode } from 'react';

import { ROUTES, type RouteName } from '../../domain/routes';
import { appIntents, selectNavigationActor } from '../../machines/shell/app';
import { isSameNavigation, navigationIntents, selectNavigation } from '../../machines/shell/navigation';
import { useAppActor } from '../actors/app-actor';
import { titles } from '../copy/site/titles';
import { genericFault } from '../effects/generic-fault';
import { StageView } from '../features/navigation/stage-view';
import { ErrorPageView } from '../features/page/error-page';
import { PageSkeletonView } from '../features/page/page-skeleton';
import { LAYOUTS_BY_NAME } from '../layouts/layouts';
import { AnsweredContext } from './answered/place';
import { OverEveryPage } from './over-every-page';
import { pictureOfPage, usePage } from './pages';
import { PAGES } from './route-table';

type State = { error: unknown; hasFailed: boolean };

/** A page that throws is replaced by the error page; the rest of the site stays. */
class FaultBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { status, message } = genericFault(this.state.error);
    return (
      <ErrorPageView
        status={status}
        message={message}
        onRetry={() => this.setState({ error: null, hasFailed: false })}
      />
    );
  }
}

/** HTTP status shown for a missing chunk: the service is unavailable, the page exists. */
const UNAVAILABLE = 503;

const pageSkeleton = (name: RouteName, shape = PAGES[name].shape) => (
  <PageSkeletonView shape={shape} title={titles[name]} />
);

function FetchedPage({ name }: { name: RouteName }) {
  const page = usePage(name);
  return page ? createElement(page) : pageSkeleton(name);
}

/** The first page is drawn before its code loads and must not be re-rendered until then. */
const Page = memo(function Page({ name, isDrawn }: { name: RouteName; isDrawn: boolean }) {
  const isAnswered = use(AnsweredContext);
  if (!isDrawn) return <FetchedPage name={name} />;
  const { orders } = PAGES[name];
  return (
    <>
      {createElement(pictureOfPage(name, isAnswered), {
        className: `flex flex-1 flex-col${orders ? ' peer in-data-order:data-picture:hidden' : ''}`,
      })}
      {orders && <div className="hidden in-data-order:peer-data-picture:block">{pageSkeleton(name, 'receipt')}</div>}
    </>
  );
});

export function Site() {
  const app = useAppActor();
  const navigation = useSelector(app, selectNavigationActor);
  const view = useSelector(navigation, selectNavigation, isSameNavigation);
  const { name } = view.place;
  const [drawn] = useState(view.place);
  const { layout } = ROUTES[name];
  const Layout = LAYOUTS_BY_NAME[layout];
  const { retry } = navigationIntents(navigation);
  return (
    <>
      <StageView
        view={view}
        page={
          <FaultBoundary>
            <Page name={name} isDrawn={view.place === drawn} />
          </FaultBoundary>
        }
        skeleton={pageSkeleton(name)}
        renderFault={(message) => <ErrorPageView status={UNAVAILABLE} message={message} onRetry={retry} />}
        renderFrame={(stage) => (
          <Layout key={layout} place={name}>
            {stage}
          </Layout>
        )}
        onLogin={() => appIntents(app).showLogin()}
      />
      <OverEveryPage />
    </>
  );
}
