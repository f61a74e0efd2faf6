import type { OfferedSample, SampleField, SampleForm, SampleSheet } from '../../../domain/mall/samples';
import type { SampleActor, SampleSnapshot } from './sample.machine';
import type { ChangeSampleInput, SampleFailureCode, SampleNotice } from './sample.types';

export type SampleView = {
  stage: 'closed' | 'loading' | 'unavailable' | 'listed';
  offered: OfferedSample;
  sheet: SampleSheet | null;
  form: SampleForm;
  faults: readonly SampleField[];
  focus: { field: SampleField | null; turn: number };
  failureCode: SampleFailureCode | null;
  message: string | null;
  notice: SampleNotice | null;
  isSending: boolean;
  changing: ChangeSampleInput | null;
};

const STAGES = ['closed', 'loading', 'unavailable'] as const;

export const selectSample = (snapshot: SampleSnapshot): SampleView => {
  const { offered, sheet, form, faults, focus, failureCode, message, notice, changing } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'listed',
    offered,
    sheet,
    form,
    faults,
    focus,
    failureCode,
    message,
    notice,
    isSending: snapshot.hasTag('sending'),
    changing: snapshot.hasTag('changing') ? changing : null,
  };
};

export const sampleIntents = (actor: SampleActor) => ({
  open: () => actor.send({ type: 'sample.open' }),
  refresh: () => actor.send({ type: 'sample.refresh' }),
  change: (change: Partial<SampleForm>) => actor.send({ type: 'field.change', change }),
  submit: () => actor.send({ type: 'form.submit' }),
  takeBack: (sampleNo: string) => actor.send({ type: 'sample.change', sampleNo, change: 'takeBack' }),
  receive: (sampleNo: string) => actor.send({ type: 'sample.change', sampleNo, change: 'receive' }),
});

export type SampleIntents = ReturnType<typeof sampleIntents>;
