import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextField } from '../../src/ui/form/text-field';
import order, { Confirm, Goods, GoodsApart, SailingFaulted, Services } from '../order/fcl-order.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night, picked } from '../sights';

const none = () => undefined;

const pattern: PatternRecord = {
  views: ['src/modes/fcl/fcl-order-view.tsx', 'src/features/order/order-view.tsx'],
  chart: 'orderForm',
  status: 'stable',
  purpose: '分步填一张单：左边是步骤，中间是这一步，右边一直看得见能不能走和多少钱。',
  use: ['下单、询价这样要填十项以上的。', '填错的在框下说，几处时上面有一句总的，按一下就到那一项。'],
  avoid: ['三项以内直接放在页面上，不分步。', '填了一半不丢：草稿自动保存，回来还在。'],
  good: {
    shows: () => (
      <TextField label="毛重（kg）" hint="含包装与托盘" error="毛重应不小于净重 15,800" value="1580" onChange={none} />
    ),
    why: '标签写单位，错处说出差在哪。',
  },
  bad: {
    shows: () => <TextField label="" hint="" error="输入有误" placeholder="毛重" value="1580" onChange={none} />,
    why: '没有标签，不知道错在哪。',
  },
  anatomy: [
    { at: 'nav, ol', name: '步骤：到过的可以回去' },
    { at: 'h2', name: '这一步；换步时焦点到这里' },
    { at: '[role=alert]', name: '还有几处要处理，按一下就到' },
    { at: 'aside', name: '能不能走，和费用' },
  ],
  heard: { at: '[role=alert]', says: '警示；还有 4 处要处理' },
  keys: [
    {
      at: 'section[aria-labelledby] button, section button',
      key: 'Enter',
      does: '到要处理的那一项',
      proves: () => expect(order.args.form.on.seek).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    busy: '整箱下单-订单表单--submitting',
    empty: '整箱下单-订单表单--goods-blank',
    faulty: '整箱下单-订单表单--sailing-faulted',
    error: '整箱下单-订单表单--failed',
    offline: '整箱下单-订单表单--offline',
    done: '整箱下单-订单表单--confirm-agreed',
    long: '整箱下单-订单表单--goods-apart',
    dark: '模式-表单--at-rest-dark',
  },
};

const samples = {
  '一、船期与箱型': order.args.form,
  '一、没有填全': SailingFaulted.args?.form,
  '二、货物': Goods.args?.form,
  '二、不得同箱': GoodsApart.args?.form,
  '三、服务': Services.args?.form,
  '四、确认': Confirm.args?.form,
};

const meta = {
  ...order,
  title: '模式/表单',
  argTypes: { form: picked(samples) },
  parameters: { ...order.parameters, pattern },
} satisfies Meta<typeof order.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '没有填全', args: SailingFaulted.args ?? {} };
export const AtRestDark = night(AtRest);
