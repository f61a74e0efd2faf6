import { monitorEventLoopDelay } from 'node:perf_hooks';

import { CAPTCHA_TYPES, type CaptchaType } from '../../../domain/people/captcha';
import type { Database } from '../database/database';
import type { Gauge } from './registry';

type Load = Readonly<Record<string, number>>;

export type GaugeSources = {
  database: Database;
  passwords: { load: () => Load };
  files: { load: () => Load };
  captcha: { ready: (type: CaptchaType) => number };
};

const NANO = 1e9;
const QUANTILES = [50, 99, 100];

/** Quantiles cover the time since the last read. */
function loopDelay(): Gauge {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    name: 'chemlane_event_loop_delay_seconds',
    help: 'How late the only thread came to its work since the last reading.',
    read() {
      const samples = QUANTILES.map((at) => ({
        labels: { quantile: String(at / 100) },
        value: delay.percentile(at) / NANO,
      }));
      delay.reset();
      return samples;
    },
  };
}

const byState = (counts: Load) => Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));

export const buildGauges = ({ database, passwords, files, captcha }: GaugeSources): readonly Gauge[] => [
  loopDelay(),
  {
    name: 'chemlane_password_queue',
    help: 'Sign-ins whose passwords are being looked at, and those that wait for it.',
    read: () => byState(passwords.load()),
  },
  {
    name: 'chemlane_upload_queue',
    help: 'Papers on their way in, and those that wait for their turn.',
    read: () => byState(files.load()),
  },
  {
    name: 'chemlane_database_pool',
    help: 'Connections to the database at work and at rest, and work that waits for one.',
    read: () => byState(database.load?.() ?? {}),
  },
  {
    name: 'chemlane_captcha_pictures',
    help: 'Captcha pictures ready to be shown.',
    read: () => CAPTCHA_TYPES.map((type) => ({ labels: { type }, value: captcha.ready(type) })),
  },
  {
    name: 'chemlane_orders',
    help: 'Orders by their state.',
    read: () =>
      database
        .query<{ state: string; count: number }>('select state, count(*) as count from orders group by state')
        .then((rows) => rows.map(({ state, count }) => ({ labels: { state }, value: count }))),
  },
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory the process holds.',
    read: () => [{ value: process.memoryUsage.rss() }],
  },
  {
    name: 'process_uptime_seconds',
    help: 'How long the process has run.',
    read: () => [{ value: Math.round(process.uptime()) }],
  },
];
