import type { RailReceipt } from '../../domain/modes/rail/receipt';

export const RAIL_TRUCK: RailReceipt['trucks'][number] = {
  code: '7K3MQX9DT2',
  openUntil: '2026-12-07T08:00:00.000Z',
  slot: '2026-12-05T09:00',
  plateNo: '陕A12345',
  driverName: '王五',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '',
  pieces: '1',
};
