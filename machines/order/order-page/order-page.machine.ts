import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { draftSubject } from '../../../domain/order/drafts/draft';
import { papersOfForm } from '../file-upload';
import { draftAbout, remainingForm, olderQuote, receiptLink, alternativesForEvent } from './order-page.rules';
import { orderPageSetup } from './order-page.setup';
import { PICTURES } from '../../support/left-out';

export const orderPageMachine = orderPageSetup.createMachine({
  id: 'orderPage',
  description: PICTURES && '下单页：报价、草稿、表单、附加服务与提交各自运行，在此汇合',
  context: ({ input }) => ({
    ...input,
    quote: null,
    form: null,
    lists: null,
    alternatives: [],
    key: '',
    draftId: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'orderForm', src: 'orderForm', input: ({ context: { mode, step } }) => ({ mode, step }) },
    { id: 'orderDraft', src: 'orderDraft', input: ({ context: { quoteId } }) => ({ quoteId }) },
    { id: 'draftChoice', src: 'draftChoice' },
    { id: 'orderSubmit', src: 'orderSubmit' },
    { id: 'regionPicker', src: 'regionPicker' },
    { id: 'offerWatcher', src: 'offerWatcher' },
    { id: 'orderQuote', src: 'orderQuote', input: ({ context }) => ({ quoteId: context.quoteId }) },
  ],
  states: {
    order: {
      description: PICTURES && '订单',
      initial: 'open',
      states: {
        open: {
          description: PICTURES && '填写与提交',
          on: {
            'quote.held': {
              actions: [
                { type: 'keepQuote', params: ({ event }) => event },
                'watchOffer',
                { type: 'showQuote', params: ({ event }) => event },
                { type: 'nameDraft', params: ({ event }) => draftSubject(event.quote.offer) },
                { type: 'keepAddress', params: ({ event }) => event.quote },
                { type: 'offerChoice', params: ({ event }) => event },
              ],
            },
            'owner.came': { actions: ['recallDraft', 'askBefore'] },
            'offer.seen': {
              guard: { type: 'isOfQuote', params: ({ event }) => event },
              actions: [
                { type: 'keepOffer', params: ({ event }) => event },
                { type: 'showOffer', params: ({ event }) => event },
              ],
            },
            'clock.ticked': { actions: { type: 'tellTime', params: ({ event }) => event } },
            'draft.ready': [
              {
                guard: { type: 'isPending', params: ({ event }) => event },
                actions: [
                  { type: 'keepKey', params: ({ event }) => event },
                  { type: 'keepForm', params: ({ event }) => event },
                  { type: 'restoreForm', params: ({ event }) => event },
                  'tellRegion',
                  'lockForm',
                  { type: 'doubt', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isOfOther', params: ({ event }) => event },
                actions: [
                  { type: 'keepKey', params: ({ event }) => event },
                  { type: 'offerDraft', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isWritten', params: ({ event }) => event },
                actions: [
                  { type: 'keepKey', params: ({ event }) => event },
                  { type: 'keepForm', params: ({ event }) => event },
                  { type: 'restoreForm', params: ({ event }) => event },
                  'tellRegion',
                ],
              },
              { actions: { type: 'keepKey', params: ({ event }) => event } },
            ],
            'choice.resumed': [
              {
                guard: { type: 'isAtOlderPrice', params: ({ event }) => event },
                actions: [
                  { type: 'turnDraft', params: ({ event }) => event },
                  { type: 'keepKey', params: ({ event }) => event.draft },
                  { type: 'keepOlder', params: ({ event }) => event },
                  'watchOffer',
                  { type: 'turnQuote', params: ({ event }) => event },
                  { type: 'turnForm', params: ({ event }) => event },
                  { type: 'turnChoice', params: ({ event }) => event },
                  { type: 'nameDraft', params: ({ event }) => draftSubject(olderQuote(event.older).quote.offer) },
                  { type: 'keepAddress', params: ({ event }) => event.form },
                  { type: 'keepForm', params: ({ event }) => event },
                  { type: 'restoreForm', params: ({ event }) => event },
                  'tellRegion',
                ],
              },
              {
                actions: [
                  { type: 'turnDraft', params: ({ event }) => event },
                  { type: 'nameDraft', params: ({ context }) => draftAbout(context) },
                  { type: 'keepKey', params: ({ event }) => event.draft },
                  { type: 'keepForm', params: ({ event }) => event },
                  { type: 'restoreForm', params: ({ event }) => event },
                  'tellRegion',
                ],
              },
            ],
            'choice.left': {
              actions: [{ type: 'keepForm', params: { form: null } }, 'leaveDraft', 'tellRegion', 'clearForm'],
            },
            'form.changed': {
              actions: [
                { type: 'keepForm', params: ({ event }) => event },
                { type: 'noteDraft', params: ({ event }) => event },
                'tellRegion',
              ],
            },
            'form.sound': {
              actions: ['saveDraft', 'lockForm', { type: 'submit', params: ({ event }) => event }],
            },
            'region.chosen': { actions: { type: 'placePickup', params: ({ event }) => event } },
            'submit.pending': { actions: { type: 'markDraft', params: ({ event }) => event } },
            'submit.released': [
              {
                guard: { type: 'isLapsed', params: ({ event }) => event },
                actions: [
                  { type: 'markDraft', params: { isPending: false } },
                  'saveDraft',
                  { type: 'releaseForm', params: ({ event }) => event },
                  'renewQuote',
                ],
              },
              {
                guard: { type: 'isSoldOut', params: ({ event }) => event },
                actions: [
                  { type: 'markDraft', params: { isPending: false } },
                  'saveDraft',
                  { type: 'releaseForm', params: ({ event }) => event },
                  'watchOffer',
                ],
              },
              {
                actions: [
                  { type: 'markDraft', params: { isPending: false } },
                  'saveDraft',
                  { type: 'releaseForm', params: ({ event }) => event },
                ],
              },
            ],
            'order.clear': {
              actions: [
                { type: 'keepForm', params: { form: null } },
                { type: 'dropDraft', params: { next: null } },
                'tellRegion',
                'clearForm',
              ],
            },
            'order.placed': {
              target: 'placed',
              actions: [
                { type: 'dropDraft', params: ({ context }) => ({ next: remainingForm(context) }) },
                {
                  type: 'openReceipt',
                  params: ({ context, event: { orderNo } }) => ({ orderNo, address: receiptLink(context, orderNo) }),
                },
              ],
            },
          },
        },
        placed: { description: PICTURES && '已下单，前往成功页', tags: 'placed' },
      },
    },
    papers: {
      description: PICTURES && '资料',
      initial: 'waiting',
      on: { 'draft.ready': '.listing', 'choice.resumed': '.listing', 'order.clear': '.listing' },
      states: {
        waiting: { description: PICTURES && '先看草稿里已有哪些资料' },
        listing: {
          description: PICTURES && '可上传；草稿里的资料一并列出',
          invoke: {
            id: 'papers',
            src: 'papers',
            input: ({ context }) => papersOfForm(context.form?.files ?? []),
          },
          on: { 'files.changed': { actions: { type: 'fileForm', params: ({ event }) => event } } },
        },
      },
    },
    alternatives: {
      description: PICTURES && '备选班次',
      initial: 'waiting',
      on: {
        'quote.held': '.finding',
        'choice.resumed': { guard: { type: 'isAtOlderPrice', params: ({ event }) => event }, target: '.finding' },
      },
      states: {
        waiting: { description: PICTURES && '先看首选是哪一班' },
        finding: {
          description: PICTURES && '正在找同航线的其他班次',
          invoke: {
            id: 'findAlternatives',
            src: 'findAlternatives',
            input: ({ event }) => alternativesForEvent(event),
            onDone: { target: 'found', actions: { type: 'keepAlternatives', params: ({ event }) => event.output } },
            onError: 'found',
          },
        },
        found: { description: PICTURES && '有几班就列几班，没有就不列' },
      },
    },
    lists: {
      description: PICTURES && '选项',
      initial: 'loading',
      states: {
        loading: {
          description: PICTURES && '正在取得选项',
          invoke: {
            id: 'loadLists',
            src: 'loadLists',
            onDone: [
              {
                guard: { type: 'isListed', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'keepLists', params: ({ event }) => event.output },
              },
              'failed',
            ],
            onError: 'failed',
          },
        },
        ready: { description: PICTURES && '选项齐全' },
        failed: { description: PICTURES && '选项取不到，可重试', tags: 'failed', on: { 'lists.retry': 'loading' } },
      },
    },
  },
});

export type OrderPageMachine = typeof orderPageMachine;
export type OrderPageActor = ActorRefFrom<typeof orderPageMachine>;
export type OrderPageSnapshot = SnapshotFrom<typeof orderPageMachine>;
