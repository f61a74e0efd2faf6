/** Purpose and answers of the service, for its page and the help. */
export const WH_SERVICE = {
  purpose: '按城市与危险类别找有资质的仓库，先核对火灾危险性类别，再看余量与价格。',
  points: [
    { title: '这类货能不能存', text: '按许可范围与火灾危险性类别（甲、乙、丙）逐仓核对，不符的说明原因。' },
    { title: '还有没有位置', text: '写明面积、余量与可存温度。' },
    { title: '多少钱', text: '按吨·天与托·天取高的一种计价，另列装卸、贴标与最低收费。' },
    { title: '车能不能进', text: '送货车辆与司机的危险货物资质在预约时一并核对。' },
  ],
};
