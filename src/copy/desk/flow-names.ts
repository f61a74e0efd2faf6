/** Names of what happens to a tool of the desk, where they read badly word by word. */
export const toolNames = {
  'value.change': '填写',
  'values.clear': '清空填写',
  changeValue: '记下填写',
  clearValues: '清空填写',
  saveTyped: '写进网址',
  isFaulty: '填错了',
  isTimed: '与时间有关',
  isLater: '过了一分钟',
  minuteTicker: '分钟表',
};
