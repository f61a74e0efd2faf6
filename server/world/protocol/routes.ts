import { agreeToProtocol, protocolConsent } from '../../../contract/content/protocol';
import type { Clock } from '../../base/clock';
import { createEditions } from '../content/store';
import type { Database } from '../../base/database/database';
import { badRequest } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serveOwner } from '../../base/http/serve';
import { protocolStore } from './store';

const CHANGED = '协议已更新，请重新阅读';

export function protocolRoutes(database: Database, clock: Clock): Route[] {
  const store = protocolStore(database);
  const editions = createEditions(database);
  return [
    /** Consent is only possible to the edition in force. */
    serveOwner(agreeToProtocol, async ({ documentId, version }, { userId }) => {
      const now = new Date(clock.now());
      if ((await editions.inForce(documentId, now)).version !== version) throw badRequest(CHANGED);
      await store.keep(userId, { documentId, version }, now);
      return null;
    }),
    serveOwner(protocolConsent, async ({ documentId }, { userId }) => {
      const { version } = await editions.inForce(documentId, new Date(clock.now()));
      const agreedAt = await store.given(userId, { documentId, version });
      return { version, agreedAt: agreedAt?.toISOString() ?? null };
    }),
  ];
}
