import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

import { selectNoticesActor, selectSessionActor } from '../../machines/app';
import { useAppActor } from '../actors/app-actor';
import { layoutCopy } from '../copy/layout';
import { Notices } from '../features/notices/notices';
import { Stranded } from '../features/session/stranded';
import { BasicLayout } from '../layouts/basic-layout';

const HomePage = lazy(() => import('../pages/home/home-page'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page'));

/** What stands over every page, whichever layout it wears. */
function OverEveryPage() {
  const app = useAppActor();
  return (
    <>
      <Notices actor={useSelector(app, selectNoticesActor)} />
      <Stranded actor={useSelector(app, selectSessionActor)} />
    </>
  );
}

export function Routes() {
  return (
    <>
      <BasicLayout>
        <Suspense fallback={<p className="sr-only">{layoutCopy.loading}</p>}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </BasicLayout>
      <OverEveryPage />
    </>
  );
}
