import { agreeToProtocol, protocolConsent } from '../../contract/protocol';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import { protocolStore } from './store';

export function protocolRoutes(database: Database, clock: Clock): Route[] {
  const store = protocolStore(database);
  return [
    serveOwner(agreeToProtocol, async ({ version }, { userId }) => {
      await store.keep(userId, version, new Date(clock.now()));
      return null;
    }),
    serveOwner(protocolConsent, async ({ version }, { userId }) => {
      const consent = await store.given(userId, version);
      return { version: consent?.version ?? null, agreedAt: consent?.agreedAt.toISOString() ?? null };
    }),
  ];
}
