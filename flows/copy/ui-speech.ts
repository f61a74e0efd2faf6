/** Speech of a screen reader for each piece, and the effects of its keys; a test plays each line. */
type Speech = {
  /** File of the piece, and its state where it is not at rest. */
  piece: string;
  says: string;
  keys: readonly { key: string; does: string }[];
};

export const uiSpeech: readonly Speech[] = [
  {
    piece: 'press/button',
    says: '查价，按钮',
    keys: [
      { key: 'Enter', does: '按下' },
      { key: '空格', does: '按下' },
    ],
  },
  {
    piece: 'press/button 正在处理',
    says: '正在查价…，按钮，忙，不可用',
    keys: [{ key: 'Enter', does: '焦点留在原处' }],
  },
  {
    piece: 'press/icon-button',
    says: '关闭，按钮',
    keys: [{ key: 'Enter', does: '按下' }],
  },
  {
    piece: 'press/link-button',
    says: '忘记密码，按钮',
    keys: [{ key: 'Enter', does: '按下' }],
  },
  {
    piece: 'press/choice-chip',
    says: '只看可订，按钮，已按下',
    keys: [{ key: '空格', does: '按下或放开' }],
  },
  {
    piece: 'form/checkbox',
    says: '已阅读并同意，复选框，未勾选',
    keys: [{ key: '空格', does: '勾选或取消' }],
  },
  {
    piece: 'form/text-field',
    says: '手机号，编辑框，内容有误，请输入手机号',
    keys: [{ key: 'Tab', does: '到下一处' }],
  },
  {
    piece: 'form/password-field',
    says: '显示密码，按钮，未按下',
    keys: [{ key: '空格', does: '显示或隐藏密码' }],
  },
  {
    piece: 'show/tabs',
    says: '海运，页签，已选中',
    keys: [
      { key: '→', does: '到下一个页签并打开' },
      { key: '←', does: '到上一个页签并打开' },
    ],
  },
  {
    piece: 'form/side-by-side',
    says: '整箱，单选按钮，已勾选',
    keys: [{ key: '→', does: '选下一项' }],
  },
  {
    piece: 'form/native-select',
    says: '箱型，下拉框',
    keys: [{ key: 'Tab', does: '到下一处' }],
  },
  {
    piece: 'form/select',
    says: '包装 1H1 闭口塑料桶，按钮',
    keys: [
      { key: '空格', does: '打开列表' },
      { key: '↓', does: '打开列表' },
    ],
  },
  { piece: 'form/sms-code-button', says: '获取验证码，按钮', keys: [{ key: 'Enter', does: '发送验证码' }] },
  { piece: 'layer/dialog', says: '取消这张订单？，弹窗', keys: [{ key: 'Esc', does: '关闭' }] },
  { piece: 'layer/drawer', says: '筛选船期，弹窗', keys: [{ key: 'Esc', does: '关闭' }] },
  {
    piece: 'layer/tooltip',
    says: '低硫附加费，按钮，按船公司当月公布的标准收取',
    keys: [{ key: 'Esc', does: '收起说明，焦点留在词上' }],
  },
  { piece: 'press/button-link', says: '返回船期，链接', keys: [{ key: 'Enter', does: '打开那一页' }] },
  { piece: 'press/skip-link', says: '跳到正文，链接', keys: [{ key: 'Enter', does: '到正文' }] },
  { piece: 'press/text-link', says: '用户服务协议，链接', keys: [{ key: 'Enter', does: '打开那一页' }] },
  { piece: 'show/pagination', says: '下一页，按钮', keys: [{ key: 'Enter', does: '翻到下一页，焦点留下' }] },
  { piece: 'show/sort-head', says: '总价，按钮', keys: [{ key: '空格', does: '按这一列排序，再按反过来' }] },
];

/** Speech of a screen reader for the first story of each piece, empty for decoration; a test reads each aloud. */
export const uiReading: Readonly<Record<string, string>> = {
  'form/checkbox': '已阅读并同意用户协议，复选框，未勾选',
  'form/choice-list': '1A1 闭口钢桶，常用',
  'form/choices': '船公司，组；中远海运，复选框，已勾选；5；马士基，复选框，未勾选；3；东方海外，复选框，未勾选；0',
  'form/faults-told':
    '警示；有 2 项要修改：件数、毛重；件数，编辑框，内容有误，请填写件数；毛重（kg），编辑框，内容有误，请填写毛重',
  'form/field-frame': '毛重（kg），编辑框，含包装与托盘',
  'form/field-message': '警示；该船不接 20 t 以上的箱。；减到 19,800 kg，按钮',
  'form/native-select': '箱型，下拉框',
  'form/password-field': '密码，编辑框，至少 6 位，区分大小写；显示密码，按钮，未按下',
  'form/select': '包装 1H1 闭口塑料桶，按钮，以运输鉴定书为准',
  'form/side-by-side': '运费，组；预付，单选按钮，已勾选；到付，单选按钮，未勾选',
  'form/sms-code-button': '获取验证码，按钮',
  'form/sms-code-strip': '状态；发送成功，请查收 138****0002 的短信',
  'form/text-field': '毛重（kg），编辑框，必填，含包装与托盘',
  'layer/dialog': '取消这张订单？，弹窗；取消这张订单？，标题；取消后舱位释放，按运价退 80%。；取消订单，按钮',
  'layer/dialog-title': '筛选船期，标题',
  'layer/drawer': '筛选船期，弹窗；筛选船期，标题；关闭筛选，按钮；只看直达，复选框，已勾选；查看 12 个船期，按钮',
  'layer/overlay': '订单已保存',
  'layer/tooltip': '低硫附加费，按钮，低硫燃油附加费，按船公司当月公布的标准收取，随船期变动。',
  'mark/badge': 'UN 1230',
  'mark/glyph': '',
  'mark/hairline': '正在查询船期…',
  'mark/hazard-diamond': '',
  'mark/icon': '',
  'mark/line-art': '',
  'mark/logo': '',
  'mark/mini-program-picture': '小程序即将开放，图片',
  'mark/mode-icon': '',
  'mark/qr-code': '签收页的二维码，图片',
  'mark/small-photo': '',
  'mark/verdict-pill': '可接',
  'mark/work-icon': '',
  'press/button': '正在查价…，按钮，忙，不可用',
  'press/button-link': '返回船期，链接',
  'press/choice-chip': '只看可订，按钮，未按下',
  'press/icon-button': '关闭，按钮',
  'press/link-button': '忘记密码，按钮',
  'press/skip-link': '跳到正文，链接；正文从这里开始。',
  'press/text-link': '会员中心（在新标签页打开），链接',
  'show/bar': '',
  'show/block-states': '警示；结果加载失败，服务器 60 秒没有答复。；筛选条件已保留 · 请求号 8F2C-41D0；重试，按钮',
  'show/comma': '甲醇，易燃，有毒',
  'show/countdown-ring': '还剩 7 秒，图片',
  'show/deferred': '已载入',
  'show/empty-state': '暂无符合条件的船期，标题；12-02 前后 3 天没有接 5.1 类的直达船。；放宽到 ±7 天，按钮',
  'show/heads': '费用，表格；项目，列标题；数量，列标题；金额，列标题；海运费；1 × 20GP；$943.98',
  'show/pagination':
    '订单分页，导航；共 128 条，每页 10 条；上一页，按钮；第 1 页，按钮；第 2 页，按钮，当前页；第 3 页，按钮；第 13 页，按钮；下一页，按钮',
  'show/pictured': '已经能按',
  'show/price': '$2,732.47；/ 20GP 总价',
  'show/scroller': '费率表，区域；每公斤运费，起运地一列，目的地十二列，比手机宽',
  'show/sort-head': '总价，按钮',
  'show/status-strip': '状态；验证码发送中…',
  'show/table':
    '我的订单，表格；订单号，列标题；航线，列标题；开船，列标题；接载，列标题；总价，列标题；FC26 1120 7K3M，链接；上海 → 鹿特丹；12-02 周三；需审；$5,653.67；FC26 1118 2XPA，链接；宁波 → 杰贝阿里；12-03 周四；可接；$1,953.67；FC26 1112 M4D8，链接；青岛 → 新加坡；11-24 周二；可接；$997.27',
  'show/tabs': '海运，页签，已选中；空运，页签；按整箱或拼箱',
};
