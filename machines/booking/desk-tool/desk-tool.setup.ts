import { assign, setup } from 'xstate';

import type { DueEntry } from '../../../domain/desk/tool';
import { withoutRow, describeTyped } from '../../../domain/desk/typed';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { MinuteTicked } from '../../support/clock';
import type { LoadGoodsInput, LoadGoodsOutcome } from '../load-rows';
import type { AddressChange } from '../offer-search';
import { pickerMachine, type PickerReport } from '../picker';
import {
  dueEntries,
  withFoundGoods,
  isOtherThan,
  judgedNow,
  keyForGoods,
  readToolSearch,
  soughtNow,
  typedAs,
  withPickedGoods,
} from './desk-tool.rules';
import type { DeskToolContext, DeskToolEvent, DeskToolInput } from './desk-tool.types';
import { MINUTE_MS } from '../../../domain/values/spans';

/** Delay before writing the address. */
const TYPING_PAUSE_MS = 300;

type Address = { search: string };
type Time = Omit<MinuteTicked, 'type'>;

export const chart = setup({
  types: {
    input: {} as DeskToolInput,
    context: {} as DeskToolContext,
    events: {} as DeskToolEvent,
    tags: {} as 'typing' | 'lookingUp' | 'lost' | 'answered',
    children: {} as { goodsPicker: 'goodsPicker'; findGoods: 'findGoods' },
  },
  actors: {
    goodsPicker: pickerMachine,
    addressWatcher: unprovidedCallback<AddressChange>('addressWatcher'),
    minuteTicker: unprovidedCallback<MinuteTicked>('minuteTicker'),
    findGoods: unprovidedPromise<LoadGoodsOutcome, LoadGoodsInput>('findGoods'),
  },
  guards: {
    isOther: ({ context }, { search }: Address) => isOtherThan(context, search),
    isRoom: ({ context: { tool, typed } }) => keyForGoods(tool, typed) !== null,
    isTimed: ({ context }) => context.tool.isTimed,
    isLater: ({ context }, { now, calendar = context.calendar, prices }: Time) =>
      now >= context.now + MINUTE_MS ||
      calendar !== context.calendar ||
      (prices !== undefined && prices !== context.prices),
    isAnySought: ({ context }) => soughtNow(context).length > 0,
    isBlank: ({ context }) => judgedNow(context).kind === 'blank',
    isFaulty: ({ context }) => judgedNow(context).kind === 'faulty',
    isAnyDue: ({ context }) => dueEntries(context).length > 0,
    isTold: (_, outcome: LoadGoodsOutcome) => outcome.ok,
  },
  delays: { typingPause: TYPING_PAUSE_MS },
  actions: {
    takeAddress: assign(({ context: { tool } }, { search }: Address) => readToolSearch(tool, search)),
    changeValue: assign(({ context }, { key, value }: { key: string; value: string }) =>
      typedAs(context, { ...context.typed, [key]: value }),
    ),
    removeRow: assign({
      typed: ({ context: { tool, typed } }, { row }: { row: number }) => withoutRow(tool, typed, row),
    }),
    clearValues: assign({ typed: {}, unread: [] }),
    takePicked: assign(({ context }, report: PickerReport) => typedAs(context, withPickedGoods(context, report))),
    noteTime: assign(({ context }, { now, calendar, prices }: Time) => ({
      now,
      calendar: calendar ?? context.calendar,
      prices: prices ?? context.prices,
    })),
    noteTold: assign({ told: ({ context: { tool, typed } }) => describeTyped(tool, typed) }),
    saveTyped: unprovidedAction<{ told: string }>('saveTyped'),
    saveCalendar: unprovidedAction<{ due: readonly DueEntry[] }>('saveCalendar'),
    judge: assign({ judged: ({ context }) => judgedNow(context) }),
    noteSought: assign({ sought: ({ context }) => soughtNow(context) }),
    keepFound: assign(({ context }, outcome: LoadGoodsOutcome) => withFoundGoods(context, outcome)),
  },
});
