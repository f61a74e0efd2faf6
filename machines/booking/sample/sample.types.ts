import type { OfferedSample, SampleChange, SampleField, SampleForm, SampleSheet } from '../../../domain/mall/samples';
import type { ShelfFailureCode } from '../../support/shelf';
import type { FindPersonOutcome } from '../purchase-list';

export type { FindPersonOutcome };

/** `barred`: no longer available – another request is pending, the limit is reached, or the price changed. */
export type SampleFailureCode = ShelfFailureCode | 'barred' | 'decided';

export type LoadSamplesOutcome = { ok: true; sheet: SampleSheet } | { ok: false; code: ShelfFailureCode | 'signedOut' };

export type AskSampleInput = SampleForm & { productId: string; agreed: number };
/** `message`: reason of the refusal, in words of the gateway. */
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
  /** Invalid field, and the count of failed submits. */
  focus: { field: SampleField | null; turn: number };
  failureCode: SampleFailureCode | null;
  message: string | null;
  notice: SampleNotice | null;
  changing: ChangeSampleInput | null;
};
