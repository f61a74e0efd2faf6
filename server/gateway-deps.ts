import type { SellerFacts } from '../domain/mall/seller';
import type { CaptchaParts } from './captcha/captcha';
import type { Clock } from './clock';
import type { Database } from './database/database';
import type { DecisionDeps, Passed } from './enterprises/decisions';
import type { OpenFiles } from './files/open-files';
import type { Route } from './http/route';
import type { Sessions } from './http/sessions';
import type { Log } from './log';
import type { SeaDeps } from './sea/sea';
import type { UserCenter } from './single-sign-on/service';
import type { DrawAnswer } from './site/answered-page';
import type { Assets } from './site/asset';
import type { SmsProvider } from './sms/provider';
import type { SpendProof } from './sms/service';

/** Effects that a route may start. */
export type Made = { decisionDeps: DecisionDeps };

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
  opened?: Passed | undefined;
  /** Doors of the demo and of the tests, chosen by main; production has none. */
  extraRoutes: (made: Made) => readonly Route[];
};
