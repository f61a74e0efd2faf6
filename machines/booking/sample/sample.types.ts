import type { OfferedSample, SampleChange, SampleField, SampleForm, SampleSheet } from '../../../domain/mall/samples';
import type { ShelfFailureCode } from '../../support/shelf';
import type { FindPersonOutcome } from '../purchase-list';

export type { FindPersonOutcome };

/** `barred`: what was offered is not any more – another waits, the limit is reached, the price is another one. */
export type SampleFailureCode = ShelfFailureCode | 'barred' | 'decided';

export type LoadSamplesOutcome = { ok: true; sheet: SampleSheet } | { ok: false; code: ShelfFailureCode | 'signedOut' };

export type AskSampleInput = SampleForm & { productId: string; agreed: number };
/** `message`: in the words of the house, where it has refused. */
export type AskSampleOutcome =
  | { ok: true }
  | { ok: false; code: 'barred'; message: string }
  | { ok: false; code: ShelfFailureCode };

export type ChangeSampleInput = { sampleNo: string; change: SampleChange };
export type ChangeSampleOutcome = { ok: true } | { ok: false; code: ShelfFailureCode | 'decided' };

export type SampleInput = { productId: string; offered: OfferedSample };

export type SampleEvent =
  | { type: 'sample.open' }
  | { type: 'sample.refresh' }
  | { type: 'field.change'; change: Partial<SampleForm> }
  | { type: 'form.submit' }
  | { type: 'person.changed' }
  | ({ type: 'sample.change' } & ChangeSampleInput);

export type SampleNotice = 'asked' | SampleChange;

export type SampleContext = SampleInput & {
  sheet: SampleSheet | null;
  form: SampleForm;
  faults: readonly SampleField[];
  /** The field that is wrong, and how often a form was sent that was not in order. */
  focus: { field: SampleField | null; turn: number };
  failureCode: SampleFailureCode | null;
  /** Why the house has refused. */
  message: string | null;
  notice: SampleNotice | null;
  changing: ChangeSampleInput | null;
};
