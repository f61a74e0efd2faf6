import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { CODE_PURPOSES } from '../../../../domain/people/sms';
import { CODE_PROOFS } from '../../../../server/people/sms/doors';
import { newPerson } from '../identity/support/person';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

const HOUR = 3_600_000;

/**
 * Files that send SMS, and the origin of the phone. `chosen`: entered by a user, so its purpose is in `CODE_DOORS`.
 * `account`: phone of an account.
 */
const SENDERS: Readonly<Record<string, 'chosen' | 'account'>> = {
  'people/sms/routes.ts': 'chosen',
  'orders/mall/approval/service.ts': 'chosen',
  'orders/after/bump/bump.ts': 'account',
  'orders/after/collect/collected.ts': 'account',
  'orders/after/equipment/rename.ts': 'account',
  'orders/after/mishap/tell.ts': 'account',
  'orders/after/result/hand-over.ts': 'account',
  'orders/after/settle-due.ts': 'account',
  'orders/after/trucks/arrive.ts': 'account',
  'orders/after/way/pass.ts': 'account',
  'world/buyers/paper-decisions.ts': 'account',
  'orders/enquiries/desk.ts': 'account',
  'orders/enquiries/second-person.ts': 'account',
  'orders/enquiries/service.ts': 'account',
  'people/enterprises/decisions.ts': 'account',
  'orders/mall/samples/decisions.ts': 'account',
  'orders/order-service/desk.ts': 'account',
  'orders/order-service/notices.ts': 'account',
  'people/sessions/known-devices.ts': 'account',
};

/** The gateway passes the provider on; the rest of this folder is the provider. */
const BELOW = /^(?:people\/sms\/(?!routes)|doors\/gateway\.ts)/;
const SENDS = /\bsms\.send\(|\bnotify\((?!notice: SmsNotice)|\.deliver\(/;

it('sender list covers every source file that sends SMS', () => {
  const root = join(process.cwd(), 'server');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const senders = files.filter((name) => !BELOW.test(name) && SENDS.test(readFileSync(join(root, name), 'utf8')));
  expect(senders.filter((name) => !name.startsWith('doors/desk/rehearse')).toSorted()).toEqual(
    Object.keys(SENDERS).toSorted(),
  );
  expect(Object.keys(CODE_PROOFS).toSorted()).toEqual([...CODE_PURPOSES].toSorted());
});

describe('SMS sender', () => {
  let gateway: TestGateway;
  let strangersPerHour: number | undefined;
  const open = async () => {
    gateway = await openTestGateway({ smsPerHour: strangersPerHour });
  };
  beforeEach(() => {
    strangersPerHour = undefined;
  });
  afterEach(() => gateway.close());

  const send = async (phone: string, address: string) => {
    const body = { phone, userSource: 'echem', messageType: 'user_login' };
    return (await gateway.post(endpoints.sendSms.path, body, {}, address)).code;
  };
  const isSent = (phone: string, address: string, account?: string) => {
    const sender = { address, isOwn: false, isKnown: false, ...(account === undefined ? {} : { account }) };
    const messageType = account === undefined ? 'user_login' : 'list_approve';
    const sending = gateway.sms.send({ phone, messageType, asker: 'asker', sender, proof: undefined });
    return sending.then(
      () => true,
      () => false,
    );
  };
  /** Sends to nine new numbers an hour and counts accepted messages. */
  const sendAllDay = async (hours: number, address: () => string) => {
    let sent = 0;
    for (let each = 0; each < hours * 9; each += 1) {
      if (each % 9 === 0) gateway.clock.advance(HOUR);
      sent += (await isSent(freshPhone(), address())) ? 1 : 0;
    }
    return sent;
  };

  it('sends twenty messages a day to strangers from one address', async () => {
    await open();
    const address = freshAddress();
    expect(await sendAllDay(3, () => address)).toBe(20);
    gateway.clock.advance(24 * HOUR);
    expect(await send(freshPhone(), address)).toBe(CODES.success);
  });

  it('sends a hundred a day from one network', async () => {
    await open();
    let host = 0;
    expect(await sendAllDay(12, () => `10.9.8.${(host += 1)}`)).toBe(100);
  });

  it('sends to the own phone on a known device beyond the daily limit of its address', async () => {
    await open();
    const address = freshAddress();
    const { phone } = await newPerson(gateway);
    expect(await sendAllDay(3, () => address)).toBe(20);
    expect(await send(phone, address), 'on the device that signed in').toBe(CODES.success);
  });

  it('counts link codes against the maker, thirty a day', async () => {
    await open();
    const sent: boolean[] = [];
    for (let each = 0; each < 32; each += 1) sent.push(await isSent(freshPhone(), freshAddress(), 'maker'));
    expect(sent.filter(Boolean)).toHaveLength(30);
  });

  it('is refused beyond the global hourly limit, after a warning and an alarm in the log', async () => {
    strangersPerHour = 6;
    await open();
    const codes: string[] = [];
    for (let each = 0; each < 8; each += 1) codes.push(await send(freshPhone(), freshAddress()));
    expect(codes.filter((code) => code === CODES.success)).toHaveLength(6);
    const alarms = gateway.lines.filter(({ event }) => event === 'sms.many');
    expect(alarms.map(({ level, count }) => [level, count])).toEqual([
      ['warn', 3],
      ['error', 6],
    ]);
    gateway.clock.advance(HOUR);
    expect(await send(freshPhone(), freshAddress())).toBe(CODES.success);
  });
});
