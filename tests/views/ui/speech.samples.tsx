import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, vi } from 'vitest';

import { Checkbox } from '../../../src/ui/form/checkbox';
import { NativeSelect } from '../../../src/ui/form/native-select';
import { PasswordField } from '../../../src/ui/form/password-field';
import { Select } from '../../../src/ui/form/select';
import { SideBySide } from '../../../src/ui/form/side-by-side';
import { SmsCodeButtonView } from '../../../src/ui/form/sms-code-button';
import { TextField } from '../../../src/ui/form/text-field';
import { Dialog } from '../../../src/ui/layer/dialog';
import { DialogTitle } from '../../../src/ui/layer/dialog-title';
import { Drawer } from '../../../src/ui/layer/drawer';
import { Tooltip } from '../../../src/ui/layer/tooltip';
import { Button } from '../../../src/ui/press/button';
import { ButtonLink } from '../../../src/ui/press/button-link';
import { ChoiceChip } from '../../../src/ui/press/choice-chip';
import { IconButton } from '../../../src/ui/press/icon-button';
import { LinkButton } from '../../../src/ui/press/link-button';
import { SkipLink } from '../../../src/ui/press/skip-link';
import { TextLink } from '../../../src/ui/press/text-link';
import { Pagination } from '../../../src/ui/show/pagination';
import { SortHead } from '../../../src/ui/show/sort-head';
import { Tabs } from '../../../src/ui/show/tabs';

export const done = vi.fn<(value?: unknown) => void>();

function Ways({ first }: { first: 'sea' | 'air' }) {
  const [chosen, setChosen] = useState(first);
  return (
    <Tabs label="运输方式" tabs={{ sea: '海运', air: '空运' }} chosen={chosen} onChoose={setChosen}>
      <p>{chosen}</p>
    </Tabs>
  );
}

const CHOICES = [
  { key: 'fcl', label: '整箱' },
  { key: 'lcl', label: '拼箱' },
];

type Sample = { role: string; name: string; view: ReactElement; keys: Readonly<Record<string, () => unknown>> };

const isDone = () => expect(done).toHaveBeenCalledOnce();
const hasFocus = (role: string, name: string) => expect(document.activeElement).toBe(screen.getByRole(role, { name }));
const isListed = async () => expect(await screen.findByRole('listbox')).toBeDefined();
const entered = (role: string, name: string, view: ReactElement): Sample => ({
  role,
  name,
  view,
  keys: { Enter: isDone },
});
const next = <button type="button">下一处</button>;

/** Each piece as its page shows it, and the effect of each key. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  'press/button': {
    role: 'button',
    name: '查价',
    view: (
      <Button look="signal" onClick={done}>
        查价
      </Button>
    ),
    keys: { Enter: isDone, 空格: isDone },
  },
  'press/button 正在处理': {
    role: 'button',
    name: '正在查价…',
    view: (
      <Button look="signal" isBusy onClick={done}>
        正在查价…
      </Button>
    ),
    keys: { Enter: () => hasFocus('button', '正在查价…') },
  },
  'press/icon-button': entered('button', '关闭', <IconButton name="close" label="关闭" onClick={done} />),
  'press/link-button': entered('button', '忘记密码', <LinkButton onClick={done}>忘记密码</LinkButton>),
  'press/choice-chip': {
    role: 'button',
    name: '只看可订',
    view: (
      <ChoiceChip isPressed onPress={done}>
        只看可订
      </ChoiceChip>
    ),
    keys: { 空格: isDone },
  },
  'form/checkbox': {
    role: 'checkbox',
    name: '已阅读并同意',
    view: (
      <Checkbox name="agree" isChecked={false} onChange={done}>
        已阅读并同意
      </Checkbox>
    ),
    keys: { 空格: () => expect(done).toHaveBeenCalledWith(true) },
  },
  'form/text-field': {
    role: 'textbox',
    name: '手机号',
    view: (
      <>
        <TextField label="手机号" hint="" error="请输入手机号" />
        {next}
      </>
    ),
    keys: { Tab: () => hasFocus('button', '下一处') },
  },
  'form/password-field': {
    role: 'button',
    name: '显示密码',
    view: <PasswordField label="密码" hint="至少 6 位" autoComplete="off" />,
    keys: { 空格: () => expect(screen.getByLabelText('密码').getAttribute('type')).toBe('text') },
  },
  'show/tabs': {
    role: 'tab',
    name: '海运',
    view: <Ways first="sea" />,
    keys: { '→': () => hasFocus('tab', '空运'), '←': () => hasFocus('tab', '空运') },
  },
  'form/side-by-side': {
    role: 'radio',
    name: '整箱',
    view: <SideBySide label="方式" choices={CHOICES} chosen="fcl" onChoose={done} />,
    keys: { '→': () => expect(done).toHaveBeenCalledWith('lcl') },
  },
  'form/native-select': {
    role: 'combobox',
    name: '箱型',
    view: (
      <>
        <NativeSelect label="箱型" hint="" choices={CHOICES} chosen="fcl" onChoose={done} />
        {next}
      </>
    ),
    keys: { Tab: () => hasFocus('button', '下一处') },
  },
  'form/select': {
    role: 'button',
    name: '包装',
    view: (
      <Select
        label="包装"
        hint=""
        placeholder="请选择包装"
        choices={[{ key: '1H1', label: '1H1 闭口塑料桶' }]}
        chosen="1H1"
        onChoose={done}
      />
    ),
    keys: { 空格: isListed, '↓': isListed },
  },
  'form/sms-code-button': {
    role: 'button',
    name: '获取验证码',
    view: (
      <SmsCodeButtonView
        view={{ status: 'idle', secondsLeft: 0, canRequest: true, isBusy: false, sentTo: null, failureCode: null }}
        onRequest={done}
      />
    ),
    keys: { Enter: isDone },
  },
  'layer/dialog': {
    role: 'dialog',
    name: '取消这张订单？',
    view: (
      <Dialog shape="sheet" onClose={done}>
        <DialogTitle>取消这张订单？</DialogTitle>
        {next}
      </Dialog>
    ),
    keys: { Esc: isDone },
  },
  'layer/drawer': {
    role: 'dialog',
    name: '筛选船期',
    view: (
      <Drawer title="筛选船期" close="关闭筛选" onClose={done}>
        {next}
      </Drawer>
    ),
    keys: { Esc: isDone },
  },
  'layer/tooltip': {
    role: 'button',
    name: '低硫附加费',
    view: <Tooltip text="按船公司当月公布的标准收取">低硫附加费</Tooltip>,
    keys: {
      Esc: () => {
        hasFocus('button', '低硫附加费');
        expect(screen.queryByRole('tooltip')).toBeNull();
      },
    },
  },
  'press/button-link': entered(
    'link',
    '返回船期',
    <ButtonLink href="#booking" look="sea" onClick={done}>
      返回船期
    </ButtonLink>,
  ),
  'press/skip-link': {
    role: 'link',
    name: '跳到正文',
    view: <SkipLink to="main">跳到正文</SkipLink>,
    keys: { Enter: () => expect(window.location.hash).toBe('#main') },
  },
  'press/text-link': entered(
    'link',
    '用户服务协议',
    <TextLink href="#terms" onClick={done}>
      用户服务协议
    </TextLink>,
  ),
  'show/pagination': {
    role: 'button',
    name: '下一页',
    view: (
      <Pagination
        words={{ label: '分页', previous: '上一页', next: '下一页', page: (number) => `第 ${number} 页` }}
        page={2}
        count={5}
        total="共 50 条"
        onTurn={done}
      />
    ),
    keys: {
      Enter: () => {
        expect(done).toHaveBeenCalledWith(3);
        hasFocus('button', '下一页');
      },
    },
  },
  'show/sort-head': {
    role: 'button',
    name: '总价',
    view: (
      <SortHead way={null} onSort={done}>
        总价
      </SortHead>
    ),
    keys: { 空格: isDone },
  },
};
