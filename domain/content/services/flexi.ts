/** Purpose and answers of the service, for its page and the help. */
export const FLEXI_SERVICE = {
  purpose: '非危险液体用液袋：三个问题答完就知道能不能装、装多少、总价多少。',
  points: [
    { title: '能不能用液袋', text: '液袋禁止装运危险货物；密度 0.6–1.6、装货温度不超过 60℃ 才适用。' },
    { title: '用多大的', text: '按密度给出容量建议，货重不超过 24 吨。' },
    { title: '要不要加热', text: '高凝固点货物配加热垫，目的港卸货方式一起定。' },
    { title: '价格含什么', text: '液袋、安装、加固与海运费合成一个总价。' },
  ],
};
