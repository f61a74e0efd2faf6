import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import { isPermit } from '../../../domain/mall/buyer-papers';
import {
  buyerPapersIntents,
  selectBuyerPapers,
  type BuyerPapersActor,
  type BuyerPapersSnapshot,
} from '../../../machines/identity/buyer-papers';
import { buyerPapersCopy as copy } from '../../../src/copy/papers/buyer-papers';
import { severalFaults } from '../../../src/copy/words/several-faults';
import { BuyerPapersPageView } from '../../../src/features/user-center/buyer-papers-page';
import { chooseFile } from '../../support/model/choose-file';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { WAITING_PAPER } from '../../../stories/identity/buyer-papers.fixtures';
import { buyerPapersPlan } from '../../support/plans/identity/buyer-papers.plan';

function Page({ actor }: { actor: BuyerPapersActor }) {
  const view = useSelector(actor, selectBuyerPapers, shallowEqual);
  return <BuyerPapersPageView view={view} on={buyerPapersIntents(actor)} />;
}

const FIELDS = { number: copy.form.number.label, validTo: copy.form.validTo.label, kg: copy.form.kg.label } as const;
type Typed = keyof typeof FIELDS;

function lookAtForm({ context: { form, faults, failureCode, file, focus }, ...now }: BuyerPapersSnapshot) {
  for (const [field, label] of Object.entries(FIELDS) as [Typed, string][]) {
    const input = screen.queryByLabelText<HTMLInputElement>(label);
    expect(input !== null, 'kilograms are asked of a permit alone').toBe(field !== 'kg' || isPermit(form.paper));
    if (!input) continue;
    expect(input.value).toBe(form[field]);
    expect(input.readOnly, 'nothing is edited while the answer is awaited').toBe(now.hasTag('handing'));
    expect(input.getAttribute('aria-invalid')).toBe(faults[field] === undefined ? null : 'true');
    if (focus.field === field && faults[field]) expect(document.activeElement).toBe(input);
  }
  const told = Object.values(faults).map((fault) => copy.fault[fault]);
  for (const fault of told) expect(screen.queryByText(fault), 'every complaint stands there').not.toBeNull();
  const several = severalFaults(told);
  const heard = [...(several === null ? told : [several]), ...(failureCode ? [copy.failure[failureCode]] : [])];
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts, 'several are told in one sentence').toEqual(heard);
  expect(screen.queryByText('备案.jpg') !== null, 'the chosen file is named').toBe(file !== null);
}

const choose = async (label: string, name: string) => {
  await person.press('button', new RegExp(`^${label}`));
  await person.press('option', name);
};

function look(now: BuyerPapersSnapshot) {
  const { sheet, notice } = now.context;
  if (now.hasTag('loading')) return expect(screen.getByText(copy.loading)).toBeTruthy();
  if (now.hasTag('unavailable')) return expect(screen.getByText(copy.unavailable.title)).toBeTruthy();
  expect(screen.queryByText(copy.closed.title) !== null).toBe(!sheet.mayHandIn);
  expect(screen.queryByText(WAITING_PAPER.number) !== null).toBe(sheet.records.length > 0);
  expect(screen.queryByText(copy.list.takeBack.busy) !== null).toBe(now.hasTag('takingBack'));
  if (notice !== null) expect(screen.getByText(copy.notice[notice])).toBeTruthy();
  if (sheet.mayHandIn) lookAtForm(now);
}

walkView({
  plan: buyerPapersPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'file.choose': ({ file }) => chooseFile(screen.queryByLabelText(/^(选择文件|换一份)$/), [file]),
    'papers.refresh': () => pressOrLate('button', /^(重试|刷新状态)$/),
    'field.change': async ({ change }) => {
      const [[field, value] = []] = Object.entries(change);
      if (!screen.queryByLabelText(FIELDS.number)) return late();
      if (field === 'paper') return choose(copy.form.paper, '易制毒购买备案证明');
      if (field === 'goodsId') return choose(copy.form.substance.label, '甲苯');
      return person.type(FIELDS[field as Typed], String(value));
    },
    'file.remove': () => pressOrLate('button', copy.form.file.remove),
    'form.submit': () => pressOrLate('button', copy.form.submit.idle),
    'paper.takeBack': () => pressOrLate('button', copy.list.takeBack.idle(WAITING_PAPER.number)),
  },
  look,
});
