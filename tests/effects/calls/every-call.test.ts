import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { outcomeOf } from '../home/support';
import { fakeGateway, offline, refused, type Said } from '../support/fake-line';
import { ANSWERS_TO_ORDERS } from './answers-to-orders';
import { ANSWERS_TO_PEOPLE } from './answers-to-people';
import { ANSWERS_TO_MALL } from './answers-to-mall';
import { ANSWERS_TO_MORE } from './answers-to-more';
import { inWords } from './in-words';
import { MORE_SLOTS } from './more-slots';
import { SLOTS } from './slots';

const SAID = '只有网关才说的话';

const ASKED = { ...SLOTS, ...MORE_SLOTS };
const ANSWERS = { ...ANSWERS_TO_PEOPLE, ...ANSWERS_TO_ORDERS, ...ANSWERS_TO_MORE, ...ANSWERS_TO_MALL };

async function endOf(name: string, say: () => Said | Promise<Said>) {
  const { of, input } = ASKED[name] ?? { of: () => expect.unreachable(name) };
  const { gateway, requests, news } = fakeGateway(say, () => 'own-1');
  const end = JSON.stringify(await outcomeOf(of(gateway), input)) ?? 'nothing';
  return { end, requests, heard: news.map(({ type }) => type).filter((type) => type !== 'gateway.expired') };
}

async function told(name: string): Promise<string[]> {
  const gone = await endOf(name, offline);
  const plain = await endOf(name, () => refused('99999999', SAID));
  const others = await Promise.all(
    Object.values(CODES)
      .filter((code) => code !== CODES.success)
      .map(async (code) => ({ code, ...(await endOf(name, () => refused(code, SAID))) })),
  );
  return [
    ...new Set(plain.requests.map(inWords)),
    `silence: ${gone.end}`,
    `refused: ${plain.end}`,
    ...others.filter(({ end }) => end !== plain.end).map(({ code, end }) => `${code}: ${end}`),
    ...[gone, ...others].flatMap(({ heard }) => heard).map((type) => `told besides: ${type}`),
    // The message of an unknown refusal shows once: in place or as a toast.
    ...(plain.end.includes(SAID) === plain.heard.includes('gateway.refused') ? ['the message: not seen once'] : []),
  ];
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  vi.stubGlobal('location', new URL('http://127.0.0.1:5173/'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('gateway calls of the charts', () => {
  it.each(Object.keys(ASKED))(
    '%s sends only its request, distinguishes its refusals, and shows the message of any other',
    async (name) => {
      expect(await told(name)).toEqual(ANSWERS[name]);
    },
  );
});
