import { person } from '#person';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { editionPath } from '../../../domain/order/papers/protocol';
import { selectDeskCase, type DeskCaseSnapshot } from '../../../machines/house/desk-case';
import { deskCaseCopy as copy } from '../../../src/copy/house/desk-case';
import { DeskCase } from '../../../src/features/house/desk-case';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { CASE, deskCasePlan, SELF, TEXT, WANG } from '../../support/plans/house/desk-case.plan';

function lookAtAct(now: DeskCaseSnapshot) {
  const { shown, act, step, said, reading, isBusy, message, isLacking, failureCode, mayAct } = selectDeskCase(now);
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const fault = (isLacking ? copy.lacking : message) ?? (failureCode ? copy.failure[failureCode] : null);
  const lacking = act?.fields.find(({ id }) => id === 'lacking')?.options.map(({ name }) => name) ?? [];
  const isConfirmed = step === 'read' || step === 'warned';
  expect(alerts).toEqual(isConfirmed ? lacking : [fault].filter((one) => one !== null));
  const isOffered = mayAct && (shown?.acts.some(({ id }) => id === 'refused') ?? false);
  expect(screen.queryByRole('button', { name: '退回' }) !== null).toBe(act === null && isOffered);
  const reason = screen.queryByLabelText(copy.fields.reason);
  expect(reason instanceof HTMLInputElement ? reason.value : undefined, 'what was typed').toBe(
    act?.id === 'refused' && step === 'filling' ? said['reason'] : undefined,
  );
  if (step === 'read') {
    expect(screen.queryByText(TEXT) !== null).toBe((reading?.texts ?? []).length > 0);
    const name = isBusy ? copy.send.busy : copy.send.idle;
    expect(screen.getByRole('button', { name })).toBeTruthy();
  }
  if (step === 'warned') expect(screen.getByRole('heading', { name: copy.warned.title })).toBeTruthy();
}

function look(now: DeskCaseSnapshot) {
  const { stage, shown, notice, beside } = selectDeskCase(now);
  const next = screen.queryByRole('link', { name: copy.beside.after })?.getAttribute('href') ?? null;
  expect(next).toBe(beside === null ? null : '#/case/FC000000000002');
  const status = document.querySelector('output')?.textContent ?? '';
  expect(status.includes(copy.loading)).toBe(stage === 'loading');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: copy.onward }).checked).toBe(now.context.isOnward);
  if (notice !== null) expect(status).toContain(copy.notice[notice]);
  if (stage === 'gone') return expect(screen.getByText(copy.gone.title)).toBeTruthy();
  if (stage === 'failed') return expect(screen.getByText(copy.failed.title)).toBeTruthy();
  if (shown === null) return expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(CASE.orderNo);
  const isTheirs = shown.heldBy?.staffId === WANG.staffId;
  const holder = isTheirs ? copy.hold.theirs(WANG.name) : shown.heldBy === null ? copy.hold.nobody : copy.hold.mine;
  expect(screen.getByText(holder, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: copy.hold.takeOver }) !== null).toBe(isTheirs);
  expect(screen.getByRole('button', { name: copy.open('危包证.pdf') })).toBeTruthy();
  const order = stage === 'shown' && now.context.shown?.kind === 'order' ? now.context.shown : null;
  if (order) {
    const { protocol, version } = order.agreed;
    const edition = screen.getByRole('link', { name: new RegExp(`《商品购销协议》${version} 版`) });
    expect(edition.getAttribute('href'), 'the edition it was agreed to is one press away').toBe(
      editionPath(protocol, version),
    );
  }
  if (stage === 'shown') lookAtAct(now);
}

const ACTS: Readonly<Record<string, string>> = { refused: '退回', photo: copy.acts.photo, accepted: '通过' };

walkView({
  plan: deskCasePlan,
  mount: (actor) => <DeskCase actor={actor} renderPaper={() => null} />,
  perform: {
    'case.refresh': () => person.press('button', copy.failed.retry),
    'act.choose': ({ act }) => (ACTS[act] === undefined ? late() : pressOrLate('button', ACTS[act])),
    'onward.toggle': () => pressOrLate('checkbox', copy.onward),
    'act.drop': () => person.press('button', copy.drop),
    'field.change': ({ value }) => person.type(copy.fields.reason, String(value)),
    'files.choose': async ({ files }) => {
      fireEvent.change(screen.getByLabelText(copy.fields.files), { target: { files } });
    },
    'act.rehearse': () => pressOrLate('button', new RegExp(`^(?:${copy.rehearse.idle}|${copy.upload.idle})$`)),
    'act.send': () => person.press('button', new RegExp(`^(?:${copy.send.idle}|${copy.warned.send})$`)),
    'act.change': () => person.press('button', copy.change),
    'case.hold': async ({ to }) => {
      if (to === SELF.staffId)
        return pressOrLate('button', new RegExp(`^(?:${copy.hold.take}|${copy.hold.takeOver})$`));
      if (to === null) return pressOrLate('button', copy.hold.giveBack);
      if (screen.queryAllByRole('button', { name: new RegExp(copy.hold.pass) }).length === 0) return late();
      await person.press('button', new RegExp(copy.hold.pass));
      return person.press('option', '王强');
    },
  },
  look,
});
