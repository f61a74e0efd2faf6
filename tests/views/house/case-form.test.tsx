import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { ModeId } from '../../../domain/mode-ids';
import { BOX_TYPES } from '../../../domain/offer/search';
import type { OrderContents } from '../../../domain/order/receipt/contents';
import { formEntries, flattenEntries, type FormEntry } from '../../../domain/order/receipt/entries';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import { formLabel, formStep, formValue } from '../../../src/copy/house/order-form';
import { CaseFilled, CaseGoods } from '../../../src/features/house/case-form';
import { CASE } from '../../../stories/house/house.fixtures';
import { ORDERED_CASES } from '../../support/modes/cases/ordered';
import type { ModeCase } from '../../support/modes/mode-case';

const CASES = ORDERED_CASES as readonly ModeCase<OrderForm, never>[];

type Facts = OrderFacts<never>;
type Sample = { of: ModeCase<OrderForm, never>; form: OrderForm; facts: Facts };

/** Fields without typed text: values of the page, and fields with their own section. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  quoteId: 'the offer stands as the way',
  offerId: 'the offer stands as the way',
  'goods.key': 'names the row within the page',
  'goods.goodsId': 'names the entry of the library',
  'goods.edited': 'a mark of the page',
  'files.fileId': 'papers stand among the papers',
  'files.docType': 'papers stand among the papers',
  'files.name': 'papers stand among the papers',
  agreeProtocol: 'the agreement stands in the head',
  agreeCharges: 'the agreement stands in the head',
  chargesEdition: 'the agreement stands in the head',
  dgPromise: 'the agreement stands in the head',
  destTaxId: 'stands as the number of the consignee',
  stopsAt: 'the page fills it in',
};

/** Row facts are stored by row key and named like row fields. */
const KEPT_BY_ROW = /^(?:air|lcl|rail|cfs|places)\.(\w+)\.(\w+)$/;

const bare = (path: string) => path.replaceAll(/\.\d+/g, '');

function namedPath(path: string, { goods }: OrderForm): string {
  const [, key, name] = KEPT_BY_ROW.exec(path) ?? [];
  return key === undefined ? path : `goods.${goods.findIndex((row) => row.key === key)}.${name}`;
}

/** Makes every text unique; figures, dates and codes stay. */
function apart(form: OrderForm, codes: readonly string[]): OrderForm {
  let at = 0;
  const changed = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((one, place) => changed(one, `${path}.${place}`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, `${path}.${name}`)]));
    const isWords = typeof value === 'string' && /^\D/.test(value) && !codes.includes(bare(path).slice(1));
    return isWords ? `${value} ${(at += 1)}号` : value;
  };
  return changed(form, '') as OrderForm;
}

/** Codes outside the option lists of a mode. */
const CODES =
  'isDanger declMode amsAgent pickupRegion readyDate boxes.type boxOwner unNo fromCity toCity offerId quoteId fitWindow way'.split(
    ' ',
  );

/** Fields with code values from common or mode lists. */
const codesOf = ({ mode, declared }: Sample['of'], form: OrderForm, facts: Facts): string[] => [
  ...mode.fields.choices(form, facts.quote).map(({ path }) => bare(path)),
  ...declared.flatMap(({ path, field }) => [
    ...(field.options ? [bare(path)] : []),
    ...Object.entries(field.row ?? {}).map(([name]) => `${path}.${name}`),
  ]),
  ...CODES,
  ...['hazardClass', 'subRisks', 'packingGroup', 'key', 'unNo'].map((name) => `goods.${name}`),
];

const samples: readonly [string, Sample][] = CASES.flatMap((of) =>
  of.samples.map(({ form, facts }, at): [string, Sample] => [
    `${of.mode.id} ${at + 1}`,
    { of, form: apart(form, codesOf(of, form, facts as Facts)), facts },
  ]),
);

const typedIn = ({ form }: Sample): FormEntry[] =>
  flattenEntries(Object.entries(form))
    .map((entry) => ({ ...entry, path: namedPath(entry.path, form) }))
    .filter(({ path }) => NOT_TYPED[bare(path)] === undefined);

/** Country with the most consignee questions. */
const AMERICA = 'US';
const entriesFor = ({ of, form, facts }: Sample) => formEntries(of.mode, form, facts as never, AMERICA);

const contentsOf = (sample: Sample): OrderContents => ({
  way: [],
  entries: entriesFor(sample).map(({ path, values }) => ({
    path,
    step: sample.of.mode.stepOf(path),
    values: values.map((typed) => ({ typed, name: null })),
  })),
});

function drawn(mode: ModeId, contents: OrderContents): string[] {
  render(
    <>
      <CaseGoods shown={{ ...CASE, mode, contents }} />
      <CaseFilled shown={{ mode, contents }} />
    </>,
  );
  return [...document.querySelectorAll('dt')].map(
    (name) => `${name.textContent}：${name.nextElementSibling?.textContent ?? ''}`,
  );
}

/** True if the mode does not ask the field for the current choices. */
const isHidden = ({ of, form, facts }: Sample, path: string): boolean =>
  of.declared.some((one) => path.split('.')[0] === one.path && !one.asks(form, facts));

/** Container types are shown as codes. */
const isBoxType = (code: string): boolean => BOX_TYPES.some((type) => type === code);

/** Removes thousands separators and the T of timestamps. */
const plain = (text: string): string => text.replaceAll(',', '').replaceAll('T', ' ');

afterEach(cleanup);

describe('desk order form', () => {
  it.each(samples)('shows every typed text at its own path and no other: %s', (_, sample) => {
    const shown = new Map(entriesFor(sample).map(({ path, values }) => [path, values]));
    const typed = typedIn(sample);
    const lost = typed.filter(({ path, values }) => shown.get(path)?.join() !== values.join());
    expect(lost.filter(({ path }) => !isHidden(sample, path))).toStrictEqual([]);
    const known = typed.map(({ path }) => path);
    expect([...shown.keys()].filter((path) => !known.includes(path))).toStrictEqual([]);
  });

  it.each(samples)('shows each field by its label and in words: %s', (_, sample) => {
    const { id } = sample.of.mode;
    const contents = contentsOf(sample);
    const lines = drawn(id, contents);
    const codes = codesOf(sample.of, sample.form, sample.facts);
    for (const { path, step, values } of contents.entries) {
      expect(formStep(id, step), step).not.toBe(step);
      const label = formLabel(id, path);
      expect(label, path).not.toBe(bare(path));
      for (const value of values) {
        const words = formValue(id, path, value);
        expect(
          lines.some((line) => line.startsWith(`${label}：`) && line.includes(words)),
          `${path} ${words}`,
        ).toBe(true);
        const isCode = codes.includes(bare(path)) || value.typed === 'Y';
        expect(isCode || plain(words).includes(plain(value.typed)), `${path} ${words}`).toBe(true);
      }
    }
  });

  it.each(samples)('heads each goods row by its name: %s', (_, sample) => {
    drawn(sample.of.mode.id, contentsOf(sample));
    const heads = [...document.querySelectorAll('ol > li > h3')].map((head) => head.textContent);
    const names = sample.form.goods.map(({ nameCn }, at) => `${at + 1}. ${nameCn.trim()}`);
    expect(names).toEqual(expect.arrayContaining(heads));
  });

  it.each(CASES)('shows every text field of its mode: $mode.id', (of) => {
    const unseen = of.declared.flatMap(({ path, field, asks, withValue }) => {
      const [asked] = of.samples.filter(({ form, facts }) => asks(form, facts as Facts));
      if (!asked || field.kind !== 'text' || NOT_TYPED[path] !== undefined) return [];
      const sample = { of, form: withValue(asked.form, '别处没有的字'), facts: asked.facts as Facts };
      return entriesFor(sample).some(({ values }) => values.includes('别处没有的字')) ? [] : [path];
    });
    expect(unseen).toStrictEqual([]);
  });

  it.each(CASES)('has words for every code that can be chosen: $mode.id', (of) => {
    const { id } = of.mode;
    // The gateway names these places.
    const places = [
      'fromCity',
      'toCity',
      'returnDepot',
      'pickDoor',
      'dropDoor',
      'hazardClass',
      'fitWindow',
      'fireSaid',
    ];
    const bareCodes = of.declared.flatMap(({ path, field }) =>
      places.includes(path)
        ? []
        : (field.options ?? [])
            .filter((code) => !isBoxType(code) && formValue(id, path, { typed: code, name: null }) === code)
            .map((code) => `${path} ${code}`),
    );
    expect(bareCodes).toStrictEqual([]);
  });
});
