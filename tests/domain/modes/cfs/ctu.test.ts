import { expect, it } from 'vitest';

import { loadedBoxes } from '../../../../domain/modes/cfs/boxes';
import { ctuAnswers } from '../../../../domain/modes/cfs/ctu-answers';
import type { CtuCheck } from '../../../../domain/modes/cfs/ctu-checks';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { readPlacards } from '../../../../domain/modes/cfs/reading';
import { cfsFacts, generalCfs, soundCfs } from '../../../support/cfs-order';
import { boxed } from './forms';

const facts = cfsFacts();
const [row] = soundCfs.goods;
if (!row) throw new Error('there are no goods');

function answersOf(form: CfsForm, at = 0) {
  const box = loadedBoxes(form)[at];
  if (!box) throw new Error('there is no box');
  return ctuAnswers(form, box, { goodsOf: facts.goodsOf, findings: CFS.acceptance(form, facts).findings });
}

const said = (form: CfsForm, check: CtuCheck, at = 0): string => {
  const answer = answersOf(form, at).find((one) => one.check === check);
  return `${answer?.state} ${answer?.code}`;
};

it('answers all fourteen CTU checks and leaves visual ones to the station', () => {
  const answers = answersOf(soundCfs);
  expect(answers).toHaveLength(14);
  expect(answers.filter(({ state }) => state === 'SITE').map(({ check }) => check)).toEqual([
    'shell',
    'doors',
    'clean',
    'floor',
    'plate',
    'oldMarks',
    'vents',
  ]);
});

it('passes no check of an empty container or of unweighed goods', () => {
  const half: CfsForm = {
    ...soundCfs,
    boxes: [{ type: '20GP', count: '2' }],
    cfs: { '1': { boxNo: '1', isFood: false } },
  };
  for (const check of ['packs', 'apart', 'mass', 'placards'] as const) expect(said(half, check, 1)).toBe('OPEN empty');
  expect(said({ ...soundCfs, goods: [{ ...row, grossKg: '' }] }, 'mass')).toBe('OPEN massOpen');
  expect(said({ ...soundCfs, goods: [{ ...row, pieces: '' }] }, 'mass')).toBe('OPEN massOpen');
});

it('weighs each container: fine, one piece over a third, overweight', () => {
  const weighing = (grossKg: string, pieces = '80') =>
    said({ ...soundCfs, goods: [{ ...row, grossKg, pieces }] }, 'mass');
  expect([weighing('14160'), weighing('14160', '2'), weighing('28251')]).toEqual([
    'FINE massFine',
    'OPEN massHeavy',
    'BAD massOver',
  ]);
});

it('judges the segregation in each container by its own rows', () => {
  expect(said(boxed(['paint', 'kmno4'], ['1', '1']), 'apart')).toBe('BAD apartBad');
  expect(said(boxed(['paint', 'kmno4'], ['1', '2']), 'apart')).toBe('FINE apartAlone');
  expect(said(boxed(['paint', 'toluene'], ['1', '1']), 'apart')).toBe('FINE apartFine');
  const lost = { ...boxed(['paint', 'toluene'], ['1', '2']), cfs: { '1': { boxNo: '1', isFood: false } } };
  expect(said(lost, 'apart')).toBe('OPEN apartOpen');
  expect([said(generalCfs, 'apart'), said(generalCfs, 'packs')]).toEqual(['FINE apartHarmless', 'SITE site']);
});

it('distinguishes fitting, open and bad packagings', () => {
  expect(said(soundCfs, 'packs')).toBe('FINE packsFit');
  expect(said({ ...soundCfs, goods: [{ ...row, packMark: '' }] }, 'packs')).toBe('OPEN packsOpen');
  expect(said({ ...soundCfs, goods: [{ ...row, packKind: '5H1' }] }, 'packs')).toBe('BAD packsBad');
});

it('counts placards when every class is known, and none for harmless goods', () => {
  expect(answersOf(soundCfs).find(({ check }) => check === 'placards')?.given).toEqual({
    hazards: '3、6.1',
    count: 12,
  });
  const untold = { ...row, goodsId: '', unNo: '9999', nameCn: '未知', nameEn: '', casNo: '', subRisks: [] };
  expect(said({ ...soundCfs, goods: [{ ...untold, hazardClass: '' }] }, 'placards')).toBe('OPEN placardsOpen');
  expect(said({ ...soundCfs, goods: [{ ...row, isLimited: true }] }, 'placards')).toBe('FINE placardsLimited');
  expect(said(generalCfs, 'placards')).toBe('FINE placardsNone');
});

it('counts no placards of a container that also holds unclassified goods', () => {
  const untold = { ...row, key: '2', goodsId: '', unNo: '9999', nameCn: '未知', nameEn: '', casNo: '', subRisks: [] };
  const shared: CfsForm = { ...soundCfs, goods: [row, { ...untold, hazardClass: '' }] };
  const [box] = loadedBoxes(shared);
  if (!box) throw new Error('there is no box');
  expect(readPlacards(box, facts)).toBeNull();
  expect(said(shared, 'placards')).toBe('OPEN placardsOpen');
});

it('leaves the lashing check open until lashing is ordered', () => {
  expect(said(soundCfs, 'lashed')).toBe('OPEN lashedNone');
  expect(said({ ...soundCfs, lashing: ['WOOD'] }, 'lashed')).toBe('OPEN lashedAlone');
  expect(said({ ...soundCfs, lashing: ['WOOD'], lash: true }, 'lashed')).toBe('FINE lashedOrdered');
});

it('reads container and seal numbers', () => {
  const numbered = (no: string, seal: string) => ({ ...soundCfs, containers: [{ no, seal, tare: '' }] });
  const both = (form: CfsForm) => [said(form, 'number'), said(form, 'seal')];
  expect(both(soundCfs)).toEqual(['OPEN numberOpen', 'OPEN sealOpen']);
  expect(both(numbered('csqu3054383', 'ab1234'))).toEqual(['FINE numberTold', 'FINE sealTold']);
  expect(both(numbered('CSQU3054384', 'a!'))).toEqual(['BAD numberBad', 'BAD sealBad']);
});
