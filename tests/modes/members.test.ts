import { describe, expect, it } from 'vitest';

import { MODE_IDS } from '../../domain/mode-ids';
import type { OfferFit, OrderFields, OrderMode, OrderTerms } from '../../domain/order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../domain/order/mode/mode-parts';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { createModes } from '../../server/trade/modes';
import type { BookedMode, ModeWords, Prints } from '../../server/trade/modes/mode';
import { isPlace } from '../../server/world/ports/catalogue';
import { createSea } from '../../server/trade/sea/sea';

type OptionalOf<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
/** Required members. A missing or removed one does not compile. */
type Required<T> = Readonly<Record<Exclude<keyof T, OptionalOf<T>>, true>>;
type Optional<T> = Readonly<Record<OptionalOf<T>, string>>;

const BOOKED: Required<BookedMode> = {
  kind: true,
  order: true,
  words: true,
  search: true,
  offer: true,
  alternatives: true,
  asked: true,
  stock: true,
  papers: true,
  cancelFee: true,
  brief: true,
  prints: true,
};
const LEFT_OUT: Optional<BookedMode> = {
  after: 'an order may go through without anything that happens to it alone',
  leftNow: 'most offers say by one figure what is left of them, which is looked up without their mode',
};
const ORDERED: Required<OrderMode> = {
  id: true,
  steps: true,
  blank: true,
  stepOf: true,
  faults: true,
  required: true,
  quoted: true,
  terms: true,
  fields: true,
  fit: true,
  acceptance: true,
  price: true,
};
const WORDS: Required<ModeWords> = { what: true, room: true, stands: true };
const PRINTS: Required<Prints> = { note: true, kinds: true, page: true };
const TERM: Required<OrderTerms> = {
  protocol: true,
  currencies: true,
  isByPermit: true,
  services: true,
  path: true,
};
const FIELD: Required<OrderFields> = {
  figures: true,
  isDoneOnSite: true,
  isDeclarerChosen: true,
  choices: true,
  places: true,
  own: true,
  edited: true,
  copied: true,
  leftOver: true,
};
const FITS: Required<OfferFit> = { offered: true, room: true, standsIn: true };

/** Members that all modes but one implement alike, with the reason. */
const OF_ONE: Readonly<Record<string, string>> = {
  isByPermit: 'one mode sells goods, and only what is sold can need a permit to be bought',
  isDeclarerChosen: 'full boxes alone are declared by either side; elsewhere the mode decides',
  leftOver: 'a search that asks for rows is asked for the rows that were split off',
  standsIn: 'a flight stands in for one that takes what it takes',
};

const modes = createModes({ sea: createSea({}), isPlace, identityOf: identifyGoods });
const booked = Object.values(modes).flatMap((mode) => (mode.kind === 'booked' ? [mode] : []));

const partsOf = (mode: BookedMode): [part: object, members: object][] => [
  [mode, BOOKED],
  [mode.words, WORDS],
  [mode.prints, PRINTS],
  [mode.order, ORDERED],
  [mode.order.terms, TERM],
  [mode.order.fields, FIELD],
  [mode.order.fit, FITS],
];

describe('mode interface', () => {
  it('has a limited number of members', () => {
    expect(Object.keys(BOOKED).length + Object.keys(LEFT_OUT).length).toBeLessThanOrEqual(14);
    expect(Object.keys(LEFT_OUT).length).toBeLessThanOrEqual(2);
    expect(Object.keys(ORDERED).length).toBeLessThanOrEqual(12);
  });

  it.each(booked.map((mode) => [mode.order.id, mode] as const))('is implemented by %s', (_, mode) => {
    for (const [part, members] of partsOf(mode))
      expect(Object.keys(members).filter((name) => Reflect.get(part, name) === undefined)).toEqual([]);
  });

  it.each(Object.keys(LEFT_OUT))('has an optional member used by two or more modes: %s', (name) => {
    expect(booked.filter((mode) => Reflect.get(mode, name) !== undefined).length).toBeGreaterThan(1);
  });

  it('has defaults overridden by two or more modes', () => {
    const usual = Object.entries({ ...TERMS, ...FIELDS, ...FIT });
    const others = usual.map(([name, answer]) => {
      const said = booked.flatMap(({ order: { terms, fields, fit } }) =>
        Reflect.get({ ...terms, ...fields, ...fit }, name),
      );
      return [name, said.filter((one) => one !== answer).length] as const;
    });
    expect(others.flatMap(([name, count]) => (count < 2 ? [name] : [])).toSorted()).toEqual(Object.keys(OF_ONE));
  });

  it('has no member named after a mode', () => {
    const names = partsOf(booked[0] as BookedMode).flatMap(([, members]) => Object.keys(members));
    const ids = MODE_IDS.map((id) => id.toLowerCase()).flatMap((id) => [
      `^${id}`,
      `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    ]);
    const modal = new RegExp(`(?:${ids.join('|')})(?:$|[A-Z])`);
    expect('lclOnly').toMatch(modal);
    expect('forRail').toMatch(modal);
    expect([...names, ...Object.keys(LEFT_OUT)].filter((name) => modal.test(name))).toEqual([]);
  });
});
