import type { CaptchaType } from '../../../domain/people/captcha';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import type { Log } from '../../base/log';
import type { Painter } from './pool/painter';
import { createPool } from './pool/pool';
import { severalPainters } from './pool/painters';
import { workerPainter } from './pool/worker-painter';
import { createProofs } from './proofs';
import { captchaRoutes } from './routes';
import { type CaptchaService, createCaptchaService } from './service';
import type { CaptchaSettings } from './settings';
import { sweepCaptcha } from './store';
import { createVisitors } from './visitor';
import { createWorkService } from './work/service';

export type CaptchaParts = {
  database: Database;
  clock: Clock;
  log: Log;
  settings: CaptchaSettings;
  secret: Uint8Array;
  painter?: Painter;
};

export type Captcha = {
  service: CaptchaService;
  routes: Route[];
  ready(type: CaptchaType): number;
  warm(): Promise<void>;
  sweep(): Promise<void>;
  /** Ends the painting threads. Challenges already handed out stay valid: they are in the database. */
  stop(): Promise<void>;
};

const faultText = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

export function createCaptcha({ database, clock, log, settings, secret, painter }: CaptchaParts): Captcha {
  const onLost = (reason: unknown) => log({ level: 'warn', event: 'captcha.worker', reason: faultText(reason) });
  const brush = painter ?? severalPainters(() => workerPainter({ onLost }));
  const pool = createPool(brush, settings.pool, (fault) =>
    log({ level: 'error', event: 'captcha.paint', reason: faultText(fault) }),
  );
  const service = createCaptchaService({
    database,
    clock,
    pool,
    limits: settings.limits,
    onTrack: ({ oddness, signs }, passed) =>
      log({ level: 'info', event: 'captcha.track', oddness, signs: signs.join(' '), passed }),
  });
  const work = createWorkService({ database, clock, limits: settings.limits, proofs: createProofs(database, clock) });
  return {
    service,
    routes: captchaRoutes({ captcha: service, work, visitors: createVisitors(secret) }),
    ready: (type) => pool.ready(type),
    warm: () => pool.warm(),
    sweep: () => sweepCaptcha(database, new Date(clock.now())),
    stop: () => pool.stop(),
  };
}
