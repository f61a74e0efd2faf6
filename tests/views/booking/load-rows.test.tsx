import { LCL_LOAD } from '../../../domain/modes/lcl/load';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import { person } from '#person';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { expect } from 'vitest';

import { judgeAtGlance } from '../../../domain/modes/lcl/glance';
import {
  loadRowsIntents,
  selectLoadRowsOf,
  type LoadRowsActor,
  type LoadRowsSnapshot,
} from '../../../machines/booking/load-rows';
import { bookingSearchCopy } from '../../../src/copy/search/booking-search';
import { lclSearchCopy } from '../../../src/copy/modes/lcl/search';
import { LoadCardView } from '../../../src/modes/lcl/load-card';
import { TonMeter } from '../../../src/modes/lcl/ton-meter';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { loadRowsPlan } from '../../support/plans/booking/load-rows.plan';

const selectRows = selectLoadRowsOf(LCL_LOAD);

const { rows: copy } = lclSearchCopy;
const { cells } = lclQuestion.parts.rows;
const { called } = lclQuestion.parts.isStackable;
const { danger } = bookingSearchCopy;

/** Goods rows with their charge basis, as on the page. */
function Goods({ actor }: { actor: LoadRowsActor }) {
  const view = useSelector(actor, selectRows);
  const on = useMemo(() => loadRowsIntents(actor), [actor]);
  const glance = judgeAtGlance(view.rows, view.isDanger, view.isStackable);
  return (
    <>
      <LoadCardView view={view} glance={glance} on={on} picker={<input aria-label={copy.find} />} />
      <TonMeter tons={glance.tons} isWhole={glance.isWhole} ownBox={null} />
    </>
  );
}

const valueOf = (name: string): string => screen.getByLabelText<HTMLInputElement>(name).value;

function look(snapshot: LoadRowsSnapshot) {
  const { rows, isDanger, isStackable, canAdd } = selectRows(snapshot);
  const { tons, faults, isWhole } = judgeAtGlance(rows, isDanger, isStackable);
  const page = document.body.textContent ?? '';
  expect(screen.getAllByRole('button', { name: /^删除第/ })).toHaveLength(rows.length);
  for (const [at, row] of rows.entries()) {
    expect(valueOf(copy.field(at + 1, cells.kg.label))).toBe(row.kg);
    if (isDanger === 'Y') expect(valueOf(copy.field(at + 1, copy.goods))).toBe(row.unNo);
    const isWrong = faults[at]?.includes('kg') === true && row.kg !== '';
    expect(screen.getByLabelText(copy.field(at + 1, cells.kg.label)).getAttribute('aria-invalid')).toBe(
      isWrong ? 'true' : null,
    );
  }
  expect(screen.getByRole<HTMLInputElement>('radio', { name: danger[isDanger] }).checked).toBe(true);
  const stack = called[isStackable ? 'Y' : 'N'] ?? '';
  expect(screen.getByRole<HTMLInputElement>('radio', { name: stack }).checked).toBe(true);
  expect(screen.queryByText(/^最多 20 行/) !== null, 'whoever has as many rows as there may be is told').toBe(!canAdd);
  expect(screen.queryByLabelText(copy.find) !== null, 'a substance is looked up').toBe(isDanger === 'Y' && canAdd);
  expect(page, 'the tons follow every key').toContain(`${tons.charged}${lclSearchCopy.meter.ton}`);
  expect(page.includes('毛重或体积没有填全，只按已填的算'), 'a part is called one').toBe(!isWhole);
  const isKnown = isDanger === 'Y' && rows.some(({ identity }) => identity.kind === 'known');
  expect(page.includes('甲醇'), 'what is known is named').toBe(isKnown);
}

walkView({
  plan: loadRowsPlan,
  mount: (actor) => <Goods actor={actor} />,
  perform: {
    'row.add': (_, snapshot) => {
      const { canAdd, isDanger } = selectRows(snapshot);
      return canAdd && isDanger === 'N' ? person.press('button', copy.add) : elsewhere();
    },
    'row.change': ({ value }) => person.type(copy.field(1, cells.kg.label), value),
    'row.remove': () => person.press('button', copy.remove(2)),
    'danger.choose': ({ isDanger }) => person.press('radio', danger[isDanger]),
    'stack.choose': ({ isStackable }) => person.press('radio', called[isStackable ? 'Y' : 'N'] ?? ''),
  },
  byWorld: {
    'rows.paste': 'the sheet of pasted rows, which has a walk of its own',
    'address.changed': 'the address',
    'option.chosen': 'the pickers, which have a walk of their own',
  },
  look,
});
