/** @module-tag long */
import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { BlockChange } from '../../../domain/campaigns/changes';
import { selectContentEditor, type ContentEditorSnapshot } from '../../../machines/house/content-editor';
import { selectContentList, type ContentListSnapshot } from '../../../machines/house/content-list';
import { campaignPartsCopy as parts } from '../../../src/copy/house/campaign';
import { contentCopy as copy } from '../../../src/copy/house/content';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { ContentEditor } from '../../../src/features/house/content/content-editor';
import { ContentList } from '../../../src/features/house/content/content-list';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { contentEditorPlan } from '../../support/plans/house/content-editor.plan';
import { contentListPlan } from '../../support/plans/house/content-list.plan';
import { alertText, statusText } from '../../support/sight';

function lookAtList(now: ContentListSnapshot) {
  const { isBusy, isEmpty, items, failureCode } = selectContentList(now);
  expect(statusText()).toBe(isBusy ? shelfCopy.loading(copy.what) : '');
  expect(alertText()?.includes(failureCode ? shelfCopy.failure[failureCode] : '') ?? false).toBe(failureCode !== null);
  expect(screen.queryByText(copy.empty.title) !== null).toBe(isEmpty);
  for (const { title } of items) expect(screen.getByRole('link', { name: title })).toBeTruthy();
}

walkView({
  plan: contentListPlan,
  mount: (actor) => <ContentList actor={actor} canWrite />,
  perform: { 'shelf.retry': () => person.press('button', /^(重试|重新载入)$/) },
  look: lookAtList,
});

/** A disabled button stays readable and does nothing. */
const pressWhatIsOn = (name: string) =>
  screen.queryByRole('button', { name })?.getAttribute('aria-disabled') === 'true'
    ? late()
    : pressOrLate('button', name);

/** Read-only fields accept no input. */
const typeWhereItMay = (name: string, said: string) =>
  screen.queryByLabelText<HTMLInputElement>(name)?.readOnly ? late() : person.type(name, said);

const nameOf = (act: 'publish' | 'takeBack' | 'drop', kind: string) =>
  kind === 'legal' && act === 'takeBack' ? copy.legal.takeBack : copy.acts[act];

function lookAtEditor(now: ContentEditorSnapshot) {
  const view = selectContentEditor(now);
  const { told, partFaults, removed, promises, isChanged, mayPreview } = view;
  const { stage, isAsking, isParting, isWorking, failureCode, form, preview, faults, acts, canWrite, ref } = view;
  const isAsked = isAsking || isParting;
  expect(screen.queryByText(copy.reading) !== null).toBe(stage === 'reading');
  expect(alertText()).toBe(failureCode ? copy.failure[failureCode] : null);
  const isCampaign = ref.kind === 'campaign';
  const text = screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^正文/ });
  expect(text?.value).toBe(stage === 'open' && !isCampaign ? form.text : undefined);
  if (stage !== 'open') return;
  const isFixed = !canWrite || isAsked || isWorking;
  expect(text?.readOnly).toBe(isCampaign ? undefined : isFixed);
  if (isCampaign) {
    const blocks = form.blocks ?? [];
    expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(blocks.map(({ type }, at) => parts.part(type, at + 1))),
    );
    expect(screen.queryByRole('button', { name: parts.addOne('hero') }) !== null).toBe(!isFixed);
    expect(screen.queryByText(parts.preview.none) !== null, 'of another text nothing stands there').toBe(told === null);
    if (told) expect(screen.getByRole('heading', { level: 1, name: told.title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: parts.restore }) !== null).toBe(removed !== null && !isFixed);
    for (const fault of partFaults.flat()) expect(screen.getByText(parts.faults[fault])).toBeTruthy();
    for (const bar of isChanged ? [] : promises) expect(screen.getByText(parts.bars[bar.bar](bar))).toBeTruthy();
    expect(screen.getByRole('button', { name: parts.preview.ask }).getAttribute('aria-disabled')).toBe(
      String(!mayPreview || isWorking),
    );
  }
  expect(screen.queryByRole('button', { name: copy.save }) !== null).toBe(canWrite && !isAsked);
  expect(screen.queryByText(copy.drop.ask) !== null).toBe(isAsking);
  expect(screen.queryByText(copy.parting.ask) !== null).toBe(isParting);
  for (const act of ['publish', 'takeBack', 'drop'] as const)
    expect(screen.queryByRole('button', { name: nameOf(act, ref.kind) }) !== null).toBe(acts.includes(act) && !isAsked);
  for (const fault of faults) expect(screen.getByText(copy.faults[fault])).toBeTruthy();
  if (isCampaign) return;
  expect(screen.queryByText(copy.noPreview) !== null, 'what readers will see stands beside it').toBe(preview === null);
  if (preview && ref.kind !== 'legal')
    expect(screen.getByRole('heading', { level: 1, name: preview.title })).toBeTruthy();
  if (preview && 'effectiveOn' in preview) expect(screen.getByText(preview.summary, { selector: 'p' })).toBeTruthy();
}

function changeParts(change: BlockChange) {
  if (change.kind === 'restore') return pressOrLate('button', parts.restore);
  if (change.kind === 'add') return pressOrLate('button', parts.addOne(change.type));
  if (change.kind === 'say') return typeWhereItMay(parts.fields[change.field], change.said);
  const own = change.kind === 'remove' ? /^移去第 1 部分/ : /^下移第 1 部分/;
  return pressOrLate('button', own);
}

walkView({
  plan: contentEditorPlan,
  mount: (actor) => <ContentEditor actor={actor} />,
  perform: {
    'key.type': ({ key }) => (screen.queryByLabelText(copy.key) ? person.type(copy.key, key) : late()),
    'head.type': ({ head, said }) => typeWhereItMay(copy.heads[head], said),
    'text.type': ({ text }) =>
      typeWhereItMay(Object.values(copy.text).find((label) => screen.queryByText(label)) ?? copy.text.news, text),
    'blocks.change': ({ change }) => changeParts(change),
    'preview.ask': () => pressWhatIsOn(parts.preview.ask),
    'draft.save': () => pressWhatIsOn(screen.queryByText(copy.parting.ask) ? copy.parting.save : copy.save),
    'act.do': ({ act, number }) => {
      if (act === 'restore' && number === null) return elsewhere();
      if (act === 'restore') return pressWhatIsOn(copy.restoreOf(number ?? 0));
      return pressWhatIsOn(
        screen.queryByRole('button', { name: copy.legal.takeBack }) && act === 'takeBack'
          ? copy.legal.takeBack
          : copy.acts[act],
      );
    },
    'draft.drop': () =>
      screen.queryByText(copy.drop.ask) ? person.press('button', copy.drop.sure) : pressWhatIsOn(copy.acts.drop),
    'drop.leave': () => pressOrLate('button', copy.drop.leave),
    'content.reload': () => pressOrLate('button', /重新载入$/),
    'page.stay': () => pressOrLate('button', copy.parting.stay),
    'text.abandon': () => pressOrLate('button', copy.parting.abandon),
  },
  byWorld: { 'page.leave': 'said by the desk, by a link or by signing out' },
  look: lookAtEditor,
});
