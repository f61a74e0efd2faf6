import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { BOOKING_MODES } from '../../../domain/mode-ids';
import { readSailingsQuery } from '../../../domain/offer/sailing-address';
import { unlistedGoods } from '../../../domain/goods/dangerous-goods';
import { blankSearch } from '../../../domain/offer/search';
import {
  bookingSearchMachine,
  selectIsOtherQuestion,
  type NameOutcome,
  type NameSearchInput,
  type RecallOutcome,
} from '../../../machines/booking/booking-search';
import {
  carriedOver,
  withPickedOption,
  withDangerFlag,
  formForAddress,
  isOtherQuestion,
  keptChanges,
  rememberSearch,
  repeatSearch,
} from '../../../machines/booking/booking-search/booking-search.rules';
import {
  CHONGQING,
  GLYCOL,
  goodsOption,
  METHANOL,
  portOption,
  ROTTERDAM,
  SHANGHAI,
} from '../../support/plans/booking/trade';

const form = { ...blankSearch, org: SHANGHAI, dst: ROTTERDAM };

describe('remembered search', () => {
  it('is one of the last three without duplicates', () => {
    const past = [...BOOKING_MODES.slice(0, 4), 'LCL' as const].reduce(
      (all, mode) => rememberSearch(all, { mode, form }),
      rememberSearch([], { mode: 'MALL', form }),
    );
    expect(past.map(({ mode }) => mode)).toEqual(['LCL', 'RAIL', 'AIR']);
  });

  it('replaces the same question with another day or box count', () => {
    const changed = { ...form, etd: '2026-12-02', boxes: 4 };
    const again = rememberSearch([{ mode: 'FCL', form }], { mode: 'FCL', form: changed });
    expect(again.map(({ form: { boxes } }) => boxes)).toEqual([4]);
  });

  it('is separate for other unlisted goods', () => {
    const about = (name: string) => ({ mode: 'WH' as const, form: { ...form, goods: unlistedGoods(null, name) } });
    expect(rememberSearch([about('某助剂')], about('某树脂'))).toHaveLength(2);
    expect(rememberSearch([about('某助剂')], about('某助剂'))).toHaveLength(1);
  });

  it('is repeated without its day', () => {
    expect(repeatSearch({ mode: 'FCL', form: { ...form, etd: '2026-10-01' } })).toEqual(form);
  });
});

describe('mainland port search', () => {
  const home = { ...form, dst: CHONGQING };

  it('carries only mainland ports to domestic mode and both ports onward', () => {
    expect(carriedOver(form, 'FCL', 'DOM')).toEqual({ ...form, dst: null });
    expect(carriedOver(home, 'FCL', 'DOM')).toEqual(home);
    expect(carriedOver(home, 'DOM', 'TANK')).toEqual(home);
    expect(carriedOver(home, 'DOM', 'AIR')).toMatchObject({ org: null, dst: null });
  });

  it('drops a foreign port in a repeated search', () => {
    expect(repeatSearch({ mode: 'DOM', form })).toEqual({ ...form, dst: null });
  });

  it.each([
    ['FCL', 'port'],
    ['TANK', 'port'],
    ['FLEXI', 'port'],
    ['DOM', 'homePort'],
    ['AIR', 'airport'],
    ['RAIL', 'station'],
    ['WH', 'city'],
    ['TRUCK', 'roadCity'],
  ] as const)('%s offers its own kind of places from the start: %s', (only, kind) => {
    const silent = bookingSearchMachine.provide({
      actors: {
        nameSearch: fromPromise<NameOutcome, NameSearchInput>(() => new Promise(() => undefined)),
        recallSearches: fromPromise<RecallOutcome, undefined>(() => new Promise(() => undefined)),
      },
    });
    const actor = createActor(silent, { input: { only } }).start();
    actor.send({ type: 'search.given', asked: readSailingsQuery('?org=CNSHA') });
    const { orgPicker, dstPicker } = actor.getSnapshot().children;
    expect([orgPicker, dstPicker].map((picker) => picker?.getSnapshot().context.kind)).toEqual([kind, kind]);
    actor.stop();
  });
});

describe('question of the address', () => {
  const named = { ...form, goods: METHANOL, etd: '2026-12-02' };
  const context = {
    only: 'FCL' as const,
    mode: 'FCL' as const,
    form: named,
    named,
    faults: {},
    focus: { field: 'org' as const, turn: 0 },
    today: '2026-11-20',
    past: [],
    isBegun: true,
    asked: readSailingsQuery('?org=CNSHA&dst=NLRTM&un=1230'),
  };
  const changed = (change: Partial<typeof blankSearch>) =>
    isOtherQuestion({ ...context, form: { ...named, ...change } });

  it.each([
    ['another port of loading', { org: ROTTERDAM, dst: SHANGHAI }],
    ['other goods', { goods: GLYCOL, isDanger: 'N' as const }],
    ['no goods', { goods: null }],
    ['another day', { etd: '2026-12-03' }],
    ['any day', { etd: '' }],
    ['another box', { boxType: '40HQ' as const }],
    ['more boxes', { boxes: 2 }],
  ])('is changed by %s', (_, change) => {
    expect(changed(change)).toBe(true);
  });

  it('is the same again after the edit is reversed', () => {
    expect(changed({ boxes: 2 })).toBe(true);
    expect(changed({ boxes: 1 })).toBe(false);
  });

  it('is unchanged without an address', () => {
    expect(isOtherQuestion({ ...context, named: null, form: { ...named, boxes: 2 } })).toBe(false);
  });
});

describe('new address beside unsent edits', () => {
  const asked = readSailingsQuery('?org=CNSHA&dst=NLRTM&etd=2026-12-02&box=20GP*1&un=1230');
  const named = { ...form, goods: METHANOL, etd: '2026-12-02' };
  const found = (change: Partial<typeof blankSearch>, query: string) => {
    const context = { asked, named, form: { ...named, ...change } };
    const next = readSailingsQuery(query);
    const address = {
      ...named,
      etd: next.etd ?? '',
      boxes: next.boxes,
      org: next.org === 'CNSHA' ? SHANGHAI : ROTTERDAM,
    };
    return keptChanges(address, context.form, formForAddress(context as never, next));
  };

  it('keeps edits where it has the same value', () => {
    const now = found({ etd: '2026-12-09', dst: SHANGHAI }, '?org=CNSHA&dst=NLRTM&etd=2026-12-02&box=20GP*4&un=1230');
    expect(now).toEqual({ ...named, etd: '2026-12-09', dst: SHANGHAI, boxes: 4 });
  });

  it('keeps goods together with their declaration', () => {
    const now = found({ goods: GLYCOL, isDanger: 'N' }, '?org=CNNGB&dst=NLRTM&box=20GP*1&un=1230');
    expect(now).toEqual({ ...named, goods: GLYCOL, isDanger: 'N', org: ROTTERDAM, etd: '' });
  });

  it('overrides edits where it has another value', () => {
    const now = found({ etd: '2026-12-09', boxes: 3 }, '?org=CNSHA&dst=NLRTM&etd=2026-12-05&box=20GP*4&un=1230');
    expect(now).toEqual({ ...named, etd: '2026-12-05', boxes: 4 });
  });

  it('keeps the typed day and takes the boxes of the address in the chart', async () => {
    const nameSearch = fromPromise<NameOutcome, NameSearchInput>(async ({ input: { asked: next } }) => ({
      today: '2026-11-20',
      past: [],
      form: { ...named, etd: next.etd ?? '', boxes: next.boxes ?? named.boxes },
    }));
    const recallSearches = fromPromise<RecallOutcome, undefined>(async () => ({ today: '2026-11-20', past: [] }));
    const chart = bookingSearchMachine.provide({ actors: { nameSearch, recallSearches } });
    const actor = createActor(chart, { input: { only: 'FCL' } }).start();
    actor.send({ type: 'search.given', asked });
    await waitFor(actor, (now) => now.matches('ready'));
    actor.send({ type: 'form.change', change: { etd: '2026-12-09' } });
    actor.send({ type: 'search.given', asked: { ...asked, boxes: 4 } });
    await waitFor(actor, (now) => now.matches('ready'));
    expect(actor.getSnapshot().context.form).toMatchObject({ etd: '2026-12-09', boxes: 4 });
    expect(selectIsOtherQuestion(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'search.restore' });
    expect(actor.getSnapshot().context.form).toMatchObject({ etd: '2026-12-02', boxes: 4 });
  });

  it('gives the whole form when it is the first', () => {
    expect(formForAddress({ asked, named: null, form } as never, asked)).toBe(form);
  });
});

describe('resolved names of an address', () => {
  const named = { ...form, goods: METHANOL, boxes: 1 };

  it('keep edits made meanwhile', () => {
    expect(keptChanges(named, { ...blankSearch, boxes: 2, etd: '2026-12-02' }, blankSearch)).toEqual({
      ...named,
      boxes: 2,
      etd: '2026-12-02',
    });
  });

  it('keep goods together with their declaration', () => {
    const general = { ...named, goods: GLYCOL, isDanger: 'N' as const };
    expect(keptChanges(general, { ...blankSearch, goods: METHANOL }, blankSearch)).toMatchObject({
      goods: METHANOL,
      isDanger: 'Y',
    });
    expect(keptChanges(named, { ...blankSearch, isDanger: 'N' }, blankSearch)).toMatchObject({
      goods: null,
      isDanger: 'N',
    });
  });

  it('replace everything else, also of the previous question', () => {
    expect(keptChanges(named, blankSearch, blankSearch)).toEqual(named);
    const before = { ...blankSearch, org: ROTTERDAM, boxes: 4 };
    expect(keptChanges(named, before, before)).toEqual(named);
    expect(keptChanges(named, before, null)).toEqual(named);
  });
});

describe('picked option', () => {
  it('fills the field it was picked for', () => {
    expect(withPickedOption(blankSearch, 'org', portOption(SHANGHAI)).org).toBe(SHANGHAI);
    expect(withPickedOption(blankSearch, 'dst', portOption(ROTTERDAM)).dst).toBe(ROTTERDAM);
  });

  it('sets the danger declaration', () => {
    expect(withPickedOption(blankSearch, 'goods', goodsOption(GLYCOL)).isDanger).toBe('N');
    expect(withPickedOption({ ...blankSearch, isDanger: 'N' }, 'goods', goodsOption(METHANOL)).isDanger).toBe('Y');
  });

  it('is cleared by a contrary declaration', () => {
    const dangerous = withPickedOption(blankSearch, 'goods', goodsOption(METHANOL));
    expect(withDangerFlag(dangerous, 'N')).toMatchObject({ isDanger: 'N', goods: null });
    expect(withDangerFlag(dangerous, 'Y').goods).toBe(METHANOL);
  });

  it('is kept under any declaration when it is only a name', () => {
    const named = { ...blankSearch, goods: unlistedGoods(null, '某助剂') };
    expect(withDangerFlag(named, 'N').goods?.nameCn).toBe('某助剂');
    expect(withDangerFlag(named, 'Y').goods?.nameCn).toBe('某助剂');
    const numbered = { ...blankSearch, goods: unlistedGoods('9999', '某液') };
    expect(withDangerFlag(numbered, 'N').goods).toBeNull();
  });
});
