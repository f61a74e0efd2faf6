/** Purpose and answers of the service, for its page and the help. */
export const CFS_SERVICE = {
  purpose: '货交装箱站装箱再集港：按截港时间倒着排，选站、约车、分箱、大危标与装箱证明一次办好。',
  points: [
    { title: '哪个站能装这类货', text: '按危险类别资质与火灾危险性作业区逐站核对，不能装的说明原因。' },
    { title: '赶得上截港吗', text: '最晚进站、装箱班次、第一车进站，从截港时间倒着排出来。' },
    { title: '哪天几点还有位置', text: '每小时余几车、每半天余多少 TEU，写明数量，提交时才占。' },
    { title: '一箱多少钱', text: '装箱、卸车、证明书、装箱检查员与大危标逐项列出，固定价。' },
  ],
};
