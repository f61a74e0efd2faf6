import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectPicker, type PickerActor, type PickerSnapshot } from '../../../machines/booking/picker';
import { pickerCopy as copy } from '../../../src/copy/search/picker';
import { Picker } from '../../../src/features/port-picker/picker';
import { late } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { pickerPlan } from '../../support/plans/booking/picker.plan';
import { alertText, statusText } from '../../support/sight';

const LABEL = '起运港';
const CHOSEN = '宁波';

const Page = ({ actor }: { actor: PickerActor }) => (
  <div className="relative">
    <Picker actor={actor} id="org" label={LABEL} chosen={CHOSEN} className="w-full" />
  </div>
);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: LABEL });

/** Keys go to the focused field. */
async function press(key: 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp') {
  await person.witnesses(() => field().focus());
  await person.pressKey(key);
}

function look(snapshot: PickerSnapshot) {
  const { isOpen, isBusy, options, active, query, failureCode, kind } = selectPicker(snapshot);
  const input = field();
  expect(input.getAttribute('aria-expanded'), 'a reader hears whether it is open').toBe(String(isOpen));
  expect(input.value, 'what was picked stands there until something is typed').toBe(isOpen ? query : CHOSEN);
  const list = screen.queryByRole('listbox');
  expect(list !== null).toBe(isOpen);
  const rows = screen.queryAllByRole('option');
  expect(rows).toHaveLength(isOpen ? options.length : 0);
  if (!isOpen) return;
  expect(list?.getAttribute('aria-busy')).toBe(String(isBusy));
  expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual(rows.map((_, at) => String(at === active)));
  expect(input.getAttribute('aria-activedescendant'), 'Enter takes what is pointed at').toBe(rows[active]?.id ?? null);
  expect(alertText()?.includes(failureCode ? copy.failure[failureCode] : '') ?? false).toBe(failureCode !== null);
  const isSettled = !isBusy && failureCode === null;
  expect(statusText()).toBe(isSettled ? copy.count(options.length) : '');
  const isNothing = isSettled && options.length === 0;
  expect(document.body.textContent?.includes(copy.none[kind].text)).toBe(isNothing);
}

walkView({
  plan: pickerPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'picker.open': () => person.press('combobox', LABEL),
    'picker.close': () => press('Escape'),
    'query.change': ({ query }) => person.type(LABEL, query),
    'query.submit': () => press('Enter'),
    'option.move': ({ by }) => press(by === 1 ? 'ArrowDown' : 'ArrowUp'),
    'option.choose': (event) => {
      const row = screen.queryAllByRole('option')[event.at];
      const [number] = /CNSHA|NLRTM|1230/.exec(row?.textContent ?? '') ?? [];
      return number ? person.press('option', new RegExp(number)) : late();
    },
    'search.retry': () => person.press('button', copy.retry),
  },
  byWorld: {
    'kind.set': 'the form',
  },
  look,
});
