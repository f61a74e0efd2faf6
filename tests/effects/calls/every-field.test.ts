import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Endpoint } from '../../../contract/wire/endpoint';
import { endpoints, type EndpointName } from '../../../contract/gateway/endpoints';
import { wantedIn } from '../../support/samples/wanted-in';
import { sampleOf } from '../../support/samples/sample-of';
import { done, fakeGateway, offline } from '../support/fake-line';
import { shelve, turnToTab } from '../support/shelf';
import { ANSWERS_TO_MALL } from './answers-to-mall';
import { ANSWERS_TO_MORE } from './answers-to-more';
import { ANSWERS_TO_ORDERS } from './answers-to-orders';
import { ANSWERS_TO_PEOPLE } from './answers-to-people';
import { FULL_CALLS } from './full-calls';
import { FULL_CALLS_OF_HOUSE } from './full-calls-of-house';
import { FULL_CALLS_OF_MODES } from './full-calls-of-modes';
import { inWords } from './in-words';

type Unsent = { fields: readonly string[]; because: string };

const SEARCHED_WITHOUT: Unsent = {
  fields: ['rows.0.isLimited'],
  because: 'a search does not ask whether goods are limited quantities; a form does, and is checked with that',
};
const ONE_MODE: Unsent = { fields: ['mode'], because: 'it has one value, which it has when it is left out' };

const OF_AN_ACT: Unsent = { fields: ['said.a1'], because: 'what is said with an act is named by the act' };

const FOR_OTHERS = (...fields: string[]): Unsent => ({
  fields,
  because: 'the site does not ask, systems of others do',
});

const OF_A_PART: Unsent = { fields: ['written.blocks.0.said.a1'], because: 'what a part says is named by its fields' };
const OF_A_FORM: Unsent = { fields: ['texts.a1', 'seen.a1'], because: 'what is written is named by its fields' };

const NEVER_SENT: Readonly<Partial<Record<string, Unsent>>> = {
  lclSchedule: SEARCHED_WITHOUT,
  quoteLcl: SEARCHED_WITHOUT,
  lclFit: { fields: ['rows.0.name'], because: 'the name picks an entry in the form and changes no room' },
  publishedGoods: FOR_OTHERS('unNo', 'from'),
  publishedRuleCodes: FOR_OTHERS('mode'),
  publishedDifferences: FOR_OTHERS('from'),
  rehearseAct: OF_AN_ACT,
  actOnCase: OF_AN_ACT,
  rehearseMany: OF_AN_ACT,
  actOnMany: OF_AN_ACT,
  rehearseEnquiry: OF_AN_ACT,
  actOnEnquiry: OF_AN_ACT,
  rehearseVerification: OF_AN_ACT,
  actOnVerification: OF_AN_ACT,
  rehearseBuyerPaper: OF_AN_ACT,
  actOnBuyerPaper: OF_AN_ACT,
  rehearseSample: OF_AN_ACT,
  actOnSample: OF_AN_ACT,
  rehearseNotice: OF_AN_ACT,
  actOnNotice: OF_AN_ACT,
  rehearseClosure: OF_AN_ACT,
  actOnClosure: OF_AN_ACT,
  rehearseSurcharge: OF_AN_ACT,
  actOnSurcharge: OF_AN_ACT,
  rehearseTariff: OF_AN_ACT,
  actOnTariff: OF_AN_ACT,
  rehearseCalendar: OF_AN_ACT,
  actOnCalendar: OF_AN_ACT,
  saveContent: OF_A_PART,
  previewCampaign: OF_A_PART,
  reviseOrder: OF_A_FORM,
  externalFees: ONE_MODE,
  chargeAgreement: ONE_MODE,
  recogniseArrival: {
    fields: ['audience'],
    because: 'whoever arrives here is meant for this site, which it is by itself',
  },
  legalText: {
    fields: ['version'],
    because: 'a page reads the edition that holds; whoever keeps a consent asks for that of it',
  },
  helpDetail: {
    fields: ['code'],
    because: 'a page reads all of the help at once; others who build on the contract ask for one',
  },
  priceMinimum: { fields: ['line'], because: 'the first page shows all lanes' },
  enterpriseDetail: { fields: ['basicEntId'], because: 'no page of ours shows it; the user center asks for it' },
  serviceCharges: {
    fields: ['quoteId', 'services', 'insuredValue'],
    because: 'pages count with the rules that the gateway counts with; others who build on the contract ask for it',
  },
};

const CALLS = { ...FULL_CALLS, ...FULL_CALLS_OF_MODES, ...FULL_CALLS_OF_HOUSE };
const LINES = [
  ...Object.values({ ...ANSWERS_TO_PEOPLE, ...ANSWERS_TO_ORDERS, ...ANSWERS_TO_MORE, ...ANSWERS_TO_MALL }).flat(),
  ...Object.values(CALLS).flatMap(({ asks }) => asks),
];

/** Paths of all fields; list items merge. Forms are sent as typed. */
function pathsIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, `${at}0.`));
  return Object.entries(value).flatMap(([key, one]) => [
    `${at}${key}`,
    ...(key === 'form' ? [] : pathsIn(one, `${at}${key}.`)),
  ]);
}

const addressOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/?]+)')}(?:\\?|$)`);

function sentBy(endpoint: Endpoint): Set<string> {
  const address = addressOf(endpoint);
  return new Set(
    LINES.flatMap((line) => {
      const [, by, url = '', body = ''] = /^(GET|POST) (\S+) (.*?) as /.exec(line) ?? [];
      const named = by === endpoint.method ? address.exec(url) : null;
      if (!named) return [];
      const asked = new URL(url, 'http://localhost').searchParams;
      return [...Object.keys(named.groups ?? {}), ...asked.keys(), ...pathsIn(body === '' ? null : JSON.parse(body))];
    }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  vi.stubGlobal('location', new URL('http://127.0.0.1:5173/'));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('devicePixelRatio', 2);
  shelve().setItem('slider', 'slider-1');
  turnToTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = () => done({ fileId: 'file-1', name: 'sds.pdf', bytes: 12 });

it.each(Object.entries(CALLS))('%s sends every field', async (_, { ask, asks }) => {
  const { gateway, connect, requests } = fakeGateway(
    ({ url }) => (url?.endsWith('/upload') ? stored() : offline()),
    () => 'own-1',
  );
  await ask({ gateway, connect });
  await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(asks.length));
  expect([...new Set(requests.map(inWords))]).toEqual(asks);
});

describe('contract fields', () => {
  it.each(Object.entries(endpoints) as [EndpointName, Endpoint][])(
    '%s receives every field it reads, except those listed as never sent',
    (name, endpoint) => {
      const sent = sentBy(endpoint);
      const unsent = pathsIn(sampleOf(wantedIn(endpoint.request), 'rich')).filter((path) => !sent.has(path));
      expect(unsent).toEqual(NEVER_SENT[name]?.fields ?? []);
    },
  );
});
