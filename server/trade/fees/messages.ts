export const FEE_MESSAGES = {
  unknownService: '所选附加服务不存在，请重新选择',
  included: (name: string) => `${name}（危险品运价已含）`,
  onRequest: (name: string) => `${name}（另行报价，不计入总价）`,
};

export const FEE_NOTES = {
  dangerOnly: '仅危险品收取',
  insurance: (perMille: number, least: number) => `按投保金额的 ${perMille}‰ 计收，最低 ${least} 元`,
};
