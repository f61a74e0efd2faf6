import { createContext, use, type ReactNode } from 'react';

import type { AppActor } from '../../machines/shell/app';

const AppActorContext = createContext<AppActor | null>(null);

export function AppActorProvider({ actor, children }: { actor: AppActor; children: ReactNode }) {
  return <AppActorContext value={actor}>{children}</AppActorContext>;
}

export function useAppActor(): AppActor {
  const actor = use(AppActorContext);
  if (!actor) throw new Error('AppActorProvider is missing');
  return actor;
}
