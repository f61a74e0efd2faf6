import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Client } from '../../../../server/doors/captcha/client';
import { CAPTCHA_DEFAULTS } from '../../../../server/doors/captcha/settings';
import { sweepCaptcha } from '../../../../server/doors/captcha/store';
import { codeOf, type House, openHouse, PERSON } from './support/house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const { limits } = CAPTCHA_DEFAULTS;
const person = (name: string, address = `198.51.100.${name.length}`): Client => ({
  address,
  visitor: name,
});
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  while (done.length < count) done.push(await work());
  return done;
};

const get = (client = PERSON) => house.service.challenge({ captchaType: 'blockPuzzle' }, client);
const checkUnknown = (client = PERSON) =>
  house.service.check({ captchaType: 'blockPuzzle', token: 'unknown', pointJson: 'x' }, client);
const fail = async (client = PERSON) => house.send(await house.ask('blockPuzzle', client), '{}', client);

describe('captcha rate limits', () => {
  it('answer 6201 with the seconds to wait, until the minute is over', async () => {
    const client = person('eager');
    expect((await times(limits.getPerClient, () => get(client))).map(codeOf)).not.toContain('6201');
    house.advance(20);
    expect(await get(client)).toMatchObject({ answer: { repCode: '6201', repData: null }, retryAfterSeconds: 40 });
    house.advance(40);
    expect(codeOf(await get(client))).toBe('0000');
  });

  it('answer 6204 to too many checks', async () => {
    const client = person('hasty one');
    expect((await times(limits.checkPerClient, () => checkUnknown(client))).map(codeOf)).not.toContain('6204');
    expect(await checkUnknown(client)).toMatchObject({ answer: { repCode: '6204' }, retryAfterSeconds: 60 });
  });

  it('count by address when client ids are made up', async () => {
    let index = 0;
    const fresh = () => person(`made-up-${(index += 1)}`, '192.0.2.66');
    const codes = (await times(limits.getPerAddress + 1, () => get(fresh()))).map(codeOf);
    expect(codes.filter((code) => code === '6201')).toHaveLength(1);
    expect(codes.at(-1)).toBe('6201');
  });

  it('count an IPv6 network as one address', async () => {
    let index = 0;
    const fresh = () => strangers(`2001:db8:1:2::${((index += 1)).toString(16)}`);
    expect((await times(limits.getPerAddress + 1, () => get(fresh()))).map(codeOf).at(-1)).toBe('6201');
  });
});

const strangers = (address: string): Client => ({ address, visitor: null });

describe('captcha failures', () => {
  it('lock unknown clients of an address after more than five, doubling each time, except known visitors', async () => {
    const [client, neighbour] = [strangers('192.0.2.10'), person('known', '192.0.2.10')];
    await times(limits.wrongPerStrangers, () => fail(client));
    expect(codeOf(await get(client))).toBe('0000');
    for (const wait of [300, 600, 1_200]) {
      await fail(client);
      expect(await get(client)).toMatchObject({ answer: { repCode: '6202' }, retryAfterSeconds: wait });
      expect(codeOf(await checkUnknown(client))).toBe('6202');
      expect(codeOf(await get(neighbour))).toBe('0000');
      expect(codeOf(await get(strangers('192.0.2.11')))).toBe('0000');
      house.advance(wait - 1);
      expect(codeOf(await get(client))).toBe('6202');
      house.advance(1);
      expect(codeOf(await get(client))).toBe('0000');
      if (wait >= 600) await times(limits.wrongPerStrangers, () => fail(client));
    }
  });

  it('use up no requests of known visitors while unknown clients are locked', async () => {
    const client = strangers('192.0.2.15');
    await times(limits.wrongPerStrangers + 1, () => fail(client));
    house.advance(60);
    const waits = [...(await times(limits.getPerAddress, () => get(client))), await checkUnknown(client)];
    expect(new Set(waits.map(codeOf))).toEqual(new Set(['6202']));
    expect(codeOf(await get(person('beside', '192.0.2.15')))).toBe('0000');
  });

  it('expire after ten minutes, up to the daily limit', async () => {
    const client = strangers('192.0.2.12');
    for (let failed = 0; failed < limits.wrongPerStrangersDay; failed += limits.wrongPerStrangers) {
      await times(limits.wrongPerStrangers, () => fail(client));
      house.advance(600);
      expect(codeOf(await get(client))).toBe('0000');
    }
    for (const wait of [300, 600]) {
      await fail(client);
      expect(await get(client)).toMatchObject({ answer: { repCode: '6202' }, retryAfterSeconds: wait });
      house.advance(wait);
    }
  });

  it('turn a known visitor into an unknown client for the rest of the day at every address', async () => {
    const known = (address: string) => person('fallen', address);
    await times(limits.wrongPerStrangers + 1, () => fail(strangers('192.0.2.13')));
    expect(codeOf(await get(known('192.0.2.13')))).toBe('0000');
    for (let failed = 0; failed <= limits.wrongPerClient; failed += 1) {
      await fail(known(`192.0.2.${100 + failed}`));
      house.advance(20);
    }
    expect(codeOf(await get(known('192.0.2.13')))).toBe('6202');
    house.advance(86_400);
    expect(codeOf(await get(known('192.0.2.13')))).toBe('0000');
  });

  it('count against the client that received the challenge, not the sender of the answer', async () => {
    const client = strangers('192.0.2.14');
    const friends = Array.from({ length: limits.wrongPerStrangers + 1 }, (_, at) => person(`friend ${at}`));
    for (const friend of friends) await house.send(await house.ask('blockPuzzle', client), '{}', friend);
    expect(codeOf(await get(client))).toBe('6202');
  });
});

describe('passed captcha', () => {
  const pass = async (client: Client) =>
    (await house.answer(await house.ask('blockPuzzle', client), undefined, client)).visitor;

  it('makes the client a known visitor once', async () => {
    const visitor = await pass(strangers('192.0.2.20'));
    expect(visitor).toMatch(/^[\w-]{22}$/);
    expect(await pass({ ...strangers('192.0.2.20'), visitor: visitor ?? '' })).toBeUndefined();
  });

  it('creates a limited number of visitors per address and day', async () => {
    const made = await times(limits.visitorsPerAddress + 2, () => pass(strangers('192.0.2.21')));
    expect(made.filter(Boolean)).toHaveLength(limits.visitorsPerAddress);
    house.advance(86_400);
    expect(await pass(strangers('192.0.2.21'))).toBeDefined();
  });
});

describe('captcha sweep', () => {
  it('deletes everything once all has expired', async () => {
    await get(person('gone'));
    await house.answer(await house.ask('clickWord', person('gone')), undefined, person('gone'));
    house.advance(3_600);
    await sweepCaptcha(house.database, new Date(house.clock.now()));
    for (const table of ['captcha_challenges', 'captcha_proofs']) {
      expect(await house.database.query(`select count(*) as left_over from ${table}`)).toEqual([{ left_over: 0 }]);
    }
  });

  it('keeps open challenges', async () => {
    const client = person('still here.....');
    const held = await house.ask('clickWord', client);
    await sweepCaptcha(house.database, new Date(house.clock.now()));
    expect(codeOf(await house.answer(held, undefined, client))).toBe('0000');
  });
});
