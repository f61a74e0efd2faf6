/** Names the plans give their samples, those that came with the modes. */
export const ofModes: Record<string, string> = {
  'the agreement about charges': '计费协议',
  clashes: '不能同箱',
  fits: '能进箱',
  'none of the way': '问的班次不在了',
  'nothing to ask': '没有要问的',
  peroxide: '过氧化氢',
  'under review for three weeks': '审核了三周',
  'an enquiry': '一份询价',
  'answered anew': '又报了一次',
  declined: '不接受',
  'not answered yet': '还没报价',
  said: '已留言',
  'somebody was faster': '别人先办了',
  withdrawn: '已撤回',
};
