import { shallowEqual, useSelector } from '@xstate/react';

import {
  chunkGuardIntents,
  selectChunkGuard,
  type ChunkGuardActor,
  type ChunkGuardView,
} from '../../../machines/shell/chunk-guard';
import { errorCopy } from '../../copy/site/error';
import { Button } from '../../ui/press/button';
import { Glyph, SIGNS } from '../../ui/mark/glyph';

const { guard: copy } = errorCopy;

/** Shown when a chunk still fails after a reload. Placed beside the page, so that no input is covered or lost. */
export function ChunkNoticeView({ view, onReload }: { view: ChunkGuardView; onReload: () => void }) {
  if (!view.isFailed) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-10 mx-auto flex max-w-140 animate-rise items-center gap-3 rounded-card border border-line bg-raise p-4 text-ink shadow-dialog">
      <Glyph path={SIGNS.offline} className="text-warn" />
      <p role="alert" className="flex-1">
        {copy.text}
      </p>
      <Button look="line" size="small" onClick={onReload}>
        {copy.reload}
      </Button>
    </div>
  );
}

export function ChunkNotice({ actor }: { actor: ChunkGuardActor }) {
  const view = useSelector(actor, selectChunkGuard, shallowEqual);
  return <ChunkNoticeView view={view} onReload={chunkGuardIntents(actor).reload} />;
}
