/** Speech of a screen reader for each piece, and the effects of its keys; a test plays each line. */
type Speech = {
  /** Story group that shows the piece. */
  group: string;
  piece: string;
  says: string;
  keys: readonly { key: string; does: string }[];
};

export const uiSpeech: readonly Speech[] = [
  {
    group: '组件/控件',
    piece: 'press/button',
    says: '查价，按钮',
    keys: [
      { key: 'Enter', does: '按下' },
      { key: '空格', does: '按下' },
    ],
  },
  {
    group: '组件/控件',
    piece: 'press/button 正在处理',
    says: '正在查价…，按钮，忙，不可用',
    keys: [{ key: 'Enter', does: '焦点留在原处' }],
  },
  {
    group: '组件/控件',
    piece: 'press/icon-button',
    says: '关闭，按钮',
    keys: [{ key: 'Enter', does: '按下' }],
  },
  {
    group: '组件/控件',
    piece: 'press/link-button',
    says: '忘记密码，按钮',
    keys: [{ key: 'Enter', does: '按下' }],
  },
  {
    group: '组件/控件',
    piece: 'press/choice-chip',
    says: '只看可订，按钮，已按下',
    keys: [{ key: '空格', does: '按下或放开' }],
  },
  {
    group: '组件/控件',
    piece: 'form/checkbox',
    says: '已阅读并同意，复选框，未勾选',
    keys: [{ key: '空格', does: '勾选或取消' }],
  },
  {
    group: '组件/控件',
    piece: 'form/text-field',
    says: '手机号，编辑框，内容有误，请输入手机号',
    keys: [{ key: 'Tab', does: '到下一处' }],
  },
  {
    group: '组件/控件',
    piece: 'form/password-field',
    says: '显示密码，按钮，未按下',
    keys: [{ key: '空格', does: '显示或隐藏密码' }],
  },
  {
    group: '组件/控件',
    piece: 'show/tabs',
    says: '海运，页签，已选中',
    keys: [
      { key: '→', does: '到下一个页签并打开' },
      { key: '←', does: '到上一个页签并打开' },
    ],
  },
  {
    group: '组件/选择',
    piece: 'form/side-by-side',
    says: '整箱，单选按钮，已勾选',
    keys: [{ key: '→', does: '选下一项' }],
  },
  {
    group: '组件/选择',
    piece: 'form/native-select',
    says: '箱型，下拉框',
    keys: [{ key: 'Tab', does: '到下一处' }],
  },
];
