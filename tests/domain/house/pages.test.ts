import { describe, expect, it } from 'vitest';

import { deskPageAt, deskPathOf, mayOpen, type DeskPage } from '../../../domain/house/pages';
import { choiceAmong } from '../../../domain/house/queue';
import { STAFF_ROLES } from '../../../domain/house/roles';

const PAGES: Readonly<Record<string, DeskPage>> = {
  '/': { name: 'queue', choice: {} },
  '/?queue=carriage&mode=AIR&mine=1': { name: 'queue', choice: { queue: 'carriage', mode: 'AIR', isMine: true } },
  '/?port=CNSHA&class=2.1': { name: 'queue', choice: { port: 'CNSHA', hazard: '2.1' } },
  '/?queue=review&page=2': { name: 'queue', choice: { queue: 'review', page: 2 } },
  '/?page=9999': { name: 'queue', choice: { page: 9999 } },
  '/?mode=WH': { name: 'queue', choice: { mode: 'WH' } },
  '/?queue=notices': { name: 'queue', choice: { queue: 'notices' } },
  '/customers': { name: 'customers', ref: null },
  '/enterprise/E-1': { name: 'customers', ref: { kind: 'enterprise', id: 'E-1' } },
  '/person/U-1': { name: 'customers', ref: { kind: 'person', id: 'U-1' } },
  '/content': { name: 'content' },
  '/content/news/1001': { name: 'document', ref: { kind: 'news', key: '1001' } },
  '/content/help/1.2.4': { name: 'document', ref: { kind: 'help', key: '1.2.4' } },
  '/content/help/new': { name: 'document', ref: { kind: 'help', key: null } },
  '/log': { name: 'log' },
  '/devices': { name: 'devices' },
  '/paper/BP-1': { name: 'case', subject: { kind: 'buyerPaper', no: 'BP-1' } },
};

describe('an address of the desk', () => {
  it('names its page, and a page its address', () => {
    for (const [path, page] of Object.entries(PAGES)) {
      expect(deskPageAt(path), path).toEqual(page);
      expect(deskPathOf(page), path).toBe(path);
    }
  });

  it('is the queue, with nothing chosen, where nobody knows what it says', () => {
    for (const path of [
      '',
      '/nowhere',
      '/case/',
      '/case/<b>',
      '/?queue=__proto__&mode=SHIP&mine=yes',
      '/?mode=ENQ',
      '/?page=1',
      '/?page=0',
      '/?page=10000',
      '/?page=2.5',
      '/?port=%3Cb%3E&class=33',
      '/devices?mode=AIR',
      '/customers?text=13800138001',
      '/enterprise/',
      '/content/news/1.2',
      '/content/help/0',
      '/content/law/1',
    ])
      expect(deskPageAt(path), path).toEqual({ name: 'queue', choice: {} });
  });
});

describe('a page', () => {
  it('is shown to those whose work it is', () => {
    expect(STAFF_ROLES.filter((role) => mayOpen('customers', [role]))).toEqual(
      STAFF_ROLES.filter((role) => role !== 'content'),
    );
    expect(STAFF_ROLES.filter((role) => mayOpen('log', [role]))).toEqual(['auditor', 'administrator']);
    expect(STAFF_ROLES.every((role) => mayOpen('devices', [role]))).toBe(true);
  });
});

describe('what is looked at', () => {
  it('is what the address says, of what somebody is shown', () => {
    const said = { queue: 'customer', mode: 'RAIL', port: 'DUISBURG', hazard: '8', isMine: true, page: 7 } as const;
    expect(choiceAmong(['review', 'customer'], said)).toEqual(said);
    expect(choiceAmong(['enquiries', 'notices'], said)).toEqual({
      queue: 'enquiries',
      mode: '',
      port: '',
      hazard: '',
      isMine: true,
      page: 7,
    });
    expect(choiceAmong(['carriage'], {})).toEqual({
      queue: 'carriage',
      mode: '',
      port: '',
      hazard: '',
      isMine: false,
      page: 1,
    });
  });
});
