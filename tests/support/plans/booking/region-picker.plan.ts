import { regionPickerMachine } from '../../../../machines/booking/region-picker';
import { sharedPlan } from '../../model/plan';

const PROVINCES = {
  parent: '',
  regions: [
    { code: '11', name: '北京市' },
    { code: '33', name: '浙江省' },
  ],
};
const OF_BEIJING = { parent: '11', regions: [{ code: '1101', name: '市辖区' }] };
const OF_ZHEJIANG = {
  parent: '33',
  regions: [
    { code: '3301', name: '杭州市' },
    { code: '3302', name: '宁波市' },
  ],
};
const DISTRICTS = [
  { parent: '1101', regions: [{ code: '110105', name: '朝阳区' }] },
  { parent: '3302', regions: [{ code: '330206', name: '北仑区' }] },
];

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

export const regionPickerPlan = sharedPlan('regionPickerPlan', regionPickerMachine, {
  inputs: { 'an order form': undefined },
  events: {
    'region.set': {
      'a truck to nowhere yet': { isAsked: true, code: '' },
      'a truck to a district': { isAsked: true, code: '330206' },
      'a truck to a place in words': { isAsked: true, code: '浙江省宁波市' },
      'no truck': { isAsked: false, code: '330206' },
    },
    'province.choose': ({ context: { lists, isAsked } }) => ({
      ...(isAsked && lists[''] && { 'one of many cities': { code: '33' }, 'one of one city': { code: '11' } }),
    }),
    'city.choose': ({ context: { lists, province } }) => ({
      ...(province === '33' && lists['33'] && { Ningbo: { code: '3302' } }),
    }),
    'district.choose': ({ context: { lists, city } }) => ({
      ...(city === '3302' && lists['3302'] && { Beilun: { code: '330206' } }),
    }),
    'list.retry': 'bare',
  },
  outcomes: {
    loadRegions: {
      done: {
        'all of them': { ok: true, lists: [PROVINCES, OF_BEIJING, OF_ZHEJIANG, ...DISTRICTS] },
        'all but the districts': { ok: true, lists: [PROVINCES, OF_BEIJING, OF_ZHEJIANG] },
        'the provinces': { ok: true, lists: [PROVINCES] },
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not a list') },
    },
  },
  distinguish: ({ lists, ...context }) => [context, Object.keys(lists).length],
});
