import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { noFilter, type SailingFilter, type SailingSort } from '../../../domain/offer/sailing-choice';
import { isSameSettings, type SailingSettings } from '../../../domain/offer/sailing-settings';
import { unprovidedAction } from '../../support/unprovided';
import {
  LEAST_COMPARED,
  LONGEST_DELAY,
  MOST_COMPARED,
  toggleOpen,
  savedSettings,
  boardStart,
  stripTurned,
  toggleId,
} from './offer-board.rules';
import type { OfferBoardContext, OfferBoardEvent, OfferBoardInput, SavedSettings } from './offer-board.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as OfferBoardInput,
    context: {} as OfferBoardContext,
    events: {} as OfferBoardEvent,
    tags: {} as 'filtering' | 'comparing',
  },
  guards: {
    isOther: ({ context }, { settings }: { settings: SailingSettings }) => !isSameSettings(context.settings, settings),
    isComparable: ({ context: { compared } }) => compared.length >= LEAST_COMPARED,
    isRoom: ({ context: { compared } }, params: { id: string }) =>
      compared.includes(params.id) || compared.length < MOST_COMPARED,
    isEnough: ({ context: { compared } }, params: { id: string }) =>
      toggleId(compared, params.id).length >= LEAST_COMPARED,
    isDelay: (_, params: { days: number }) =>
      Number.isInteger(params.days) && params.days >= 0 && params.days <= LONGEST_DELAY,
  },
  actions: {
    changeFilter: assign(({ context: { settings } }, params: { change: Partial<SailingFilter> }) => ({
      settings: { ...settings, filter: { ...settings.filter, ...params.change } },
    })),
    clearFilter: assign(({ context: { settings } }) => ({ settings: { ...settings, filter: noFilter } })),
    chooseSort: assign(({ context: { settings } }, params: { sort: SailingSort }) => ({
      settings: { ...settings, sort: params.sort },
    })),
    setSettings: assign((_, params: { settings: SailingSettings }) => ({ settings: params.settings })),
    turnStrip: assign(({ context }, params: { by: 1 | -1 }) => ({ stripAt: stripTurned(context, params.by) })),
    toggleCard: assign(({ context: { open } }, params: { id: string; isAlone: boolean }) => ({
      open: toggleOpen(open, params.id, params.isAlone),
    })),
    changeDelay: assign((_, params: { days: number }) => ({ delay: params.days })),
    toggleCompared: assign(({ context: { compared } }, params: { id: string }) => ({
      compared: toggleId(compared, params.id),
    })),
    clearCompared: assign({ compared: [] }),
    saveSettings: unprovidedAction<SavedSettings>('saveSettings'),
  },
});

export const offerBoardMachine = chart.createMachine({
  id: 'offerBoard',
  description: PICTURES && '班期列表：筛选、排序、展开与对比',
  context: ({ input: { list, answer, settings, etd, pointed = null } }) => ({
    ...answer,
    list,
    settings,
    ...boardStart(answer.days, etd, settings.filter.day, pointed),
  }),
  on: {
    'filter.change': {
      actions: [
        { type: 'changeFilter', params: ({ event }) => event },
        { type: 'saveSettings', params: ({ context }) => savedSettings(context) },
      ],
    },
    'filter.clear': {
      actions: ['clearFilter', { type: 'saveSettings', params: ({ context }) => savedSettings(context) }],
    },
    'sort.choose': {
      actions: [
        { type: 'chooseSort', params: ({ event }) => event },
        { type: 'saveSettings', params: ({ context }) => savedSettings(context) },
      ],
    },
    'settings.set': {
      guard: { type: 'isOther', params: ({ event }) => event },
      actions: { type: 'setSettings', params: ({ event }) => event },
    },
    'week.turn': { actions: { type: 'turnStrip', params: ({ event }) => event } },
    'card.toggle': { actions: { type: 'toggleCard', params: ({ event }) => event } },
    'delay.change': {
      guard: { type: 'isDelay', params: ({ event }) => event },
      actions: { type: 'changeDelay', params: ({ event }) => event },
    },
    'compare.toggle': {
      guard: { type: 'isRoom', params: ({ event }) => event },
      actions: { type: 'toggleCompared', params: ({ event }) => event },
    },
    'compare.clear': { target: '.listing', actions: 'clearCompared' },
  },
  initial: 'listing',
  states: {
    listing: {
      description: PICTURES && '浏览列表',
      on: {
        'filters.open': 'filtering',
        'compare.open': { guard: 'isComparable', target: 'comparing' },
      },
    },
    filtering: { description: PICTURES && '筛选抽屉已打开', tags: 'filtering', on: { 'panel.close': 'listing' } },
    comparing: {
      description: PICTURES && '对比表已打开',
      tags: 'comparing',
      on: {
        'panel.close': 'listing',
        'compare.toggle': [
          {
            guard: { type: 'isEnough', params: ({ event }) => event },
            actions: { type: 'toggleCompared', params: ({ event }) => event },
          },
          { target: 'listing', actions: { type: 'toggleCompared', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type OfferBoardActor = ActorRefFrom<typeof offerBoardMachine>;
export type OfferBoardSnapshot = SnapshotFrom<typeof offerBoardMachine>;
