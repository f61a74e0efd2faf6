import type { NoticeCase, QueuedNotice } from '../../domain/house/case';

const field = { isNeeded: true, label: null, options: [], value: '' };

export const HELD_UP: QueuedNotice = {
  kind: 'notice',
  place: 'RAL',
  name: '阿拉山口',
  notice: { text: '换装线检修', days: 4, until: '2026-12-05' },
  dueAt: null,
  isOverdue: false,
  heldBy: { staffId: 'P5', name: '孙立' },
};
export const CLEAR: QueuedNotice = { ...HELD_UP, place: 'RMZ', name: '满洲里', notice: null, heldBy: null };

export const NOTICED: NoticeCase = {
  kind: 'notice',
  place: HELD_UP.place,
  name: HELD_UP.name,
  notice: HELD_UP.notice,
  turn: '3.0',
  dueAt: null,
  heldBy: null,
  done: [{ act: 'notice.put', at: '2026-11-24T02:10:00.000Z', who: '孙立' }],
  acts: [
    {
      id: 'notice.put',
      name: null,
      fields: [
        { ...field, id: 'text', kind: 'text', label: '公告内容（订舱人可见，2–60 字）', value: '换装线检修' },
        { ...field, id: 'days', kind: 'number', value: '4' },
        { ...field, id: 'until', kind: 'date', value: '2026-12-05' },
      ],
    },
    { id: 'notice.dropped', name: null, fields: [] },
  ],
};
export const UNNOTICED: NoticeCase = { ...NOTICED, place: CLEAR.place, name: CLEAR.name, notice: null, acts: [] };
