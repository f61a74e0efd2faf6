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
import type { Tariffs } from '../trade/tariffs/sheet';
import type { UserCenter } from '../people/single-sign-on/service';
import type { DrawAnswer } from '../base/site/answered-page';
import type { Assets } from '../base/site/asset';
import type { SmsProvider } from '../people/sms/provider';
import type { SpendProof } from '../people/sms/service';

export type RouteEffects = { decisionDeps: DecisionDeps };

export type GatewayDeps = {
  database: Database;
  clock: Clock;
  log: Log;
  smsProvider: SmsProvider;
  /** Hourly bound on codes for unknown callers, across all addresses. */
  smsPerHour?: number | undefined;
  files: OpenFiles;
  captcha: Pick<CaptchaParts, 'settings' | 'painter'>;
  spendProof?: SpendProof | undefined;
  sessions?: Sessions;
  userCenter: UserCenter;
  /** Without it, the market follows the tariff for ten weeks. */
  market?: SeaDeps;
  /** True lets desk forms propose invented people and units. */
  isDemo?: boolean;
  /** Prices before the desk enters any; those of the demo without it. */
  tariffs?: Tariffs;
  seller?: SellerFacts | undefined;
  trustedProxies: number;
  siteOrigin?: string | undefined;
  metricsToken?: string | undefined;
  allowedOrigins: readonly string[];
  site: Assets | undefined;
  /** Without it, a page draws its answer itself. */
  drawAnswer?: DrawAnswer | undefined;
  opened?: PassHook | undefined;
  /** Routes of the demo and tests, chosen by main; none in production. */
  extraRoutes: (made: RouteEffects) => readonly Route[];
};
