import { chapter, ends, step } from './strides';

export const STAFF_IN = chapter(
  '工作台：平台人员登录',
  'staffSignIn',
  'for the first time',
  step('field.change', 'the name'),
  step('field.change', 'the password'),
  step('password.submit'),
  ends('checkPassword', 'right'),
  step('field.change', 'the code'),
  step('factor.submit'),
  ends('showFactor', 'right'),
);

export const QUEUE = chapter(
  '工作台：从待办里领取',
  'deskQueue',
  'somebody at the desk',
  ends('loadQueue', 'a page of many'),
  step('line.take', 'the first line'),
  ends('hold', 'taken'),
);

const CASE_IN_HAND = [ends('loadCase', 'an order of mine')];

export const PASSED = chapter(
  '工作台：审核通过',
  'deskCase',
  'an order',
  ...CASE_IN_HAND,
  step('act.choose', 'letting it pass without a paper'),
  step('act.rehearse'),
  ends('rehearse', 'read'),
  step('act.send'),
  step('act.send'),
  ends('act', 'done'),
);

export const SENT_BACK = chapter(
  '工作台：写明原因，拒绝',
  'deskCase',
  'an order',
  ...CASE_IN_HAND,
  step('act.choose', 'sending it back'),
  step('field.change', 'a reason'),
  step('act.rehearse'),
  ends('rehearse', 'read'),
  step('act.send'),
  ends('act', 'done'),
);
