import { describe, expect, it } from 'vitest';

import type { FclForm } from '../../../domain/modes/fcl/form';
import { readConsignee } from '../../../domain/order/blocks/parties';
import type { Party } from '../../../domain/order/form/form';
import { dangerousOrder, factsFor, generalOrder } from '../../support/fcl-order';
import { told, withOrder } from './order-faults.sample';

type Case = [what: string, change: Partial<FclForm>, faults: string[]];

const nobody: Party = { name: '', address: '', phone: '', email: '', taxId: '' };
const { shipper, consignee } = dangerousOrder;

describe('shipper and consignee', () => {
  it.each<Case>([
    [
      'no shipper',
      { shipper: nobody },
      ['shipper.name required', 'shipper.address required', 'shipper.phone required'],
    ],
    ['a shipper in Chinese', { shipper: { ...shipper, name: '东方溶剂' } }, ['shipper.name notEnglish']],
    ['a name too long for the bill', { shipper: { ...shipper, name: 'A'.repeat(71) } }, ['shipper.name tooLong']],
    ['an address too long for it', { shipper: { ...shipper, address: 'A'.repeat(201) } }, ['shipper.address tooLong']],
    [
      'names and addresses just short enough',
      { shipper: { ...shipper, name: 'A'.repeat(70), address: 'A'.repeat(200), taxId: '1'.repeat(40) } },
      [],
    ],
    [
      'a tax number too long for any country',
      { shipper: { ...shipper, taxId: '1'.repeat(41) } },
      ['shipper.taxId tooLong'],
    ],
    ['an address on two lines', { shipper: { ...shipper, address: 'NO. 1\nSHANGHAI' } }, []],
    ['a phone in words', { shipper: { ...shipper, phone: 'ask me' } }, ['shipper.phone partyPhone']],
    ['a mail without a place', { shipper: { ...shipper, email: 'export@' } }, ['shipper.email email']],
    ['no mail', { shipper: { ...shipper, email: '' } }, []],
    ['a consignee without an address', { consignee: { ...consignee, address: '' } }, ['consignee.address required']],
    [
      'to order, and nobody to be told of it',
      { consignee: { ...nobody, name: 'To the order of BANK' } },
      ['notify.name required', 'notify.address required', 'notify.phone required'],
    ],
    ['to order, and somebody is told', { consignee: { ...nobody, name: 'TO ORDER' }, notify: consignee }, []],
    [
      'half a notify party',
      { notify: { ...nobody, name: 'STRAIT AGENTS' } },
      ['notify.address required', 'notify.phone required'],
    ],
    ['no bill and no release', { blType: '', releaseType: '' }, ['blType required', 'releaseType required']],
  ])('have the faults $2 for %s', (_, change, faults) => {
    expect(withOrder(change)).toEqual(faults);
  });
});

describe('destination country', () => {
  it.each([
    ['SG', 'OWN'],
    ['BR', 'ASKED'],
    ['NL', 'ASKED'],
  ])('%s identifies the consignee by the visible number', (country, number) => {
    const form = { ...dangerousOrder, consignee: { ...consignee, taxId: 'OWN' }, destTaxId: 'ASKED' };
    expect(readConsignee(form, country).taxId).toBe(number);
  });

  it.each([
    ['USLAX', ['amsAgent required']],
    ['CAVAN', ['amsAgent required']],
    ['JPTYO', ['amsAgent required']],
    ['NLRTM', ['destTaxId required', 'amsAgent required']],
    ['GBFXT', []],
    ['SGSIN', []],
    ['INNSA', ['destTaxId required']],
    ['EGALY', ['destTaxId required']],
    ['BRSSZ', ['goods.0.hsCode ncmCode', 'destTaxId required']],
  ])('%s requires the fields $1', (dst, faults) => {
    expect(told(dangerousOrder, factsFor(dst))).toEqual(faults);
  });

  it.each([
    ['INNSA', 'ABCDE1234F', []],
    ['INNSA', '0312345678', []],
    ['INNSA', '1234', ['destTaxId destTaxId']],
    ['EGALY', '123-456-789', []],
    ['EGALY', '12345678', ['destTaxId destTaxId']],
    ['BRSSZ', '11.222.333/0001-81', []],
    ['BRSSZ', '11.222.333/0001-82', ['destTaxId destTaxId']],
    ['BRSSZ', '11111111111111', ['destTaxId destTaxId']],
    // Numbers issued since 2026 contain letters.
    ['BRSSZ', '12.ABC.345/01DE-35', []],
    ['BRSSZ', '12.ABC.345/01DE-36', ['destTaxId destTaxId']],
    // EU customs accept an EORI of any member state.
    ['NLRTM', 'NL123456789', ['amsAgent required']],
    ['DEHAM', 'fr 123 456 789 00012', ['amsAgent required']],
    ['DEHAM', 'XI123456789000', ['amsAgent required']],
    ['DEHAM', 'GB123456789000', ['destTaxId destTaxId', 'amsAgent required']],
    ['DEHAM', '123456789', ['destTaxId destTaxId', 'amsAgent required']],
    ['DEHAM', 'DE1234567890123456', ['destTaxId destTaxId', 'amsAgent required']],
    ['SGSIN', 'anything', []],
  ])('%s with tax number %s', (dst, destTaxId, faults) => {
    const goods = dangerousOrder.goods.map((row) => ({ ...row, hsCode: '29051100' }));
    expect(told({ ...dangerousOrder, goods, destTaxId }, factsFor(dst))).toEqual(faults);
  });

  it('requires an English-speaking emergency contact for dangerous goods to the US', () => {
    const chinese = { ...dangerousOrder, amsAgent: 'SELF' as const, emergencyName: '林海' };
    expect(told(chinese, factsFor('USLAX'))).toEqual(['emergencyName emergencyNotEnglish']);
    expect(told(chinese, factsFor('SGSIN'))).toEqual([]);
  });
});

describe('last step', () => {
  const invoice = { wanted: true, title: '东方溶剂有限公司', taxNo: '91350100M000100Y43', type: '1' };
  const file = { fileId: 'F1', docType: 'SDS_EN', name: 'a.pdf', bytes: 1 };
  it.each<Case>([
    ['no currency and no way to pay', { currency: '', payType: '' }, ['currency required', 'payType required']],
    ['an invoice', { invoice }, []],
    ['an invoice to nobody', { invoice: { ...invoice, title: '' } }, ['invoice.title required']],
    ['an invoice of no kind', { invoice: { ...invoice, type: '' } }, ['invoice.type required']],
    ['no tax number', { invoice: { ...invoice, taxNo: '' } }, ['invoice.taxNo required']],
    [
      'a slip in the tax number',
      { invoice: { ...invoice, taxNo: '91350100M000100Y44' } },
      ['invoice.taxNo creditCode'],
    ],
    ['an invoice abroad', { invoice: { ...invoice, taxNo: '', type: '4' } }, []],
    ['an invoice for later', { invoice: { ...invoice, wanted: false, title: '' } }, []],
    ['nobody to ask', { contactName: '', contactPhone: '' }, ['contactName required', 'contactPhone required']],
    ['a name of one letter', { contactName: '林' }, ['contactName contactName']],
    ['a mobile too short', { contactPhone: '1381234567' }, ['contactPhone contactPhone']],
    ['a mobile that begins with 11', { contactPhone: '11812345678' }, ['contactPhone contactPhone']],
    ['a landline', { contactPhone: '021-55550000-12' }, []],
    ['a mail with spaces', { contactEmail: 'a b@c.example' }, ['contactEmail email']],
    [
      'nobody at night',
      { emergencyName: '', emergencyPhone: '' },
      ['emergencyName required', 'emergencyPhone required'],
    ],
    ['a number nobody abroad can ring', { emergencyPhone: '021-55550119' }, ['emergencyPhone emergencyPhone']],
    ['a paper nobody opens', { files: [{ ...file, name: 'sds.exe' }] }, ['files.0 file']],
    ['a paper named like a part of the language', { files: [{ ...file, name: 'a.constructor' }] }, ['files.0 file']],
    ['a paper too heavy', { files: [{ ...file, bytes: 20 * 1024 * 1024 + 1 }] }, ['files.0 file']],
    ['too many papers', { files: Array.from({ length: 21 }, () => file) }, ['files tooManyFiles']],
    ['no safety data sheet yet', { files: [] }, []],
    ['a remark too long', { remark: '长'.repeat(501) }, ['remark tooLong']],
    [
      'no agreement and no promise',
      { agreeProtocol: false, dgPromise: false },
      ['agreeProtocol required', 'dgPromise required'],
    ],
  ])('has the faults $2 for %s', (_, change, faults) => {
    expect(withOrder(change)).toEqual(faults);
  });

  it('requires no promises for harmless goods', () => {
    expect(told({ ...generalOrder, dgPromise: false, emergencyPhone: '' }, factsFor('SGSIN', false))).toEqual([]);
  });
});
