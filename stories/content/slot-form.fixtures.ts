import type { SlotForm, SlotSheet } from '../../domain/campaigns/slots';

export const SLOTS: SlotSheet = {
  isOpen: true,
  slots: [
    { slotId: 'D1-09', startsAt: '2026-11-23T01:30:00.000Z', left: 4, state: 'OVER' },
    { slotId: 'D1-14', startsAt: '2026-11-23T06:00:00.000Z', left: 0, state: 'FULL' },
    { slotId: 'D2-09', startsAt: '2026-11-24T01:30:00.000Z', left: 7, state: 'OPEN' },
    { slotId: 'D2-14', startsAt: '2026-11-24T06:00:00.000Z', left: 1, state: 'OPEN' },
  ],
  booking: null,
};
export const BOOKED: SlotSheet = {
  ...SLOTS,
  booking: { slotId: 'D2-09', startsAt: '2026-11-24T01:30:00.000Z' },
};
/** The booked slot has begun. */
export const BEGUN: SlotSheet = {
  ...SLOTS,
  booking: { slotId: 'D1-09', startsAt: '2026-11-23T01:30:00.000Z' },
};
export const MOVED: SlotSheet = {
  ...SLOTS,
  booking: { slotId: 'D2-14', startsAt: '2026-11-24T06:00:00.000Z' },
};
export const OVER: SlotSheet = { ...SLOTS, isOpen: false, slots: [] };

export const TYPED: SlotForm = {
  slotId: 'D2-09',
  company: '常州市庚辛涂料有限公司',
  name: '周工',
  phone: '13800126621',
  question: '',
};
