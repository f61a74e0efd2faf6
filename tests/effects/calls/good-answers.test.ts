import type { AxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { endpoints } from '../../../contract/gateway/endpoints';
import { againstAgreed, pageIn } from '../../support/agreed/hold-to';
import { tabled } from '../../support/agreed/tabled';
import { sampleOf, type Kind } from '../../support/samples/sample-of';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, type Said } from '../support/fake-line';
import { MORE_SLOTS } from './more-slots';
import { SLOTS } from './slots';

const PAGES = import.meta.glob<string>('../../../docs/answered/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}|:[^/]+/g, '[^/?]+')}(?:\\?.*)?$`);

type Known = { reply: v.GenericSchema };

/** Richest or barest answer an endpoint may give. */
const answering =
  (kind: Kind) =>
  ({ method, url = '' }: AxiosRequestConfig): Said => {
    const found = Object.values(endpoints).find((one) => one.method === method && patternOf(one.path).test(url));
    if (!found) throw new Error(`nobody answers ${String(method)} ${url}`);
    const { reply } = found as Known;
    const sample = sampleOf(reply, kind);
    expect(v.safeParse(reply, sample).issues, `a sample of ${found.path}`).toBeUndefined();
    return done(sample);
  };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  vi.stubGlobal('location', new URL('http://127.0.0.1:5173/'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['rich', 'bare'] as const)('the outcomes of good answers (%s) match the snapshot', async (kind) => {
  const told = new Map<string, string[]>();
  for (const [name, { of, input }] of Object.entries({ ...SLOTS, ...MORE_SLOTS })) {
    const { gateway } = fakeGateway(answering(kind), () => 'own-1');
    told.set(
      name,
      tabled('answer', await outcomeOf(of(gateway), input).catch((error: unknown) => `breaks: ${String(error)}`)),
    );
  }
  expect(againstAgreed(pageIn(PAGES, `docs/answered/${kind}.txt`), told)).toEqual([]);
});

const FAILS = /"ok":false|"kind":"(?:failed|lost)"/;

/** A schema sample is no good answer to these: each has its own test. */
const WANT_MORE = [
  'resetPassword',
  'changePassword',
  'endDevice',
  'agreeToEditions',
  'takeBackPaper',
  'closeAccount',
  'closeAccountByCode',
  'loadHours',
  'loadPrices',
];
const asked = Object.entries({ ...SLOTS, ...MORE_SLOTS }).filter(([name]) => !WANT_MORE.includes(name));

it.each(asked)('a good answer to %s never becomes a failure', async (_, { of, input }) => {
  const { gateway } = fakeGateway(answering('rich'), () => 'own-1');
  const outcome = await outcomeOf(of(gateway), input).catch(String);
  expect(JSON.stringify(outcome) ?? '').not.toMatch(FAILS);
});
