import { useEffect } from 'react';
import { Router } from 'wouter';

import type { AppActor } from '../../machines/shell/app';
import { AppActorProvider } from '../actors/app-actor';
import { endEarlyPresses } from '../ui/press/kept-touch';
import { Site } from './site';

type StandingProps = { actor: AppActor; path: string };

/** The site as it stands. The build has drawn it of the bare path; what else the address says is read right after. */
export const Standing = ({ actor, path }: StandingProps) => (
  <AppActorProvider actor={actor}>
    <Router ssrPath={path} ssrSearch="">
      <Site />
    </Router>
  </AppActorProvider>
);

/** Its charts begin to move once the first picture stands. */
export function Started(props: StandingProps) {
  const { actor } = props;
  useEffect(() => {
    endEarlyPresses();
    actor.start();
  }, [actor]);
  return <Standing {...props} />;
}
