/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loginByPassword } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { freshAddress, openTestGateway, type TestGateway } from '../../support/gateway';
import { newPerson, type Person } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const DAY_MS = 86_400_000;

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const noticesTo = async ({ phone }: Person) =>
  (
    await gateway.database.query<{ notice: string }>(
      'select notice from sms_outbox where phone = $1 and notice is not null',
      [phone],
    )
  ).map(({ notice }) => notice);

async function logIn({ phone, password }: Person, cookie?: string) {
  const headers = { 'user-agent': AGENT, ...(cookie === undefined ? {} : { cookie }) };
  const reply = await gateway.post(loginByPassword.path, { userName: phone, password }, headers, freshAddress());
  expect(reply.code).toBe(CODES.success);
  return /^device=([^;]*)(.*)$/.exec(reply.headers.getSetCookie()[1] ?? '')?.slice(1) ?? [];
}

describe('sign-in from an unknown device', () => {
  it('notifies the account phone with time, device and advice, except on the first device', async () => {
    const person = await newPerson(gateway);
    await logIn(person);
    expect(await noticesTo(person)).toEqual([]);
    await logIn(person, '');
    await expect
      .poll(() => noticesTo(person))
      .toEqual([
        expect.stringMatching(
          /^【化途】您的账号于北京时间 3月2日 1\d:\d\d 在新设备（Windows · Chrome）登录。如非本人操作，请立即修改密码/,
        ),
      ]);
  });

  it('notifies once, and an HttpOnly cookie marks the device as known for 400 days', async () => {
    const person = await newPerson(gateway);
    const [device, attributes] = await logIn(person, '');
    expect(attributes).toBe('; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax');
    await expect.poll(() => noticesTo(person)).toHaveLength(1);
    expect((await logIn(person, `device=${device}`))[0]).toBe(device);
    gateway.clock.advance(1_000);
    await logIn(person, `device=${device}`);
    expect(await noticesTo(person)).toHaveLength(1);
  });

  it('notifies five times a day at most', async () => {
    const person = await newPerson(gateway);
    for (let entered = 0; entered < 8; entered += 1) await logIn(person, '');
    await expect.poll(() => noticesTo(person)).toHaveLength(5);
    gateway.clock.advance(DAY_MS);
    await logIn(person, '');
    await expect.poll(() => noticesTo(person)).toHaveLength(6);
  });

  it('notifies of a second unknown device, and of neither again', async () => {
    const person = await newPerson(gateway);
    const [one] = await logIn(person, '');
    const [other] = await logIn(person, '');
    await expect.poll(() => noticesTo(person)).toHaveLength(2);
    for (const device of [one, other]) await logIn(person, `device=${device}`);
    expect(await noticesTo(person)).toHaveLength(2);
  });

  it('forgets a device unused for four hundred days and keeps the others', async () => {
    const person = await newPerson(gateway);
    const devices = async () =>
      (
        await gateway.database.query(
          'select digest from known_devices join users on users.id = user_id where phone = $1',
          [person.phone],
        )
      ).length;
    const [device] = await logIn(person, '');
    const before = await devices();
    gateway.clock.advance(399 * DAY_MS);
    await logIn(person, `device=${device}`);
    gateway.clock.advance(2 * DAY_MS);
    await gateway.identity.sweep();
    expect([before, await devices()]).toEqual([2, 1]);
  });

  it('stores only a digest of the device cookie', async () => {
    const [device = 'none'] = await logIn(await newPerson(gateway), '');
    const rows = await gateway.database.query("select encode(digest, 'escape') as digest from known_devices");
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});
