/** Names of what happens to those who come, stay and are signed in elsewhere, where they read badly word by word. */
export const peopleNames = {
  isArrivingBySso: '经单点登录到来',
  isMeetingSomebody: '到来时已有人登录',
  isMeeting: '已登录的是另一人',
  isRecognised: '认出了来者',
  isAnswer: '答复是这个',
  recogniseArrival: '确认来者',
  keepMeeting: '记下两人',
  settleAnswer: '定下答复',
  'arrival.accept': '换成来者',
  'arrival.decline': '保持现在的账号',
  setExpiredAside: '搁置过期的会话',
  setPresentAside: '搁置已在这里的会话',
  'device.end': '让一台设备退出',
};
