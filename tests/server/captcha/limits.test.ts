import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CAPTCHA_DEFAULTS } from '../../../server/captcha/settings';
import { sweepCaptcha } from '../../../server/captcha/store';
import { codeOf, type House, openHouse, PERSON } from './support/house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const { limits } = CAPTCHA_DEFAULTS;
const person = (name: string, address = `198.51.100.${name.length}`) => ({
  address,
  uid: `slider-${name}`,
  agent: null,
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

describe('how often one client may ask', () => {
  it('answers 6201 with the seconds to wait, until the minute is over', async () => {
    const client = person('eager');
    expect((await times(limits.getPerClient, () => get(client))).map(codeOf)).not.toContain('6201');
    house.advance(20);
    expect(await get(client)).toMatchObject({ answer: { repCode: '6201', repData: null }, retryAfterSeconds: 40 });
    house.advance(40);
    expect(codeOf(await get(client))).toBe('0000');
  });

  it('answers 6204 to checks that come too often', async () => {
    const client = person('hasty one');
    expect((await times(limits.checkPerClient, () => checkUnknown(client))).map(codeOf)).not.toContain('6204');
    expect(await checkUnknown(client)).toMatchObject({ answer: { repCode: '6204' }, retryAfterSeconds: 60 });
  });

  it('counts an address however many ids it makes up', async () => {
    let index = 0;
    const fresh = () => person(`made-up-${(index += 1)}`, '192.0.2.66');
    const codes = (await times(limits.getPerAddress + 1, () => get(fresh()))).map(codeOf);
    expect(codes.filter((code) => code === '6201')).toHaveLength(1);
    expect(codes.at(-1)).toBe('6201');
  });

  it('counts the network of an IPv6 address, not each of its addresses', async () => {
    let index = 0;
    const fresh = () => person('six', `2001:db8:1:2::${((index += 1)).toString(16)}`);
    expect((await times(limits.getPerClient + 1, () => get(fresh()))).map(codeOf).at(-1)).toBe('6201');
  });
});

describe('failing', () => {
  it('locks after more than five failures in a minute, for 300 seconds, and only that client', async () => {
    const [client, neighbour] = [person('clumsy'), person('other.', person('clumsy').address)];
    await times(5, () => fail(client));
    expect(codeOf(await get(client))).toBe('0000');
    await fail(client);
    expect(await get(client)).toMatchObject({ answer: { repCode: '6202' }, retryAfterSeconds: 300 });
    expect(codeOf(await checkUnknown(client))).toBe('6202');
    expect(codeOf(await get(neighbour))).toBe('0000');
    house.advance(299);
    expect(codeOf(await get(client))).toBe('6202');
    house.advance(1);
    expect(codeOf(await get(client))).toBe('0000');
  });

  it('does not lock when the failures are spread over more than a minute', async () => {
    const client = person('unlucky!!');
    await times(4, () => fail(client));
    house.advance(60);
    await times(5, () => fail(client));
    expect(codeOf(await get(client))).toBe('0000');
  });

  it('counts against the client the challenge was given to, whoever sends the answer', async () => {
    const client = person('given to...');
    const anonymous = { ...client, uid: null };
    for (let index = 0; index < 6; index += 1)
      await house.send(await house.ask('blockPuzzle', client), '{}', anonymous);
    expect(codeOf(await get(client))).toBe('6202');
  });

  it('never locks an address, however many ids fail there: a captcha stays open to everybody else', async () => {
    let index = 0;
    const fresh = () => person(`new-${(index += 1)}`, '192.0.2.77');
    await times(limits.wrongPerAddress + 1, () => fail(fresh()));
    expect(codeOf(await house.answer(await house.ask('blockPuzzle', fresh()), undefined, fresh()))).toBe('0000');
  });
});

describe('the sweep', () => {
  it('leaves nothing behind once everything has ended', async () => {
    await get(person('gone'));
    await house.answer(await house.ask('clickWord', person('gone')), undefined, person('gone'));
    house.advance(3_600);
    await sweepCaptcha(house.database, new Date(house.clock.now()));
    for (const table of ['captcha_challenges', 'captcha_proofs']) {
      expect(await house.database.query(`select count(*) as left_over from ${table}`)).toEqual([{ left_over: 0 }]);
    }
  });

  it('takes nothing that still counts', async () => {
    const client = person('still here.....');
    const held = await house.ask('clickWord', client);
    await sweepCaptcha(house.database, new Date(house.clock.now()));
    expect(codeOf(await house.answer(held, undefined, client))).toBe('0000');
  });
});
