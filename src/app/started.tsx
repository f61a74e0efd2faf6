import { useEffect } from 'react';
import { Router } from 'wouter';

import type { AppActor } from '../../machines/shell/app';
import { AppActorProvider } from '../actors/app-actor';
import { endEarlyPresses } from '../ui/press/kept-touch';
import { Site } from './site';

/**
 * The site, whose charts begin to move once the first picture stands. The build has drawn that picture of the bare path;
 * what else the address says is read right after.
 */
export function Started({ actor, path }: { actor: AppActor; path: string }) {
  useEffect(() => {
    endEarlyPresses();
    actor.start();
  }, [actor]);
  return (
    <AppActorProvider actor={actor}>
      <Router ssrPath={path} ssrSearch="">
        <Site />
      </Router>
    </AppActorProvider>
  );
}
