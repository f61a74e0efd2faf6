/** Money and charges. Type and name, then code|name|English name. */
export const MONEY_LISTS = `
currency 币种
1|人民币|CNY
2|美元|USD
3|欧元|EUR
4|港币|HKD
5|日元|JPY

payType 付款方式
1|票结（逐票结算）|Per shipment
2|月结|Monthly
3|预付全款|Prepaid
4|账期 30 天|Net 30
5|在线支付（对公网银）|Online B2B
6|到付|Collect

freightTerm 运费条款
PP|预付|Prepaid
CC|到付|Collect
EE|第三地付款|Elsewhere

invoiceType 发票类型
1|增值税专用发票
2|增值税普通发票
3|电子普通发票
4|形式发票（境外）

chargeUnit 计费单位
CTN|箱|per container
BL|票|per B/L
RT|计费吨|per revenue ton
KG|千克|per kg
LIFT|箱次|per lift
CBM|立方米
T|吨
DAY|天
TD|吨·天
PLTD|托·天
PCS|件
SET|套
KM|公里
TK|罐
TKD|罐·天
CASE|项
VEH|车
CPN|张

chargeItem 费用项目
CPN|优惠券
PCT|按比例附加费
OF|海运费
BAF|燃油附加费
CAF|币值附加费
PSS|旺季附加费
LSS|低硫附加费
DGS|危险品附加费
THC|码头操作费
DOC|文件费
SEA|铅封费
EIR|设备交接单费
TLX|电放费
VGM|VGM 申报费
AMS|AMS/ENS 舱单费
DGD|危品申报费
GDS|货款
FRT|送货费
DGSV|危品服务费
DGSX|危品服务加项
DGSB|批量优惠
DGSR|加急费
LOAD|装箱费
LBL|贴标费
TRK|拖车费
CUS|报关费
EVE|夜间加班费
WKE|周末加班费
UNL|卸车费
CERT|装箱证明书
PACKER|持证装箱检查员
PLC|大危标
FORK|大件叉运
TRKNS|车辆未到费
LASH|绑扎加固
DRAY|集港短驳
WRAP|缠膜
PHOTO|装箱拍照
WHR|仓租
WHM|最低仓租补足
HIN|入库装卸费
HOUT|出库装卸费
SAFE|安全管理费
ADM|单证系统费
BND|保税监管费
SAMP|取样费
PAL|打托
INS|保险费
RF|公路运费
DTR|绕行费
RET|回程运费
BACK|空驶费
TOLL|过路费
COLD|制冷费
ESC|押运费
ESC2|第二押运员费
PARK|危货停车费
DROP|加点费
LIFT|尾板费
WASH|洗罐费
WAIT|等待费
PTX|通行证代办费
TANKR|罐箱租金
REPO|回空调运
LAST|上一载货物要求
HEAT|加热费
POS|空罐调到起运港
TKCHK|装罐前检查
N2|氮封
ONH|起租检验
OFFH|退租检验
DTHC|目的港操作费
BOX|用箱费
HVY|超重费
PICK|提货拖车
DELV|送货拖车
TAX|增值税
DDOC|目的港文件费
CFSD|目的港拆箱费
AF|空运费
FSC|燃油费
SSC|安检费
AWB|运单费
RAF|铁路运费
GAU|口岸换装费
COC|用箱费
LINER|保温内衬
STA|站内作业费
DGA|危险货物批复代办
TRN|俄文制单
CLEAN|洗罐费
FLEX|液袋
FOOD|食品级液袋
FBOX|食品级箱
FIT|液袋安装
BULK|箱门隔板
HPAD|加热垫
FITKM|远程安装
UNLD|目的港卸货
DISP|袋体处置
DEM|滞港费（DEM）
DET|滞箱费（DET）
`;
