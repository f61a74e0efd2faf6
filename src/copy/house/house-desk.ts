import type { DeskPage } from '../../../domain/house/pages';

export const houseDeskCopy = {
  title: '平台工作台',
  pages: { queue: '待办', customers: '客户', log: '工作记录', devices: '已登录的设备' } satisfies Record<
    Exclude<DeskPage['name'], 'case'>,
    string
  >,
  entering: '正在进入工作台…',
  unreachable: { title: '工作台暂时连不上', text: '请检查网络后重试，已登录的状态不会丢。', retry: '重试' },
  idle: { title: '这个岗位还没有待办', text: '您的岗位目前没有要在工作台处理的事。' },
  signOut: '退出',
  site: '返回网站',
};
