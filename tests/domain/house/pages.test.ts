import { describe, expect, it } from 'vitest';

import { readDeskPage, deskPagePath, mayOpen, type DeskPage } from '../../../domain/house/pages';
import { choiceAmong, nextSort } from '../../../domain/house/queue';
import { STAFF_ROLES } from '../../../domain/house/roles';

const PAGES: Readonly<Record<string, DeskPage>> = {
  '/': { name: 'queue', choice: {} },
  '/?queue=carriage&mode=AIR&mine=1': { name: 'queue', choice: { queue: 'carriage', mode: 'AIR', isMine: true } },
  '/?port=CNSHA&class=2.1': { name: 'queue', choice: { port: 'CNSHA', hazard: '2.1' } },
  '/?queue=carriage&departure=2026-11-24%20%E6%98%9F%E5%B7%9D%20208E': {
    name: 'queue',
    choice: { queue: 'carriage', departure: '2026-11-24 星川 208E' },
  },
  '/?queue=review&page=2': { name: 'queue', choice: { queue: 'review', page: 2 } },
  '/?queue=enquiries&sort=-due': { name: 'queue', choice: { queue: 'enquiries', sort: '-due' } },
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
  '/case/FC1?queue=carriage&mode=AIR&page=2': {
    name: 'case',
    subject: { kind: 'order', no: 'FC1' },
    choice: { queue: 'carriage', mode: 'AIR', page: 2 },
  },
  '/paper/BP-1': { name: 'case', subject: { kind: 'buyerPaper', no: 'BP-1' } },
};

describe('desk address', () => {
  it('maps to its page and back', () => {
    for (const [path, page] of Object.entries(PAGES)) {
      expect(readDeskPage(path), path).toEqual(page);
      expect(deskPagePath(page), path).toBe(path);
    }
  });

  it('falls back to the queue with no selection when invalid', () => {
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
      '/?departure=tomorrow',
      '/devices?mode=AIR',
      '/customers?text=13800138001',
      '/enterprise/',
      '/content/news/1.2',
      '/content/help/0',
      '/content/law/1',
    ])
      expect(readDeskPage(path), path).toEqual({ name: 'queue', choice: {} });
  });
});

describe('desk page', () => {
  it('is open to its roles', () => {
    expect(STAFF_ROLES.filter((role) => mayOpen('customers', [role]))).toEqual(
      STAFF_ROLES.filter((role) => role !== 'content'),
    );
    expect(STAFF_ROLES.filter((role) => mayOpen('log', [role]))).toEqual(['auditor', 'administrator']);
    expect(STAFF_ROLES.every((role) => mayOpen('devices', [role]))).toBe(true);
  });
});

describe('desk selection', () => {
  it('comes from the address within the allowed queues', () => {
    const said = {
      queue: 'customer',
      mode: 'RAIL',
      port: 'DUISBURG',
      hazard: '8',
      departure: '',
      isMine: true,
      sort: 'goods',
      page: 7,
    } as const;
    expect(choiceAmong(['review', 'customer'], said)).toEqual(said);
    expect(choiceAmong(['enquiries', 'notices'], said)).toEqual({
      queue: 'enquiries',
      mode: '',
      port: '',
      hazard: '',
      departure: '',
      isMine: true,
      sort: '',
      page: 7,
    });
    for (const [sort, next] of [
      ['', 'due'],
      ['due', '-due'],
      ['-due', ''],
      ['-lane', 'due'],
    ] as const)
      expect(nextSort(sort, 'due')).toBe(next);
    expect(choiceAmong(['carriage'], {})).toEqual({
      queue: 'carriage',
      mode: '',
      port: '',
      hazard: '',
      departure: '',
      isMine: false,
      sort: '',
      page: 1,
    });
  });
});
