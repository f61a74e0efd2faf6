import type { CalendarCase, CalendarReading, QueuedYear } from '../../domain/house/case';

const line = { kind: 'calendar', dueAt: null, isOverdue: false, heldBy: null } as const;

/** Announced by the State Council. */
const TOLD = {
  off: [
    { from: '2026-01-01', until: '2026-01-03' },
    { from: '2026-02-15', until: '2026-02-23' },
    { from: '2026-10-01', until: '2026-10-07' },
  ],
  worked: ['2026-01-04', '2026-02-14', '2026-02-28'],
  isTold: true,
};
/** Statutory days of a year not announced yet. */
const UNTOLD = {
  off: [
    { from: '2027-01-01', until: '2027-01-01' },
    { from: '2027-02-05', until: '2027-02-08' },
  ],
  worked: [],
  isTold: false,
};
const PUT = {
  off: [
    { from: '2027-01-01', until: '2027-01-01' },
    { from: '2027-02-05', until: '2027-02-11' },
  ],
  worked: ['2027-02-20', '2027-02-28'],
  isTold: true,
};

export const YEAR_TOLD: QueuedYear = { ...line, year: '2026', ...TOLD };
export const YEAR_UNTOLD: QueuedYear = {
  ...line,
  year: '2027',
  ...UNTOLD,
  heldBy: { staffId: 'P5', name: '孙立' },
};

const field = { isNeeded: true, label: null, options: [], value: '' };
export const FILLED = {
  off: '2027-01-01\n2027-02-05 至 2027-02-11',
  worked: '2027-02-20\n2027-02-28',
  isTold: 'Y',
};

export const YEAR_WAITS: CalendarCase = {
  kind: 'calendar',
  year: '2027',
  ...UNTOLD,
  turn: '0.0',
  dueAt: null,
  heldBy: null,
  done: [],
  acts: [
    {
      id: 'calendar.put',
      name: null,
      fields: [
        { ...field, id: 'off', kind: 'lines', label: '放假日，每行一段（如 2027-02-05 至 2027-02-11，含首尾两天）' },
        { ...field, id: 'worked', kind: 'lines', label: '补班日，每行一天（应为周六或周日）', isNeeded: false },
        {
          ...field,
          id: 'isTold',
          kind: 'choice',
          options: [
            { key: 'Y', name: '国务院已公布，按公布的日子计算时限' },
            { key: 'N', name: '尚未公布，只知道法定节假日' },
          ],
          value: 'N',
        },
      ],
    },
  ],
};
export const YEAR_PUT: CalendarCase = {
  ...YEAR_WAITS,
  ...PUT,
  turn: '1.0',
  done: [{ act: 'calendar.put', at: '2026-11-27T03:20:00.000Z', who: '孙立' }],
  acts: [...YEAR_WAITS.acts, { id: 'calendar.dropped', name: null, fields: [] }],
};
export const YEAR_READ_ONLY: CalendarCase = { ...YEAR_PUT, acts: [] };

export const YEAR_READING: CalendarReading = {
  ...PUT,
  newlyOff: ['2027-02-09', '2027-02-10', '2027-02-11'],
  newlyWorked: ['2027-02-20', '2027-02-28'],
  next: [
    { from: '2027-02-04T09:00:00.000Z', before: '2027-02-09T02:00:00.000Z', after: '2027-02-12T02:00:00.000Z' },
    { from: '2027-02-19T09:00:00.000Z', before: '2027-02-22T02:00:00.000Z', after: '2027-02-20T02:00:00.000Z' },
  ],
  given: { orders: 14, enquiries: 6, buyerPapers: 3, samples: 1 },
};
export const SAME_READING: CalendarReading = {
  ...YEAR_READING,
  newlyOff: [],
  newlyWorked: [],
  next: [],
  given: { orders: 0, enquiries: 0, buyerPapers: 0, samples: 0 },
};
