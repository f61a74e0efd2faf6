export const questionBarCopy = {
  send: '重新核算',
};
