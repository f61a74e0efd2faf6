/** Transport modes, papers and services. Type and name, then code|name|English name. */
export const TRANSPORT_LISTS = `
bizMode 业务类型
FCL|海运整箱|FCL sea
LCL|海运拼箱|LCL sea
AIR|国际空运|Air
RAIL|国际铁路|Rail
CFS|内装（装箱）|CFS loading
WH|危化仓储|Warehousing
TANK|罐箱|ISO tank
FLEXI|液袋|Flexitank
DOM|内贸海运|Domestic sea
DGD|危品申报与咨询|DG desk
ENQ|整箱询价|FCL enquiry
MALL|化工商城|Mall
TRUCK|危化车运|Trucking

containerType 箱型
20GP|20 英尺普柜
40GP|40 英尺普柜
40HQ|40 英尺高柜
45HQ|45 英尺高柜
20RF|20 英尺冷藏箱
40RH|40 英尺高冷藏箱
20OT|20 英尺开顶箱
40OT|40 英尺开顶箱
20FR|20 英尺框架箱
40FR|40 英尺框架箱
20TK|20 英尺罐箱
FLEXI|20 英尺液袋

tradeTerm 贸易条款
EXW|EXW 工厂交货
FCA|FCA 货交承运人
FAS|FAS 船边交货
FOB|FOB 船上交货
CFR|CFR 成本加运费
CIF|CIF 成本保险费加运费
CPT|CPT 运费付至
CIP|CIP 运费保险费付至
DAP|DAP 目的地交货
DPU|DPU 卸货地交货
DDP|DDP 完税后交货

transportTerm 运输条款
CY-CY|堆场到堆场
CY-DOOR|堆场到门
DOOR-CY|门到堆场
DOOR-DOOR|门到门
CFS-CFS|站到站
CFS-CY|站到堆场

tradeLane 航线
近洋|近洋（日韩港台）
东南亚|东南亚
印巴|印巴
中东|中东
红海|红海
欧洲|欧洲
地中海|地中海
北美西|北美西
北美东/美湾|北美东/美湾
中南美西|中南美西
南美东|南美东
非洲|非洲
澳新|澳新
内贸沿海|内贸沿海
长江|长江支线
中欧|中欧班列
中亚|中亚班列

blType 提单类型
MBL|船东单
HBL|货代单
SWB|海运单

releaseType 放单方式
OBL|正本提单
TLX|电放
SWB|海运单放货
SURR|异地放单

serviceType 附加服务
TRK|拖车/送货
CFS|内装装箱
CUS|报关
DGDEC|海事货申报
DGCERT|装箱证明书
INSP|危包证/商检代办
LABEL|大危标/贴标
INS|货运险
WH|仓储
FUM|熏蒸
SAMP|分析鉴定
DEST|目的港清关派送
DGA|铁路危险货物批复代办
TRN|俄文制单
LASH|箱内加固

dgdeskService 危品咨询服务
1|货物分类判定
2|SDS 编制/审核
3|危包证代办
4|海事货申报
5|空运鉴定
6|班轮接载预审
7|拼箱相容性审核
8|仓储准入审核
9|应急响应电话登记

docType 资料类型
SDS_CN|SDS（中文）
SDS_EN|SDS（英文）
DGD|危险货物申报单
PKG_PERF|包装性能检验结果单
PKG_USE|危包证（使用鉴定结果单）
COND|货物运输条件鉴定书
CPC|集装箱装箱证明书
VGM|VGM 声明
CI|商业发票
PL|装箱单
CUSTD|报关单
POA|代理委托书
COA|质检单
TANKCERT|罐体检验证书
CLEANCERT|清洗证明
LICENCE|营业执照
HAZLIC|危险化学品经营许可证
PRECREG|易制毒购买备案证明
EXPREC|易制爆购买备案证明
EXPLIC|两用物项和技术出口许可证
PRECTRANS|易制毒化学品运输许可证或备案证明
TOXPASS|剧毒化学品道路运输通行证
UN38|UN38.3 试验概要
ROADCERT|道路危险货物运输证
ESCORT|押运员资格证
SIGN|安全技术说明书和安全标签（一书一签）
INSUR|保单
SOC|自备箱证书
RAILDG|铁路危险货物批复
FREEZE|冻损免责声明
SDS14|SDS 第 14 章“不属于危险货物”页
CYLINDER|气瓶检验合格证与充装量声明
FLASH|闪点检测报告
STABLE|稳定化/温控声明
DRYPACK|防水包装照片
INHIB|稳定剂证明
NOMIX|不与可燃物混装声明
TOXDATA|毒性数据页
CORRDATA|pH 或腐蚀性数据页
BATSPEC|电池规格书与荷电状态声明
MPMARK|海洋污染物标记照片
COMPOSE|成分表
WEIGHT|单箱货重声明
`;
