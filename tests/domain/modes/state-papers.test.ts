import { expect, it } from 'vitest';

import { MODE_IDS } from '../../../domain/mode-ids';
import { MODE_STATES } from '../../../domain/order/life/mode-states';
import { PAPERS_BY_STATE, papersBeforeState } from '../../../domain/modes/state-papers';
import { LEASE_STATES } from '../../../domain/modes/tank/lease';

const BOOKED_MODES = MODE_IDS.filter((mode) => mode !== 'ENQ');
const paper = (docType: string) => ({ docType });
const PAPERS = ['SDS_CN:1294', 'PRECREG', 'INHIB', 'CI', 'CPC', 'DGD', 'VGM', 'WASHPROMISE'].map(paper);
const kinds = (papers: readonly { docType: string }[]) => papers.map(({ docType }) => docType);

it.each(BOOKED_MODES)('names the documents of every state of %s, or the reason for none', (mode) => {
  expect(Object.keys(PAPERS_BY_STATE[mode] ?? {})).toStrictEqual(
    MODE_STATES[mode].filter((state) => state !== 'CONFIRMED'),
  );
});

it.each(BOOKED_MODES.filter((mode) => mode !== 'DGD'))('requires every document of %s at some gate', (mode) => {
  const path = MODE_STATES[mode];
  const asked = path.flatMap((state) => kinds(papersBeforeState({ mode, path }, state, PAPERS)));
  expect(new Set(asked)).toStrictEqual(new Set(kinds(PAPERS)));
});

const TAKING_MODES = BOOKED_MODES.filter((mode) => MODE_STATES[mode].includes('CARGO_IN'));

it.each(TAKING_MODES)('requires SDS and permit before goods of %s are received', (mode) => {
  const asked = kinds(papersBeforeState({ mode, path: MODE_STATES[mode] }, 'CARGO_IN', PAPERS));
  expect(asked).toEqual(expect.arrayContaining(['SDS_CN:1294', 'PRECREG', 'INHIB']));
});

it('requires permits to release a tank, and every document for a leased one', () => {
  const sails = { mode: 'TANK', path: MODE_STATES.TANK } as const;
  expect(kinds(papersBeforeState(sails, 'BOOKED', PAPERS))).toStrictEqual(['SDS_CN:1294', 'PRECREG', 'CI', 'CPC']);
  expect(papersBeforeState({ mode: 'TANK', path: LEASE_STATES }, 'BOOKED', PAPERS)).toStrictEqual(PAPERS);
});
