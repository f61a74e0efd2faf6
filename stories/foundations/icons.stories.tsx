import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { BOOKING_MODES } from '../../domain/mode-ids';
import { bookingSearchCopy } from '../../src/copy/search/booking-search';
import { ModeIcon } from '../../src/ui/mark/mode-icon';
import { WorkIcon, type WorkIconName } from '../../src/ui/mark/work-icon';
import { Part, Rules, Sheet } from './sheet';

const meta = {
  title: '基础/图标',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Meaning of each icon; the type names all of them. */
const MEANINGS: Readonly<Record<WorkIconName, string>> = {
  alert: '需留意、出错',
  arrowDown: '向下、从低到高',
  arrowRight: '去下一处、起讫',
  arrowUp: '回到顶部',
  building: '企业、会员中心',
  calendar: '日期',
  capsLock: '大写已锁定',
  check: '已选、已完成',
  chevronDown: '展开',
  chevronLeft: '上一个',
  chevronRight: '下一个、进入',
  chevronsLeft: '向左一大步',
  chevronsRight: '向右一大步',
  clock: '截止、时效',
  close: '关闭、移除一项',
  columns: '对比',
  copy: '复制',
  document: '资料、单证',
  edit: '修改',
  exit: '退出登录',
  external: '在新标签页打开',
  eye: '显示密码',
  eyeOff: '隐藏密码',
  house: '首页、回主站',
  keyboard: '用键盘完成',
  lock: '已锁定、需登录',
  menu: '手机菜单',
  minus: '减少',
  offline: '网络不通',
  pause: '暂停轮播',
  phone: '电话',
  play: '继续轮播',
  plus: '增加',
  print: '打印',
  qr: '小程序码',
  refresh: '重试、换一张',
  save: '存草稿、存结果',
  search: '查找',
  shield: '规定、依据',
  shieldChecked: '已通过、已验证',
  siren: '应急电话',
  sliders: '筛选',
  spinner: '正在处理',
  split: '分装、隔离',
  star: '收藏',
  stop: '禁止',
  swap: '对调起讫',
  trash: '删除一行',
  truck: '车辆',
  undo: '撤销一步',
  upload: '上传',
};

const Tile = ({ name, code, children }: { name: string; code?: string; children: ReactNode }) => (
  <li className="grid justify-items-center gap-1 rounded-control border border-line p-3 text-center text-14 text-ink">
    {children}
    <span>{name}</span>
    {code !== undefined && <span className="text-12 text-muted">{code}</span>}
  </li>
);

const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-8">{children}</ul>
);

export const Icons: Story = {
  name: '含义与运输方式',
  render: () => (
    <Sheet>
      <Part title="一个图标一个意思">
        <Rules>
          {[
            '线形，20px 网格，线宽 1.5，颜色随文字。',
            '图标旁有字；只有关闭、增减、显示密码这类人人认得的可以单独用，并带读屏名称。',
            '判定不用图标代替文字；危险品类别用标准标志，不用图标。',
            '同一个意思不换图标：“移除一项”是叉，“删除一行”是桶，不混用。',
          ]}
        </Rules>
      </Part>
      <Part title="含义">
        <Tiles>
          {(Object.keys(MEANINGS) as WorkIconName[]).map((name) => (
            <Tile key={name} name={MEANINGS[name]} code={name}>
              <WorkIcon name={name} className="size-6" />
            </Tile>
          ))}
        </Tiles>
      </Part>
      <Part title="运输方式">
        <Tiles>
          {BOOKING_MODES.map((mode) => (
            <Tile key={mode} name={bookingSearchCopy.mode[mode]}>
              <ModeIcon mode={mode} className="size-6" />
            </Tile>
          ))}
        </Tiles>
      </Part>
    </Sheet>
  ),
};
