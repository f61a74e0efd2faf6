import { useSelector } from '@xstate/react';

import { selectChunkGuardActor, selectNoticesActor, selectSessionActor } from '../../machines/shell/app';
import type { NoticesActor } from '../../machines/shell/notices';
import { selectIsStranded, sessionIntents, type SessionActor } from '../../machines/identity/session';
import { hasCome } from '../../machines/support/absent';
import { useAppActor } from '../actors/app-actor';
import { ChunkNotice } from '../features/chunk-guard/chunk-notice';
import { ArrivalSlot } from '../layouts/arrival-slot';
import { AuthNoticeSlot } from '../layouts/auth-notice-slot';
import { NewEditionsSlot } from '../layouts/new-editions-slot';
import { ReadingSlot } from '../layouts/reading-slot';
import { deferPart } from '../ui/show/deferred';

const notices = deferPart(async () => (await import('../features/notices/notices')).Notices);
const stranded = deferPart(async () => (await import('../features/session/stranded')).StrandedView);

function Stranded({ actor }: { actor: SessionActor }) {
  const isStranded = useSelector(actor, selectIsStranded);
  return isStranded && <stranded.Part isWanted onReload={sessionIntents(actor).reload} />;
}

/** Live regions are mounted once the page is idle, so that later messages are announced. */
function Notices({ actor }: { actor: NoticesActor }) {
  return useSelector(actor, hasCome) && <notices.Part isWanted actor={actor} />;
}

export function OverEveryPage() {
  const app = useAppActor();
  return (
    <>
      <ChunkNotice actor={useSelector(app, selectChunkGuardActor)} />
      <ReadingSlot />
      <NewEditionsSlot />
      <AuthNoticeSlot />
      <ArrivalSlot />
      <Notices actor={useSelector(app, selectNoticesActor)} />
      <Stranded actor={useSelector(app, selectSessionActor)} />
    </>
  );
}
