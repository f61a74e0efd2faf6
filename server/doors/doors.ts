import type { SellerFacts } from '../../domain/mall/seller';
import { closeDemoAccounts } from '../people/accounts/close-demo-accounts';
import { type Clock, systemClock } from '../base/clock';
import type { Database } from '../base/database/database';
import type { DemoAccount } from './demo/accounts';
import type { GatewayDeps } from './gateway-deps';
import type { Passwords } from '../people/passwords/passwords';
import type { SeaDeps } from '../trade/sea/sea';
import type { seedDemoOrders } from './demo/orders';
import type { seedDemoPapers } from './demo/papers';
import type { Settings } from './settings/settings';
import type { SmsProvider } from '../people/sms/provider';
import { webhookProvider } from '../people/sms/webhook';

export type Doors = {
  clock: Clock;
  smsProvider: SmsProvider;
  factorOf: SeaDeps['factorOf'];
  opened: GatewayDeps['opened'];
  seller: SellerFacts;
  routes: GatewayDeps['extraRoutes'];
};

/**
 * Routes of the demo and the tests. Loaded only where enabled: production never reads their files, and their addresses
 * are unknown there.
 */
export async function openDoors({ mode, test, sms, seller }: Settings, database: Database): Promise<Doors> {
  const smsProvider =
    sms.provider === 'webhook'
      ? webhookProvider(sms.url, sms.secret)
      : (await import('../people/sms/outbox')).outboxProvider(database);
  const testing = test ? await import('./testing') : undefined;
  const movable = testing?.movableClock(systemClock);
  const clock = movable ?? systemClock;
  const prices = testing?.movablePrices();
  const demo = mode === 'demo' ? await demoDoors(database, clock) : null;
  return {
    clock,
    smsProvider,
    factorOf: prices?.factorOf,
    opened: demo?.opened,
    seller: demo
      ? { account: seller.account ?? demo.seller.account, gates: { ...demo.seller.gates, ...seller.gates } }
      : seller,
    routes: (made) => [
      ...(demo?.routes(made) ?? []),
      ...(testing && movable ? testing.testRoutes(database, movable) : []),
      ...(prices?.routes ?? []),
      ...(testing?.captchaTestRoutes(database, clock) ?? []),
    ],
  };
}

async function demoDoors(database: Database, clock: Clock): Promise<Pick<Doors, 'routes' | 'opened' | 'seller'>> {
  const { demoRoutes } = await import('./demo/demo-routes');
  const { openServices } = await import('./demo/services');
  const { demoStaffRoutes } = await import('./demo/staff');
  const { DEMO_SELLER } = await import('./demo/seller');
  const routes: GatewayDeps['extraRoutes'] = () => [
    ...demoRoutes(database, clock),
    ...demoStaffRoutes(database, clock),
  ];
  return { routes, opened: openServices, seller: DEMO_SELLER };
}

/** Demo accounts. In production there are none, and those left by an earlier demo are locked. */
export async function openDemoAccounts(
  mode: Settings['mode'],
  database: Database,
  clock: Clock,
  passwords: Passwords,
): Promise<readonly DemoAccount[]> {
  if (mode === 'demo') return (await import('./demo/accounts')).seedDemoAccounts(database, clock, passwords);
  await closeDemoAccounts(database, passwords);
  return [];
}

export async function openDemoOrders(
  mode: Settings['mode'],
  demo: Parameters<typeof seedDemoOrders>[0] & Parameters<typeof seedDemoPapers>[0],
): Promise<void> {
  if (mode !== 'demo') return;
  await (await import('./demo/orders')).seedDemoOrders(demo);
  await (await import('./demo/papers')).seedDemoPapers(demo);
}
