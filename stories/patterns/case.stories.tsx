import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import desk, { Done, Enquiry, Filling, Mine, Moved, Read, Shown, Theirs } from '../house/desk-case.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night, picked } from '../sights';

const pattern: PatternRecord = {
  views: ['src/features/house/desk-case.tsx'],
  chart: 'deskCase',
  status: 'stable',
  purpose: '办一份：先看货、资料和判定，填好，看对方将收到什么，再办。',
  use: ['订单、询价、认证、公告，每一份都这样办。', '办之前一定先看一遍对方将收到的话。'],
  avoid: ['没有领取不能办；同事在办时只看。', '按钮写动作：通过、退回、放舱，不写确定。'],
  good: {
    shows: () => <Button look="sea">看对方将收到什么</Button>,
    why: '先看，再发，发出去收不回。',
  },
  bad: { shows: () => <Button look="sea">提交</Button>, why: '不知道提交了谁会收到什么。' },
  anatomy: [
    { at: 'a', name: '回到待办，条件都在' },
    { at: 'h1', name: '这是哪一份' },
    { at: 'h2', name: '办理：能办的事在最前' },
    { at: 'button', name: '领取' },
  ],
  heard: { at: 'header > div:last-child', says: '处理人；无人领取；领取，按钮' },
  keys: [{ at: 'button', key: 'Enter', does: '按下', proves: () => expect(desk.args.on.hold).toHaveBeenCalledOnce() }],
  states: {
    busy: '平台工作台-一票订单--sending',
    empty: '平台工作台-一票订单--gone',
    faulty: '平台工作台-一票订单--lacking',
    error: '平台工作台-一票订单--stale-unexpected',
    offline: '平台工作台-一票订单--act-offline',
    done: '平台工作台-一票订单--done',
    long: '平台工作台-一票订单--complained',
    dark: '模式-工作台一票--at-rest-dark',
  },
};

const samples = {
  无人领取: Shown.args?.view,
  由我处理: Mine.args?.view,
  由同事处理: Theirs.args?.view,
  填写退回原因: Filling.args?.view,
  看对方将收到的: Read.args?.view,
  已办理: Done.args?.view,
  同事先了一步: Moved.args?.view,
  一份询价: Enquiry.args?.view,
};

const meta = {
  ...desk,
  title: '模式/工作台一票',
  argTypes: { view: picked(samples) },
  parameters: { pattern },
} satisfies Meta<typeof desk.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '无人领取', args: Shown.args ?? {} };
export const AtRestDark = night(AtRest);
