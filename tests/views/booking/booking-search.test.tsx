import { person } from '#person';
import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';

import { BOOKING_MODES, MODES } from '../../../domain/mode-ids';
import { searchFields, searchFaults } from '../../../domain/offer/search';
import {
  selectIsOtherQuestion,
  type BookingSearchActor,
  type BookingSearchSnapshot,
} from '../../../machines/booking/booking-search';
import { bookingSearchCopy as copy } from '../../../src/copy/search/booking-search';
import { BookingSearch } from '../../../src/features/booking-search/booking-search';
import type { CellDress } from '../../../src/features/booking-search/search-parts';
import { OtherQuestion } from '../../../src/features/offer-search/other-question';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { bookingSearchPlan } from '../../support/plans/booking/booking-search.plan';

/** Pickers have their own model test; here only their props are shown. */
const told = (dress: CellDress) => (
  <input
    readOnly
    id={dress.id}
    aria-label={dress.label}
    aria-invalid={dress.errorId ? true : undefined}
    value={dress.chosen}
  />
);

/** Every view of an answer reports a changed search in place. */
const Page = ({ actor }: { actor: BookingSearchActor }) => (
  <>
    <BookingSearch actor={actor} renderPicker={(_, dress) => told(dress)} />
    {useSelector(actor, selectIsOtherQuestion) && <OtherQuestion actor={actor} />}
  </>
);

const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`#search-${id}`)?.value ?? null;

function look({ context }: BookingSearchSnapshot) {
  const { mode, form, faults, past } = context;
  const [fields, { danger }] = [searchFields(mode), MODES[mode]];
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(
    BOOKING_MODES.map((one) => String(one === mode)),
  );
  expect(
    tabs.filter((tab) => tab.tabIndex === 0),
    'one tab is within reach of the keys',
  ).toHaveLength(1);
  const radios = screen.queryAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  expect(radios).toEqual(danger === 'ask' ? [form.isDanger === 'Y', form.isDanger === 'N'] : []);
  const has = (field: (typeof fields)[number], value: string) => (fields.includes(field) ? value : null);
  expect(valueOf('org')).toBe(has('org', form.org?.nameCn ?? ''));
  expect(valueOf('dst')).toBe(has('dst', form.dst?.nameCn ?? ''));
  expect(valueOf('etd')).toBe(has('etd', form.etd));
  expect(valueOf('boxes')).toBe(has('boxes', form.boxes === 0 ? '' : String(form.boxes)));
  expect(valueOf('goods')?.includes(form.goods?.nameCn ?? '')).toBe(true);
  const blamed = [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.id.replace('search-', ''));
  expect(blamed.toSorted(), 'what is wrong is marked where it stands').toEqual(Object.keys(faults).toSorted());
  for (const fault of Object.values(faults)) {
    const said = copy.fault[fault];
    expect(document.body.textContent).toContain(typeof said === 'string' ? said : said(''));
  }
  expect(document.querySelector('output')?.textContent).toContain(copy.strip.label);
  expect(document.body.textContent?.includes(copy.past)).toBe(past.length > 0);
  expect(screen.getByRole('button', { name: copy.submit[mode] })).toBeTruthy();
  if (Object.keys(faults).length === 0) expect(Object.keys(searchFaults(mode, form, null))).not.toContain('goods');
}

walkView({
  plan: bookingSearchPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'mode.choose': ({ mode }) => person.press('tab', copy.mode[mode]),
    'danger.choose': ({ isDanger }) => person.press('radio', copy.danger[isDanger]),
    'ports.swap': () => person.press('button', copy.swap),
    'goods.clear': () => person.press('button', copy.clearGoods),
    'form.change': async ({ change: { etd, boxes, boxType } }) => {
      if (etd !== undefined) await person.type(copy.etd, etd);
      if (boxes !== undefined) await person.type(copy.boxCount, String(boxes));
      if (boxType !== undefined) fireEvent.change(screen.getByLabelText(copy.boxType), { target: { value: boxType } });
    },
    'past.choose': (_, { context: { past, mode } }) =>
      past.length > 0 && mode !== 'MALL' ? person.press('button', /上海 → 鹿特丹/) : elsewhere(),
    'search.restore': (_, now) => (selectIsOtherQuestion(now) ? person.press('button', '恢复原来的条件') : elsewhere()),
    'search.submit': () => person.press('button', /^(搜索|预约|找|核对|办理)/),
  },
  byWorld: {
    'option.chosen': 'the pickers, which have a walk of their own',
    'query.changed': 'the address',
    'search.given': 'the page that was there before',
  },
  look,
});
