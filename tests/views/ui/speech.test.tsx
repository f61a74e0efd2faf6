import { cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { userEvent } from 'storybook/test';
import { afterEach, expect, it, vi } from 'vitest';

import { uiSpeech } from '../../../src/copy/flows/ui-speech';
import { Checkbox } from '../../../src/ui/form/checkbox';
import { NativeSelect } from '../../../src/ui/form/native-select';
import { PasswordField } from '../../../src/ui/form/password-field';
import { SideBySide } from '../../../src/ui/form/side-by-side';
import { TextField } from '../../../src/ui/form/text-field';
import { Button } from '../../../src/ui/press/button';
import { ChoiceChip } from '../../../src/ui/press/choice-chip';
import { IconButton } from '../../../src/ui/press/icon-button';
import { LinkButton } from '../../../src/ui/press/link-button';
import { Tabs } from '../../../src/ui/show/tabs';

const done = vi.fn<(value?: unknown) => void>();

afterEach(() => {
  cleanup();
  done.mockReset();
});

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

type Sample = { role: string; name: string; view: ReactElement; keys: Readonly<Record<string, () => void>> };

const isDone = () => expect(done).toHaveBeenCalledOnce();
const hasFocus = (role: string, name: string) => expect(document.activeElement).toBe(screen.getByRole(role, { name }));
const next = <button type="button">下一处</button>;

const SAMPLES: Readonly<Record<string, Sample>> = {
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
  'press/icon-button': {
    role: 'button',
    name: '关闭',
    view: <IconButton name="close" label="关闭" onClick={done} />,
    keys: { Enter: isDone },
  },
  'press/link-button': {
    role: 'button',
    name: '忘记密码',
    view: <LinkButton onClick={done}>忘记密码</LinkButton>,
    keys: { Enter: isDone },
  },
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
};

const ROLES: Readonly<Record<string, string>> = {
  button: '按钮',
  checkbox: '复选框',
  textbox: '编辑框',
  tab: '页签',
  radio: '单选按钮',
  combobox: '下拉框',
};

const PRESSED: Readonly<Record<string, string>> = {
  Enter: '{Enter}',
  空格: ' ',
  Tab: '{Tab}',
  '→': '{ArrowRight}',
  '←': '{ArrowLeft}',
};

const flag = (element: Element, name: string) => element.getAttribute(name) === 'true';

/** States in the order in which they are read. */
function statesOf(element: HTMLElement): string[] {
  const isTicked = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
  const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [
    ...(isTicked ? [element.checked ? '已勾选' : '未勾选'] : []),
    ...(element.hasAttribute('aria-pressed') ? [flag(element, 'aria-pressed') ? '已按下' : '未按下'] : []),
    ...(flag(element, 'aria-selected') ? ['已选中'] : []),
    ...(flag(element, 'aria-busy') ? ['忙'] : []),
    ...(flag(element, 'aria-disabled') ? ['不可用'] : []),
    ...(flag(element, 'aria-invalid') ? ['内容有误'] : []),
    ...described.map((id) => document.getElementById(id)?.textContent ?? '').filter(Boolean),
  ];
}

const shown = (piece: string) => {
  const sample = SAMPLES[piece];
  if (!sample) throw new Error(`No sample of ${piece}`);
  render(sample.view);
  return { ...sample, element: screen.getByRole(sample.role, { name: sample.name }) };
};

it.each(uiSpeech)('$piece is read out as its page says', ({ piece, says }) => {
  const { role, name, element } = shown(piece);
  expect([name, ROLES[role], ...statesOf(element)].join('，')).toBe(says);
});

it.each(uiSpeech.flatMap(({ piece, keys }) => keys.map(({ key, does }) => ({ piece, key, does }))))(
  '$piece does what its page says when $key is pressed',
  async ({ piece, key }) => {
    const { element, keys } = shown(piece);
    element.focus();
    await userEvent.keyboard(PRESSED[key] ?? '');
    keys[key]?.();
    expect(Object.keys(keys)).toContain(key);
  },
);

it('plays every key that it knows', () => {
  const listed = Object.fromEntries(uiSpeech.map(({ piece, keys }) => [piece, keys.map(({ key }) => key)]));
  expect(listed).toEqual(
    Object.fromEntries(Object.entries(SAMPLES).map(([piece, { keys }]) => [piece, Object.keys(keys)])),
  );
});
