import { describe, expect, it } from 'vitest';

import { offerFromSailing } from '../../../domain/modes/fcl/detail';
import { type FclForm, blankFcl } from '../../../domain/modes/fcl/form';
import { fclFaults } from '../../../domain/modes/fcl/mode';
import { FCL_STEPS, fieldStep } from '../../../domain/modes/fcl/steps';
import { dangerousOrder, factsFor, generalOrder, sailingTo } from '../../support/fcl-order';
import { told, withGeneral, withOrder } from './order-faults.sample';

type Case = [what: string, change: Partial<FclForm>, faults: string[]];

describe('order form', () => {
  it('has no faults when complete, dangerous or not', () => {
    expect(told(dangerousOrder)).toEqual([]);
    expect(told(generalOrder, factsFor('SGSIN', false))).toEqual([]);
  });

  it('lists the faults of a blank form in the order of steps', () => {
    const faults = fclFaults(blankFcl, factsFor());
    const steps = faults.map(({ path }) => FCL_STEPS.indexOf(fieldStep(path)));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(['required']));
    expect(new Set(steps).size).toBe(4);
    expect(faults).toHaveLength(32);
  });

  it('is judged deterministically and not modified', () => {
    const form = structuredClone(blankFcl);
    expect(fclFaults(form, factsFor())).toEqual(fclFaults(form, factsFor()));
    expect(form).toEqual(blankFcl);
  });

  it('knows the step of every field and the last one for unknown fields', () => {
    expect(fieldStep('boxes.0.count')).toBe('sailing');
    expect(fieldStep('goods.2.nameCn')).toBe('goods');
    expect(fieldStep('consignee.address')).toBe('services');
    expect(fieldStep('dgPromise')).toBe('confirm');
    expect(fieldStep('constructor')).toBe('confirm');
  });
});

describe('sailing and boxes', () => {
  it.each<Case>([
    ['no sailing', { offerId: '' }, ['offerId required']],
    ['no price for it', { quoteId: '' }, ['offerId required']],
    ['the other sailing is the same', { altOfferId: 'S1' }, ['altOfferId sameSailing']],
    ['the other sailing is another', { altOfferId: 'S2' }, []],
    ['no boxes', { boxes: [] }, ['boxes required']],
    ['no box of a type', { boxes: [{ type: '20GP', count: '0' }] }, ['boxes.0.count boxCount']],
    ['too many boxes', { boxes: [{ type: '20GP', count: '51' }] }, ['boxes.0.count boxCount']],
    ['half a box', { boxes: [{ type: '20GP', count: '1.5' }] }, ['boxes.0.count boxCount']],
    ['fifty boxes, in full-width digits', { boxes: [{ type: '20GP', count: '５０' }] }, []],
    [
      'a type twice',
      {
        boxes: [
          { type: '20GP', count: '1' },
          { type: '20GP', count: '1' },
        ],
      },
      ['boxes.1.type boxTwice'],
    ],
    [
      'no terms',
      { boxOwner: '', tradeTerm: '', transportTerm: '', freightTerm: '' },
      ['boxOwner required', 'tradeTerm required', 'transportTerm required', 'freightTerm required'],
    ],
  ])('have the faults $2 for %s', (_, change, faults) => {
    expect(withOrder(change)).toEqual(faults);
  });

  it('rejects a closed sailing, by state or by cut-offs', () => {
    const closed = factsFor('SGSIN', true, { offer: offerFromSailing({ ...sailingTo('SGSIN'), state: 'CLOSED' }) });
    const late = { ...factsFor(), now: Date.parse('2026-12-08T10:00:00Z') };
    expect(withOrder({}, closed)).toEqual(['offerId sailingClosed']);
    expect(withOrder({}, late)).toEqual([]);
    expect(withOrder({}, { ...late, now: late.now + 1 })).toEqual(['offerId sailingClosed']);
  });

  it('is judged without a sailing', () => {
    expect(withOrder({ offerId: '' }, { ...factsFor(), quote: null })).toEqual(['offerId required']);
  });
});

describe('order services', () => {
  const truck: Partial<FclForm> = {
    services: ['DGDEC', 'TRK'],
    pickupRegion: '310115',
    pickupAddress: '化工路 1 号 3 号门',
    readyDate: '2026-12-10T08:00',
  };
  it.each<Case>([
    ['a truck with everything', truck, []],
    [
      'a truck to nowhere',
      { services: ['DGDEC', 'TRK'] },
      ['pickupRegion required', 'pickupAddress required', 'readyDate required'],
    ],
    ['a truck to a place in words', { ...truck, pickupRegion: '上海市/浦东新区' }, ['pickupRegion required']],
    ['a truck to a whole city', { ...truck, pickupRegion: '3101' }, ['pickupRegion required']],
    ['an address too short to find', { ...truck, pickupAddress: '化工路' }, ['pickupAddress addressLength']],
    ['an address too long to print', { ...truck, pickupAddress: '路'.repeat(121) }, ['pickupAddress addressLength']],
    ['an address nobody comes to', { pickupAddress: '路' }, []],
    ['a day nobody can read', { ...truck, readyDate: '下周' }, ['readyDate readyDate']],
    ['ready as the yard closes', { ...truck, readyDate: '2026-12-17T18:00' }, ['readyDate readyTooLate']],
    ['ready a minute before', { ...truck, readyDate: '2026-12-17T17:59' }, []],
    ['nobody declares the goods', { services: [] }, ['declMode required']],
    ['the shipper declares them', { services: [], declMode: 'SELF' }, []],
    ['customs without a value', { services: ['DGDEC', 'CUS'] }, ['goodsValue required']],
    ['a value of nothing', { services: ['DGDEC', 'CUS'], goodsValue: '0' }, ['goodsValue money']],
    ['insurance without values', { services: ['DGDEC', 'INS'] }, ['goodsValue required', 'insuredValue required']],
    [
      'insured a cent too low',
      { services: ['DGDEC', 'INS'], goodsValue: '10,000.01', insuredValue: '11,000.01' },
      ['insuredValue underInsured'],
    ],
    ['insured for 110 %', { services: ['DGDEC', 'INS'], goodsValue: '10000', insuredValue: '１１,０００.００' }, []],
    [
      'insured for something unreadable',
      { services: ['DGDEC', 'INS'], goodsValue: '10000', insuredValue: '1.2.3' },
      ['insuredValue money'],
    ],
  ])('have the faults $2 for %s', (_, change, faults) => {
    expect(withOrder(change)).toEqual(faults);
  });

  it('need no declaration for harmless goods', () => {
    expect(withGeneral({ services: [], declMode: '' })).toEqual([]);
  });
});
