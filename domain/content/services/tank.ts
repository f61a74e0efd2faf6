/** Purpose and answers of the service, for its page and the help. */
export const TANK_SERVICE = {
  purpose: '按货物找合用的罐型，核算充装率，再比租金、清洗与免租期。',
  points: [
    {
      title: '用哪种罐',
      text: '按 UN 编号查罐箱规范编号；能否代用只看 IMDG 4.2.5.2.5 的表，编号大的不一定能代编号小的。',
    },
    { title: '装多少合适', text: '按密度与温度核算充装率，低于八成或超过上限都会提示。' },
    { title: '上一载货物是什么', text: '食品、聚合物与忌水货物可指定上一载货物要求与清洗证书。' },
    { title: '总共花多少', text: '租金、免租期、清洗、加热与还罐地点一并比较。' },
  ],
};
