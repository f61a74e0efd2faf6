import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

import { layoutCopy } from '../copy/layout';
import { BasicLayout } from '../layouts/basic-layout';

const HomePage = lazy(() => import('../pages/home/home-page'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page'));

export function Routes() {
  return (
    <BasicLayout>
      <Suspense fallback={<p className="sr-only">{layoutCopy.loading}</p>}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </BasicLayout>
  );
}
