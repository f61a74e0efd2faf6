/** Purpose and answers of the service, for its page and the help. */
export const DOM_SERVICE = {
  purpose: '沿海与长江内贸整箱，可门到门；运价含税列明，公路超限先提醒。',
  points: [
    { title: '哪一班', text: '沿海与长江各港班期、航程与挂靠顺序；江海换船两段一起订，停留多久写明。' },
    { title: '含不含两端拖车', text: '60 个城市可门到门；城市归哪个港、多少公里，选时就看到。' },
    { title: '开什么票', text: '含税与不含税并排，9% 与 6% 可切换，不用自己换算。' },
    { title: '单箱能装多重', text: '单箱超过 27 吨时提示公路段可能超限。' },
  ],
};
