/** Names of what is filled in, in forms and tools, where they read badly word by word. */
export const toolNames = {
  'field.leave': '离开填写项',
  'fault.seek': '前往出错的填写项',
  noteLeft: '记下已离开',
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
