import { createHash, randomBytes } from 'node:crypto';

import type { Clock } from '../../base/clock';
import { countOne } from '../../base/counts/counts';
import { queryCount } from '../../base/database/counted';
import type { Database } from '../../base/database/database';
import type { Call } from '../../base/http/call';
import { readCookie } from '../../base/http/read-cookie';
import { type Log, redactText } from '../../base/log';
import type { SmsProvider } from '../sms/provider';
import { describeDevice } from './device';
import { saidTime } from '../../base/china-time';

const newDeviceText = (device: string, at: Date) =>
  `【化途】您的账号于北京时间 ${saidTime(at)} 在新设备（${device}）登录。如非本人操作，请立即修改密码并让其他设备退出登录。`;

const COOKIE = 'device';
const FORM = /^[\w-]{22}$/;
/** Days until an unseen device is forgotten: browsers keep cookies no longer. */
const REMEMBERED_DAYS = 400;
const DAY_SECONDS = 86_400;
/** Bounds messages to accounts whose browser clears cookies at each sign-in. */
const TOLD_A_DAY = 5;

const deviceCookie = (device: string, secure: boolean) =>
  `${COOKIE}=${device}; Path=/; Max-Age=${REMEMBERED_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

const deviceDigest = (device: string) => createHash('sha256').update(device).digest();

type KnownDevicesDeps = { database: Database; clock: Clock; log: Log; notify: SmsProvider['notify'] };

export type KnownDevices = ReturnType<typeof knownDevices>;

/** Devices an account has signed in from. Each new one after the first is reported to the account's number. */
export function knownDevices({ database, clock, log, notify }: KnownDevicesDeps) {
  /** True if the account has other devices and this one is new. */
  async function isNew(userId: string, device: string, now: Date): Promise<boolean> {
    const others = await queryCount(database, 'select count(*) as count from known_devices where user_id = $1', [
      userId,
    ]);
    const added = await database.query(
      `insert into known_devices (user_id, digest, seen_at) values ($1, $2, $3)
       on conflict (user_id, digest) do nothing returning user_id`,
      [userId, deviceDigest(device), now],
    );
    if (added.length > 0) return others > 0;
    await database.query('update known_devices set seen_at = $3 where user_id = $1 and digest = $2', [
      userId,
      deviceDigest(device),
      now,
    ]);
    return false;
  }

  async function tell(userId: string, agent: string | undefined, now: Date): Promise<void> {
    if ((await countOne(database, 'new device', userId, now, DAY_SECONDS)).count > TOLD_A_DAY) return;
    const [person] = await database.query<{ phone: string }>('select phone from users where id = $1', [userId]);
    if (person) await notify({ phone: person.phone, text: newDeviceText(describeDevice(agent), now), sentAt: now });
  }

  return {
    shownBy: (call: Pick<Call, 'header'>): string | undefined => readCookie(call, COOKIE, FORM),

    async knows(phone: string, device: string): Promise<boolean> {
      const found = await database.query(
        `select d.user_id from known_devices d join users u on u.id = d.user_id
          where u.phone = $1 and u.closed_at is null and d.digest = $2`,
        [phone, deviceDigest(device)],
      );
      return found.length > 0;
    },

    /** The message is not awaited: its delivery does not decide the sign-in. */
    async note(call: Call, userId: string): Promise<void> {
      const shown = readCookie(call, COOKIE, FORM);
      const device = shown ?? randomBytes(16).toString('base64url');
      const now = new Date(clock.now());
      call.setCookie(deviceCookie(device, call.secure));
      if (!(await isNew(userId, device, now))) return;
      void tell(userId, call.header('user-agent'), now).catch((error: unknown) =>
        log({ level: 'warn', event: 'new-device-untold', message: redactText(String(error)) }),
      );
    },
    async sweep(): Promise<void> {
      const before = new Date(clock.now() - REMEMBERED_DAYS * DAY_SECONDS * 1_000);
      await database.query('delete from known_devices where seen_at < $1', [before]);
    },
  };
}
