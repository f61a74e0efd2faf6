import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { StoreNoticeView } from '../../../src/modes/wh/store-notice';

const ORDER = {
  orderNo: 'WH2611207K3M9Q',
  state: 'CONFIRMED' as const,
  isDanger: 'Y' as const,
  cancelFee: { amount: 0, currency: '1' },
  warehouse: { code: 'SHHS', nameCn: '沪山危化一库', nameEn: 'SHHS', district: '金山区' },
  room: 'SHHS-A',
  inDate: '2026-12-01',
  outDate: '2026-12-31',
  tons: 12,
  pallets: 16,
  days: 30,
  batchNo: '',
  pickerName: '王小明',
  isPartial: true,
  isRenewed: false,
};
const view = { busyKind: null, failureCode: null };
const on = { fetch: vi.fn<() => void>() };

it('the storage notice shows the cancellation fee while cancellable and the storage card after arrival', () => {
  const page = render(<StoreNoticeView order={ORDER} view={view} on={on} />);
  expect(screen.getByText(/48 小时前取消不收费/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '下载库位卡' })).toBeNull();
  page.rerender(<StoreNoticeView order={{ ...ORDER, state: 'CARGO_IN', cancelFee: null }} view={view} on={on} />);
  expect(screen.queryByText(/48 小时前取消不收费/)).toBeNull();
  expect(screen.getByRole('button', { name: '下载库位卡' })).toBeDefined();
});
