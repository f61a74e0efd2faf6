import { useEffect } from 'react';
import { Router } from 'wouter';

import type { AppActor } from '../../machines/shell/app';
import { AppActorProvider } from '../actors/app-actor';
import { endEarlyPresses } from '../ui/press/kept-touch';
import { Site } from './site';

type StandingProps = { actor: AppActor; path: string };

/** The site without its query string, as the build drew it; the query is read right after hydration. */
export const Standing = ({ actor, path }: StandingProps) => (
  <AppActorProvider actor={actor}>
    <Router ssrPath={path} ssrSearch="">
      <Site />
    </Router>
  </AppActorProvider>
);

/** Starts the charts after the first render. */
export function Started(props: StandingProps) {
  const { actor } = props;
  useEffect(() => {
    endEarlyPresses();
    actor.start();
  }, [actor]);
  return <Standing {...props} />;
}
