/** Purpose and answers of the service, for its page and the help. */
export const AIR_SERVICE = {
  purpose: '按机场查运价，同时核对客机、货机与禁运限制，计费重边填边算。',
  points: [
    { title: '能不能上飞机', text: '按 UN 编号给出客机可载、仅限货机或禁运的提示，禁运的直接建议改走海运。' },
    { title: '按哪个重量收费', text: '毛重与体积重取大者，各重量级单价并排列出。' },
    { title: '要哪些文件', text: '危险品申报单、运输条件鉴定书与锂电池试验概要，缺哪样说哪样。' },
    { title: '单件会不会超限', text: '单件重量与尺寸超出机型限制时先提示，不等到交货才退。' },
  ],
};
