import { fromCallback, type EventObject } from 'xstate';

import { purchaseList } from '../../../contract/mall/purchase';
import type { PurchaseSheet } from '../../../domain/mall/purchase';
import { selectCurrentToken, selectSessionActor, type AppActor } from '../../../machines/shell/app';
import type { LineCountEvent } from '../../../machines/booking/mall-board';
import type { Gateway } from '../gateway/gateway';

type LineCount = LineCountEvent['lines'];

const hearers = new Set<(lines: LineCount) => void>();

const countLines = ({ lists }: PurchaseSheet): LineCount => lists.find(({ isOpen }) => isOpen)?.lines ?? 0;

/** A changed list is told without another question. */
export function tellLines(sheet: PurchaseSheet): void {
  for (const hear of hearers) hear(countLines(sheet));
}

/** Lines of the open purchase list: at the start, after a login or logout, on return to the tab, after a change. */
export const lineWatcher = (gateway: () => Promise<Gateway>, app: AppActor) =>
  fromCallback<EventObject, undefined, LineCountEvent>(({ sendBack }) => {
    let token = selectCurrentToken(app.getSnapshot());
    let asking = new AbortController();
    const tell = (lines: LineCount) => {
      asking.abort();
      sendBack({ type: 'lines.counted', lines });
    };
    async function ask() {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      if (token === null) return;
      const reply = await (await gateway()).call(purchaseList, {}, { signal });
      if (!signal.aborted && reply.kind === 'done') tell(countLines(reply.data));
    }
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const watching = selectSessionActor(app.getSnapshot()).subscribe(({ context }) => {
      if (context.token === token) return;
      ({ token } = context);
      tell(null);
      void ask();
    });
    document.addEventListener('visibilitychange', look);
    hearers.add(tell);
    void ask();
    return () => {
      asking.abort();
      watching.unsubscribe();
      document.removeEventListener('visibilitychange', look);
      hearers.delete(tell);
    };
  });
