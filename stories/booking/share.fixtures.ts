import type { ListSummary } from '../../domain/mall/lists';
import {
  buildSharedSheet,
  type ImportedList,
  type SharedList,
  type ShareLink,
  type ShareShow,
} from '../../domain/mall/share';
import { APART, LISTED } from './purchase.fixtures';

const MADE_AT = '2026-11-22T04:10:00.000Z';
const EXPIRES_AT = '2026-11-29T04:10:00.000Z';

export const TOKEN = 'q0Zr5kX1uB7mN2cV8dT3Lw';
export const ADDRESS = `https://chemlane.example/procurement/share/${TOKEN}`;

export const sharedAs = (show: ShareShow): SharedList => ({
  from: '上海****有限公司',
  show,
  madeAt: MADE_AT,
  expiresAt: EXPIRES_AT,
  sheet: buildSharedSheet(LISTED, show),
});

export const SHARED_APART: SharedList = { ...sharedAs('ALL'), sheet: buildSharedSheet(APART, 'ALL') };

export const LIVING: ShareLink = {
  shareId: 'living',
  state: 'LIVING',
  show: 'ALL',
  needsLogin: false,
  madeAt: MADE_AT,
  expiresAt: EXPIRES_AT,
  lines: 2,
  kg: 2610,
  opened: 3,
  lastOpenedAt: '2026-11-22T07:25:00.000Z',
  canExtend: true,
};
export const EXTENDED: ShareLink = {
  ...LIVING,
  shareId: 'extended',
  show: 'TOTAL',
  needsLogin: true,
  madeAt: '2026-11-19T02:05:00.000Z',
  expiresAt: '2026-12-03T02:05:00.000Z',
  lines: 1,
  kg: 360,
  opened: 0,
  lastOpenedAt: null,
  canExtend: false,
};
export const EXPIRED: ShareLink = {
  ...LIVING,
  shareId: 'expired',
  state: 'EXPIRED',
  show: 'NONE',
  madeAt: '2026-11-12T08:40:00.000Z',
  expiresAt: '2026-11-19T08:40:00.000Z',
  lines: 4,
  kg: 8125,
  opened: 12,
  lastOpenedAt: '2026-11-18T01:15:00.000Z',
  canExtend: false,
};
export const REVOKED: ShareLink = { ...EXPIRED, shareId: 'living', state: 'REVOKED', madeAt: MADE_AT };

export const ONE_LIST: readonly ListSummary[] = [{ listId: 'first', name: '采购单', lines: 3, isOpen: true }];
export const TWO_LISTS: readonly ListSummary[] = [
  { listId: 'first', name: '采购单', lines: 3, isOpen: false },
  { listId: 'winter', name: '十二月备货', lines: 7, isOpen: true },
];

export const TAKEN_ALL: ImportedList = { list: { listId: 'first', name: '采购单' }, taken: 2, stood: [], left: [] };
export const TAKEN_SOME: ImportedList = {
  list: { listId: 'winter', name: '十二月备货' },
  taken: 1,
  stood: ['乙二醇 聚酯级'],
  left: ['丁酮 工业级'],
};
