import { selectSessionActor, type AppActor } from '../../../machines/shell/app';
import { chunkGuardMachine } from '../../../machines/shell/chunk-guard';
import { navigationMachine } from '../../../machines/shell/navigation';
import { reloadByHand, reloadForChunk } from '../../effects/chunk/chunk-reload';
import { chunkWatcher, type LostChunks } from '../../effects/chunk/chunk-watcher';
import { intentWatcher } from '../../effects/navigation/intent-watcher';
import { locationWatcher } from '../../effects/navigation/location-watcher';
import { loadPage, prefetchNext, prefetchPage } from '../../effects/navigation/page-code';
import { presentPage } from '../../effects/navigation/present-page';
import { restWatcher } from '../../effects/navigation/rest-watcher';
import { scrollMemory } from '../../effects/navigation/scroll-memory';
import { settleVisitor, visitorWatcher } from '../../effects/navigation/visitor-watcher';
import { whenIdle } from '../../ui/show/when-idle';
import { loadPageCode, nextPages } from '../pages';
import { pageHead } from '../page-head';

export function composeShell(lost: LostChunks, root: () => AppActor) {
  const session = () => selectSessionActor(root().getSnapshot());
  const scroll = scrollMemory();
  const code = { load: loadPageCode, next: nextPages };
  return {
    navigation: navigationMachine.provide({
      actors: {
        loadPage: loadPage(code, lost.report),
        settleVisitor: settleVisitor(session),
        visitorWatcher: visitorWatcher(session),
        locationWatcher: locationWatcher(scroll),
        intentWatcher,
        restWatcher: restWatcher(whenIdle),
      },
      actions: {
        prefetchPage: prefetchPage(code),
        prefetchNext: prefetchNext(code),
        presentPage: presentPage(pageHead, () => scroll.place()),
      },
    }),
    chunkGuard: chunkGuardMachine.provide({
      actors: { chunkWatcher: chunkWatcher(lost), reloadOnce: reloadForChunk() },
      actions: { reloadPage: reloadByHand },
    }),
  };
}
