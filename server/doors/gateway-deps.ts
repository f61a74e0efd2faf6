import type { SellerFacts } from '../../domain/mall/seller';
import type { CaptchaParts } from './captcha/captcha';
import type { Clock } from '../base/clock';
import type { Database } from '../base/database/database';
import type { DecisionDeps, PassHook } from '../people/enterprises/decisions';
import type { OpenFiles } from '../people/files/open-files';
import type { Route } from '../base/http/route';
import type { Sessions } from '../base/http/sessions';
import type { Log } from '../base/log';
import type { SeaDeps } from '../trade/sea/sea';
import type { UserCenter } from '../people/single-sign-on/service';
import type { DrawAnswer } from '../base/site/answered-page';
import type { Assets } from '../base/site/asset';
import type { SmsProvider } from '../people/sms/provider';
import type { SpendProof } from '../people/sms/service';

/** Effects that a route may start. */
export type RouteEffects = { decisionDeps: DecisionDeps };

/** Dependencies from outside; the gateway makes the rest here. */
export type GatewayDeps = {
  database: Database;
  clock: Clock;
  log: Log;
  smsProvider: SmsProvider;
  /** Codes that strangers may cause in an hour, from all addresses together. */
  smsPerHour?: number | undefined;
  files: OpenFiles;
  captcha: Pick<CaptchaParts, 'settings' | 'painter'>;
  /** Stands in for the captcha's where a test is about something else. */
  spendProof?: SpendProof | undefined;
  /** Stands in for identity's where a test is about something else. */
  sessions?: Sessions;
  userCenter: UserCenter;
  /** Left out, the market is the tariff's and ten weeks long. */
  market?: SeaDeps;
  /** Left out, no field of the desk proposes invented people and things. */
  isDemo?: boolean;
  /** Account and stores of the house. */
  seller?: SellerFacts | undefined;
  trustedProxies: number;
  siteOrigin?: string | undefined;
  metricsToken?: string | undefined;
  allowedOrigins: readonly string[];
  site: Assets | undefined;
  /** Left out, a page draws the answer that it brings itself. */
  drawAnswer?: DrawAnswer | undefined;
  /** Effects of a passed verification. */
  opened?: PassHook | undefined;
  /** Doors of the demo and of the tests, chosen by main; production has none. */
  extraRoutes: (made: RouteEffects) => readonly Route[];
};
