import { FCL_LIST } from '../../../../domain/modes/fcl/list';
import { plainSettings } from '../../../../domain/offer/sailing-settings';
import { offerBoardMachine } from '../../../../machines/booking/offer-board';
import { ANSWER } from '../../../../stories/booking/sailings.fixtures';
import { sharedPlan } from '../../model/plan';

/** Comparable sailings in picking order. */
const BOOKABLE = ['dawn', 'crest', 'harmony', 'meridian'];

const onlyYes = { ...plainSettings, filter: { ...plainSettings.filter, answers: ['Y' as const] } };

/** One event after the other, so that the walk stays finite. */
export const offerBoardPlan = sharedPlan('offerBoardPlan', offerBoardMachine, {
  inputs: { 'six sailings': { list: FCL_LIST, answer: ANSWER, settings: plainSettings, etd: '2026-12-02' } },
  events: {
    'filter.change': ({ context: { settings, compared } }) => ({
      ...(settings === plainSettings &&
        compared.length === 0 && {
          'the cheap': { change: { mostPaid: 2_600 } },
          'no one': { change: { mostPaid: 1 } },
        }),
    }),
    'filter.clear': ({ context: { settings, compared } }) => ({
      ...(settings.filter.mostPaid === 2_600 && compared.length === 0 && { '': {} }),
    }),
    'filters.open': 'bare',
    'sort.choose': ({ context: { settings } }) => ({
      ...(settings === plainSettings && { 'by price': { sort: 'price' as const } }),
    }),
    'week.turn': ({ context: { stripAt, open, settings } }) => ({
      ...(open.length === 0 &&
        settings === plainSettings &&
        (stripAt === 0 ? { later: { by: 1 as const } } : { earlier: { by: -1 as const } })),
    }),
    'card.toggle': ({ context: { open, compared } }) => ({
      ...(compared.length === 0 &&
        open.length < 2 && {
          dawn: { id: 'dawn', isAlone: false },
          ...(open.length > 0 && { 'crest beside it': { id: 'crest', isAlone: false } }),
          ...(open.includes('dawn') && { 'crest alone': { id: 'crest', isAlone: true } }),
        }),
    }),
    'delay.change': ({ context: { delay, open } }) => ({
      ...(open.length === 1 &&
        delay === 5 && { 'a day more': { days: 6 }, 'too many': { days: 61 }, 'half a day': { days: 0.5 } }),
    }),
    'compare.toggle': ({ context: { compared, settings } }) => {
      if (settings !== plainSettings) return {};
      const next = BOOKABLE[compared.length] ?? 'fifth';
      return {
        'one more': { id: next },
        ...(compared.length === 2 && { 'the first away': { id: 'dawn' } }),
      };
    },
    'compare.clear': ({ context: { compared } }) => ({ ...(compared.length > 0 && { '': {} }) }),
    'compare.open': 'bare',
    'panel.close': 'bare',
    'settings.set': ({ context: { settings, compared } }) => ({
      ...(compared.length === 0 &&
        (settings === onlyYes
          ? { 'all again': { settings: plainSettings }, 'the same again': { settings: { ...onlyYes } } }
          : { 'those that say yes': { settings: onlyYes } })),
    }),
  },
  outcomes: {},
  distinguish: ({ settings, stripAt, open, compared, delay }) => [settings, stripAt, open, compared, delay],
});
