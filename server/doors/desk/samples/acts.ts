import * as v from 'valibot';

import { isSampleOpen } from '../../../../domain/mall/samples';
import { REASON } from '../../../orders/after/desk-act';
import { validate } from '../../../base/http/validate';
import type { SampleDecisions } from '../../../orders/mall/samples/decisions';
import { SAMPLE_MESSAGES as messages } from '../../../orders/mall/samples/messages';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { readText } from '../said';
import type { AtSample } from './sample';

export type SampleDesk = SampleDecisions & { now(): Date };
type ActOfSample = ActOf<AtSample, SampleDesk>;

const PARCEL = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(6, messages.parcelNeeded),
  v.maxLength(60, messages.parcelNeeded),
);

const approved: ActOfSample = {
  id: 'sample.approved',
  fields: ({ state, gate }) => (state === 'ASKED' && gate === 'BUY' ? [] : null),
  does: async (desk, { sampleNo }) => desk.approve(sampleNo, desk.now()),
};

/** Possible until dispatch. */
const refused: ActOfSample = {
  id: 'sample.refused',
  fields: ({ state }) => (isSampleOpen(state) ? [field('reason', 'text')] : null),
  does: async (desk, { sampleNo }, said) =>
    desk.refuse(sampleNo, validate(REASON, readText(said, 'reason')), desk.now()),
};

const sent: ActOfSample = {
  id: 'sample.sent',
  fields: ({ state, gate }) =>
    state === 'APPROVED' && gate === 'BUY' ? [field('note', 'text', { label: messages.parcel })] : null,
  does: async (desk, { sampleNo }, said) => desk.send(sampleNo, validate(PARCEL, readText(said, 'note')), desk.now()),
};

export const SAMPLE_ACTS: readonly ActOfSample[] = [approved, sent, refused];
