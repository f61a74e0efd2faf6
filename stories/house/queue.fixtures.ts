import type { QueuedCase } from '../../domain/house/case';
import { WAITING } from './house.fixtures';

export const COMPLAINED: QueuedCase = {
  ...WAITING,
  orderNo: 'TR000000000003',
  mode: 'TRUCK',
  state: 'ARRIVED',
  isDanger: true,
  isRevised: false,
  isComplained: true,
  hit: null,
  goods: ['乙酸乙酯'],
  dueAt: null,
  org: { code: 'CNNGB', nameCn: '宁波', nameEn: 'Ningbo' },
  dst: { code: 'CNWUH', nameCn: '武汉', nameEn: 'Wuhan' },
  heldBy: null,
};

export const CLOSING: QueuedCase = {
  ...WAITING,
  orderNo: 'FC000000000004',
  state: 'BOOKED',
  isRevised: false,
  hit: null,
  goods: ['甲苯'],
  cutoff: 'SI',
  dueAt: '2026-11-24T08:00:00.000Z',
  heldBy: null,
};
export const SAILED: QueuedCase = {
  ...CLOSING,
  orderNo: 'FC000000000005',
  state: 'DEPARTED',
  goods: ['二甲苯'],
  cutoff: null,
  isUnderWay: true,
  arrivesAt: '2026-12-02T03:30:00.000Z',
  dueAt: null,
};
