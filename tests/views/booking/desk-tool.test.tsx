import { person } from '#person';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { askedFields, everyKey, typedText } from '../../../domain/desk/typed';
import { selectDeskTool, type DeskToolActor, type DeskToolSnapshot } from '../../../machines/booking/desk-tool';
import { deskCopy as copy } from '../../../src/copy/desk/desk';
import { DeskTool } from '../../../src/features/desk/desk-tool';
import cutKit from '../../../src/trade/desk/kits/cut';
import lqKit from '../../../src/trade/desk/kits/lq';
import pgKit from '../../../src/trade/desk/kits/pg';
import segKit from '../../../src/trade/desk/kits/seg';
import unKit from '../../../src/trade/desk/kits/un';
import { toolSentence } from '../../../src/trade/desk/said';
import { toolFieldLabel } from '../../../src/features/desk/typed-words';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { deskToolPlan } from '../../support/plans/booking/desk-tool.plan';

const KITS = [unKit, segKit, lqKit, pgKit, cutKit];

const kitFor = (actor: Pick<DeskToolActor, 'getSnapshot'>) => {
  const { head } = actor.getSnapshot().context.tool;
  const kit = KITS.find(({ tool }) => tool.head === head);
  if (!kit) throw new Error(`no kit for ${head}`);
  return kit;
};

let now: () => DeskToolSnapshot;

const Page = ({ actor }: { actor: DeskToolActor }) => (
  <DeskTool
    actor={actor}
    kit={kitFor(actor)}
    renderPicker={(_, { label, chosen }) => <input aria-label={label} readOnly value={chosen} />}
  />
);

const partOf = (name: string): string => screen.getByRole('region', { name }).textContent ?? '';

function look(snapshot: DeskToolSnapshot) {
  const { tool, typed, unread, judged, isLookingUp, isLost, canSave } = selectDeskTool(snapshot);
  const kit = KITS.find((one) => one.tool.head === tool.head);
  if (!kit) throw new Error('no kit');
  const answer = partOf(copy.answer);
  expect(screen.getByRole('region', { name: copy.inputs }), 'what is asked is a part of its own').toBeTruthy();
  expect(answer, 'source and edition stand below every answer').toContain(tool.source.edition);
  expect(answer, 'who decides is always said').toContain(copy.decides);
  expect(answer, 'what it does not see is always said').toContain(kit.words.limits);
  const expert = screen.getByRole('link', { name: copy.expert }).getAttribute('href') ?? '';
  const asked = new URLSearchParams(expert.split('?')[1]).get('ask') ?? '';
  expect(asked, 'a person is told which tool it was').toContain(kit.words.title);
  for (const { field, key, row } of askedFields(tool, typed)) {
    const value = typedText(typed, key);
    if (field.kind === 'number' && value !== '') expect(asked, 'and what was typed').toContain(value);
    if (field.kind !== 'number' && field.kind !== 'quantity') continue;
    expect(screen.getByLabelText<HTMLInputElement>(toolFieldLabel(kit, field, row)).value).toBe(value);
    const isWrong = judged.kind === 'faulty' && Object.hasOwn(judged.faults, key);
    expect(screen.getByLabelText(toolFieldLabel(kit, field, row)).getAttribute('aria-invalid')).toBe(
      isWrong ? 'true' : null,
    );
  }
  const noted = screen.queryByRole('note')?.textContent ?? '';
  expect(noted !== '', 'what a link said and nobody could read is told').toBe(unread.length > 0);
  for (const { field, key, row } of everyKey(tool))
    if (unread.includes(key)) expect(noted, 'by its name').toContain(`“${toolFieldLabel(kit, field, row)}”`);
  expect(answer.includes(copy.lost), 'a look-up that failed is told').toBe(isLost);
  const isAnswered = judged.kind === 'answered' && !isLookingUp && !isLost;
  if (isAnswered) expect(answer).toContain(toolSentence(kit, judged.answer.says));
  if (isAnswered && judged.answer.level !== null) expect(answer).toContain(copy.level[judged.answer.level]);
  expect(screen.queryByRole('button', { name: copy.calendar }) !== null).toBe(canSave);
  const isFaulty = judged.kind === 'faulty' && !isLookingUp && !isLost;
  expect(answer.includes(copy.faulty)).toBe(isFaulty);
}

walkView({
  plan: deskToolPlan,
  mount: (actor) => {
    now = () => actor.getSnapshot();
    return <Page actor={actor} />;
  },
  perform: {
    'row.remove': async ({ row }) => {
      const [first, second] = screen.queryAllByRole('button', { name: /^移除/ });
      const button = row === 1 ? first : second;
      if (!button) return late();
      fireEvent.click(button);
      return undefined;
    },
    'value.change': (event) => {
      const { tool, typed } = now().context;
      const found = askedFields(tool, typed).find(({ key }) => key === event.key);
      const kit = KITS.find((one) => one.tool.head === tool.head);
      const isWritten = found?.field.kind === 'number' || found?.field.kind === 'quantity';
      if (!found || !kit) return late();
      return isWritten ? person.type(toolFieldLabel(kit, found.field, found.row), event.value) : elsewhere();
    },
    'values.clear': () =>
      screen.getByRole('button', { name: copy.clear }).getAttribute('aria-disabled') === 'true'
        ? late()
        : pressOrLate('button', copy.clear),
    'calendar.save': () => pressOrLate('button', copy.calendar),
    'lookup.retry': () => pressOrLate('button', copy.retry),
  },
  byWorld: {
    'address.changed': 'the address',
    'option.chosen': 'the pickers, which have a walk of their own',
    'clock.ticked': 'the clock',
  },
  look,
});
