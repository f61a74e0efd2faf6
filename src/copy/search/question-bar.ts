/** What every bar of a question says, whatever it asks for. */
export const questionBarCopy = {
  send: '重新核算',
};
