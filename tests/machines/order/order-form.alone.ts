import { fromCallback, fromPromise, type EventObject } from 'xstate';

import {
  orderFormMachine,
  type AskBeforeInput,
  type AskBeforeOutcome,
  type LoadGoodsInput,
  type LoadGoodsOutcome,
  type OrderText,
  type ReadTextOutcome,
} from '../../../machines/order/order-form';

type Asked = {
  askBefore?: (input: AskBeforeInput) => Promise<AskBeforeOutcome>;
  readText?: (input: { text: OrderText }) => Promise<ReadTextOutcome>;
  loadGoods?: (input: LoadGoodsInput) => Promise<LoadGoodsOutcome>;
};

const silence = () => new Promise<never>(() => {});

/** Order form chart without its page: nothing is shown or reported, and a test provides the answers. */
export const formAlone = ({ askBefore = silence, loadGoods = silence, readText = silence }: Asked = {}) =>
  orderFormMachine.provide({
    actors: {
      askBefore: fromPromise<AskBeforeOutcome, AskBeforeInput>(({ input }) => askBefore(input)),
      loadGoods: fromPromise<LoadGoodsOutcome, LoadGoodsInput>(({ input }) => loadGoods(input)),
      readText: fromPromise<ReadTextOutcome, { text: OrderText }>(({ input }) => readText(input)),
      stepWatcher: fromCallback<EventObject, undefined, { type: 'step.arrived'; step: string }>(() => {}),
    },
    actions: { showStep: () => {}, reportChanged: () => {}, reportSound: () => {} },
  });
