import type { DeskPage } from '../../../domain/house/pages';

export const houseDeskCopy = {
  title: '平台工作台',
  pages: {
    queue: '待办',
    customers: '客户',
    content: '内容',
    log: '工作记录',
    devices: '已登录的设备',
  } satisfies Record<Exclude<DeskPage['name'], 'case' | 'receipt' | 'document' | 'uptake'>, string>,
  entering: '正在进入工作台…',
  unreachable: { title: '工作台暂时连不上', text: '请检查网络后重试，已登录的状态不会丢。', retry: '重试' },
  idle: { title: '这里没有您岗位要办的事', text: '您能看的页在上方，从那里打开。' },
  receipt: {
    title: '客户所见的回执',
    note: '只读：内容与客户看到的相同，客户的操作不在此显示。',
    back: '返回本票',
  },
  signOut: '退出',
  site: '返回网站',
};
