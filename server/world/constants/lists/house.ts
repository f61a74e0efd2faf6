/** States and people. Type and name, then code|name|English name. */
export const HOUSE_LISTS = `
orderStatus 订单状态
DRAFT|草稿
QUOTED|已报价
SUBMITTED|已提交
AWAIT_VERIFY|待企业认证
UNDER_REVIEW|审核中
DG_REVIEW|危品审核中
PENDING_UPDATE|待补充资料
CONFIRMED|已确认
BOOKED|已放舱
CARGO_IN|已进仓/已装箱
DECLARED|已申报
DEPARTED|已开航
ARRIVED|已到港
COMPLETED|已完成
CANCELLED|已取消
AUTO_CANCELLED|超时自动取消
REJECTED|已退回
EXPIRED|报价已失效

auditStatus 企业认证状态
NONE|未认证
WAIT|审核中
PASS|已通过
REJECT|未通过
EXPIRED|证照已过期

cancelReason 取消原因
1|货物未备妥
2|船期不符
3|价格原因
4|承运人拒载
5|资料无法提供
6|重复下单
7|未完成企业认证（系统）
8|报价失效（系统）
9|其他

enterpriseType 企业类型
1|生产企业
2|贸易企业
3|货代/物流企业
4|仓储企业
5|运输车队
6|终端使用单位
7|科研院校
8|检测/咨询机构
9|个人（年满 18 周岁）

industry 所属行业
01|基础化工
02|石油化工
03|精细化工
04|医药中间体
05|涂料油墨
06|胶粘剂
07|农化
08|新能源电池
09|电子化学品
10|塑料橡胶
11|日化香精
12|食品添加剂
13|水处理
14|教育科研
99|其他

supplierRole 供应商角色
CARRIER|承运人
FORWARDER|货代
CFS|装箱站
WAREHOUSE|仓库
TANK|罐箱运营商
FLEXI|液袋供应商
TRUCK|车队
DGAGENT|危品申报机构
SELLER|化工卖家

newsCategory 资讯分类
1|平台公告
2|行业资讯
3|法规动态
4|船期与运价
5|安全警示
6|活动

helpCategory 帮助分类
1|新手指南
1.1|账户与登录
1.1.1|新手入门
1.1.2|企业认证
1.2|下单流程
1.3|费用与发票
2|产品下载
3|关于我们

userSource 用户来源
echem|本平台网页
mini|小程序
sso|单点登录

messageType 短信类型
user_login|登录验证码
user_sign|注册验证码
user_close|注销账号验证码
user_pwd|修改密码
`;
