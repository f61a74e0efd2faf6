import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BlockFailure } from '../../src/ui/show/block-states';
import { StatusStrip } from '../../src/ui/show/status-strip';
import upload, { Done, HalfSent, KeptOffline, Offline, Queued } from '../order/file-upload.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { picked } from '../sights';

const none = () => undefined;

const pattern: PatternRecord = {
  views: ['src/features/file-upload/file-checklist.tsx'],
  chart: 'fileUpload',
  status: 'stable',
  purpose: '断网：填过、选过的都在，连上了接着办，不用从头来。',
  use: ['上传、保存草稿、提交中断网。', '能自己重试的写出何时；不能的给按钮。'],
  avoid: ['不知道成没成时不能说失败：先查结果。', '不清空、不跳页。'],
  good: {
    shows: () => <BlockFailure text="网络不通，文件还在。" retry="重试" onRetry={none} />,
    why: '文件没丢，按一下再传。',
  },
  bad: { shows: () => <StatusStrip tone="bad">提交失败，请重新填写</StatusStrip>, why: '填的没了，也可能已经成单。' },
  anatomy: [
    { at: '[role=alert]', name: '说清断在哪、什么还在' },
    { at: 'ul ul button', name: '重试：只重试这一份' },
  ],
  heard: { at: '[role=alert]', says: '警示；网络不通，恢复后自动继续' },
  keys: [
    {
      at: '[role=alert] ~ * button, ul ul button',
      key: 'Enter',
      does: '重试这一份',
      proves: () => expect(upload.args.on.retry).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    busy: '下单-资料上传--half-sent',
    empty: '下单-资料上传--none',
    faulty: '下单-资料上传--wrong-kind',
    error: '下单-资料上传--unavailable',
    offline: '整箱下单-订单表单--offline',
    done: '下单-资料上传--done',
    long: '下单-资料上传--queued-half',
    dark: '下单-资料上传--offline-dark',
  },
};

const samples = {
  网络断开: Offline.args?.view,
  已传一半: HalfSent.args?.view,
  排队: Queued.args?.view,
  撤回时断网: KeptOffline.args?.view,
  已上传: Done.args?.view,
};

const meta = {
  ...upload,
  title: '模式/断网',
  argTypes: { view: picked(samples) },
  parameters: { pattern },
} satisfies Meta<typeof upload.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '上传时断网', args: Offline.args ?? {} };
