import { useSelector } from '@xstate/react';

import { selectChunkGuardActor, selectNoticesActor, selectSessionActor } from '../../machines/app';
import { useAppActor } from '../actors/app-actor';
import { ChunkNotice } from '../features/chunk-guard/chunk-notice';
import { Notices } from '../features/notices/notices';
import { Stranded } from '../features/session/stranded';
import { AuthNoticeSlot } from '../layouts/auth-notice-slot';
import { ReadingSlot } from '../layouts/reading-slot';

/** What stands over every page, whichever layout it wears. */
export function OverEveryPage() {
  const app = useAppActor();
  return (
    <>
      <ChunkNotice actor={useSelector(app, selectChunkGuardActor)} />
      <ReadingSlot />
      <AuthNoticeSlot />
      <Notices actor={useSelector(app, selectNoticesActor)} />
      <Stranded actor={useSelector(app, selectSessionActor)} />
    </>
  );
}
