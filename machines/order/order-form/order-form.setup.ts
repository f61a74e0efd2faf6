import { assign, sendParent, sendTo, setup, stateIn } from 'xstate';

import type { OrderForm } from '../../../domain/order/form/form';
import type { FieldPath } from '../../../domain/rules/fault';
import { addKnownGoods, fillFoundRows, fillKnownRows } from '../../../domain/goods/identity';
import type { Quote } from '../../../domain/offer/offer';
import { pickerMachine, type PickerEvent, type PickerReport } from '../../booking/picker';
import { LOOKUP_PAUSE_MS } from '../../support/library-region';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { editedForm, pickedForm } from './order-form.edits';
import { foldsAfterChange, foldsOnRestore } from './order-form.folds';
import { isAwaited, lookupKind, withPickedPlace } from './order-form.places';
import {
  withAgreedText,
  begunAnew,
  chargesTicked,
  orderFormFaults,
  firstFaulty,
  firstUnsound,
  isStepSound,
  isVisited,
  withStep,
  withValidPromise,
  formAtQuote,
  focusField,
  withSoldServices,
  orderGoodsToFind,
  nextStep,
  previousStep,
  withValidTicks,
  currentTotalUsd,
  withoutOldTicks,
} from './order-form.rules';
import type {
  AskBeforeInput,
  AskBeforeOutcome,
  FormReport,
  LoadGoodsInput,
  LoadGoodsOutcome,
  OrderEdit,
  OrderFormContext,
  OrderFormEvent,
  OrderFormInput,
  OrderText,
  ReadTextOutcome,
  FormRelease,
} from './order-form.types';

export const orderFormSetup = setup({
  types: {
    input: {} as OrderFormInput,
    context: {} as OrderFormContext,
    events: {} as OrderFormEvent,
    tags: {} as 'editable' | 'awaiting' | 'lookingUp' | 'lookupLost',
    children: {} as {
      goodsPicker: 'goodsPicker';
      stepWatcher: 'stepWatcher';
      loadGoods: 'loadGoods';
      readText: 'readText';
      askBefore: 'askBefore';
    },
  },
  actors: {
    goodsPicker: pickerMachine,
    stepWatcher: unprovidedCallback<Extract<OrderFormEvent, { type: 'step.arrived' }>>('stepWatcher'),
    loadGoods: unprovidedPromise<LoadGoodsOutcome, LoadGoodsInput>('loadGoods'),
    readText: unprovidedPromise<ReadTextOutcome, { text: OrderText }>('readText'),
    askBefore: unprovidedPromise<AskBeforeOutcome, AskBeforeInput>('askBefore'),
  },
  guards: {
    isVisited: ({ context }, params: { step: string }) => isVisited(context, params.step),
    isStepSound: ({ context }) => isStepSound(context, context.step),
    isSound: ({ context }) => firstUnsound(context) === undefined,
    isAnySought: ({ context }) => orderGoodsToFind(context).length > 0,
    isLibraryLost: stateIn({ library: 'lost' }),
    isBeforeAsked: stateIn({ before: 'asking' }),
    isAwaited: ({ context }, { option }: PickerReport) => isAwaited(context, option),
    isTold: (_, params: LoadGoodsOutcome) => params.ok,
    isConfirmed: (_, params: ReadTextOutcome) => params.isConfirmed,
  },
  delays: { lookupPause: LOOKUP_PAUSE_MS },
  actions: {
    showStep: unprovidedAction<{ step: string }>('showStep'),
    edit: assign(({ context }, { edit }: { edit: OrderEdit }) => {
      const edited = chargesTicked(context, editedForm(context.mode, context.form, edit, context.library));
      const { form, unsold } = withSoldServices(
        context,
        withValidPromise(context.form, fillKnownRows(edited, context)),
      );
      return { form, unsold, folded: foldsAfterChange(context.folded, context.form, form), gatewayFaults: [] };
    }),
    fold: assign({ folded: ({ context }, { key }: { key: string }) => [...new Set([...context.folded, key])] }),
    unfold: assign({ folded: ({ context }, { key }: { key: string }) => context.folded.filter((one) => one !== key) }),
    noteLeft: assign({ left: ({ context }, { path }: { path: FieldPath }) => [...new Set([...context.left, path])] }),
    goTo: assign(({ context }, { step }: { step: string }) => ({
      ...withStep(context, step),
      ...focusField(context, ''),
    })),
    goOn: assign(({ context }) => ({
      ...withStep(context, nextStep(context, context.step)),
      ...focusField(context, ''),
    })),
    goBack: assign(({ context }) => ({
      ...withStep(context, previousStep(context, context.step)),
      ...focusField(context, ''),
    })),
    judgeStep: assign(({ context }) => ({
      judged: [...new Set([...context.judged, context.step])],
      ...focusField(context, firstFaulty(context, context.step)),
    })),
    judgeAll: assign(({ context }) => ({
      judged: context.mode.steps,
      ...withStep(context, firstUnsound(context) ?? context.step),
      ...focusField(context, firstFaulty(context, firstUnsound(context) ?? context.step)),
    })),
    seek: assign(({ context }, { path }: { path: FieldPath }) => ({
      ...withStep(context, context.mode.stepOf(path)),
      ...focusField(context, path),
    })),
    beginLookup: assign(({ context }, { key }: { key: string }) => ({
      lookupKey: key,
      ...focusField(context, `lookup.${key}`),
    })),
    turnPicker: sendTo('goodsPicker', ({ context }, { key }: { key: string }): PickerEvent => {
      return { type: 'kind.set', kind: lookupKind(context, key) };
    }),
    takePicked: assign(({ context }, { option }: PickerReport) =>
      option.kind === 'goods'
        ? {
            form: withValidPromise(context.form, pickedForm(context, option.goods)),
            lookupKey: '',
          }
        : withPickedPlace(context, option.port),
    ),
    noteSought: assign({ sought: ({ context }) => orderGoodsToFind(context) }),
    keepFound: assign(({ context }, params: LoadGoodsOutcome) =>
      params.ok
        ? { ...addKnownGoods(context, context.form, params.found), form: fillFoundRows(context.form, params.found) }
        : {},
    ),
    takeQuote: assign(({ context }, { quote, now }: { quote: Quote; now: number }) => ({
      quote,
      now,
      ...withSoldServices({ ...context, quote }, formAtQuote(context, quote)),
    })),
    noteTime: assign({ now: (_, params: { now: number }) => params.now }),
    restore: assign(({ context }, { form: kept }: { form: OrderForm }) => {
      const quoted = context.quote ? context.mode.quoted(kept, context.quote) : kept;
      const { form, unsold } = withSoldServices(
        { ...context, unsold: [] },
        withValidTicks(context, fillKnownRows(quoted, context)),
      );
      return {
        form,
        unsold,
        folded: foldsOnRestore(form, orderFormFaults({ ...context, form })),
        left: [],
        judged: [],
      };
    }),
    clear: assign(({ context }) => ({
      form: withValidTicks(context, fillKnownRows(begunAnew(context), context)),
      unsold: [],
      left: [],
      judged: [],
      ...focusField(context, ''),
      folded: [],
    })),
    keepBefore: assign(({ context }, { chargesHold: told, ...before }: AskBeforeOutcome) => {
      const chargesHold = told ?? context.chargesHold;
      return {
        ...before,
        chargesHold,
        form: withValidTicks({ ...context, ...before, chargesHold }, context.form),
      };
    }),
    agree: assign(({ context }, params: ReadTextOutcome) =>
      params.isConfirmed ? withAgreedText(context, params) : {},
    ),
    takeBack: assign(({ context }, { faults, old, at = faults[0]?.path }: FormRelease) => ({
      gatewayFaults: faults,
      ...(old && withoutOldTicks(context, old)),
      ...(at !== undefined && { ...withStep(context, context.mode.stepOf(at)), ...focusField(context, at) }),
    })),
    reportChanged: sendParent(({ context }): FormReport => ({ type: 'form.changed', form: context.form })),
    reportSound: sendParent(({ context }): FormReport => {
      const { form, readVersion, consent, isVerificationDue } = context;
      const protocolVersion = readVersion ?? consent?.version ?? '';
      return {
        type: 'form.sound',
        form,
        shownTotal: currentTotalUsd(context),
        protocolVersion,
        ...(isVerificationDue === false && { isVerificationDue }),
      };
    }),
  },
});
